/** Which options of a game a pad asks for: those that matter to its points. */
import { padOf } from "./counting";
import type { OptionLine } from "../games/manifest";
import type { Rules } from "../play/rules";

export function askedOptions({ engine, manifest }: Rules, seats: number): OptionLine[] {
  const mattering = padOf(engine).options;
  return manifest.options.filter(
    (one) =>
      mattering.includes(one.name) &&
      one.seats.includes(seats) &&
      (one.fitting[seats] ?? one.choices).filter((choice) => choice !== "random").length > 1,
  );
}

/** Options as they usually are; of a pad, nothing is left to chance. */
export const usualOptions = ({ manifest }: Rules): Record<string, string> =>
  Object.fromEntries(manifest.options.map((one) => [one.name, one.default]));
