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

/** Whether somebody may choose this with so many players. */
export function fits(rules: Rules, seats: number, name: unknown, choice: unknown): boolean {
  const option = askedOptions(rules, seats).find((one) => one.name === name);
  return typeof choice === "string" && ((option?.fitting[seats] ?? option?.choices)?.includes(choice) ?? false);
}

/** Options with so many players: what is not asked for, or not possible, is as usual. */
export const fitting = (rules: Rules, seats: number, options: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(usualOptions(rules)).map(([name, usual]) => {
      const choice = options[name];
      return [name, choice !== undefined && fits(rules, seats, name, choice) ? choice : usual];
    }),
  );

/** Options as they usually are; of a pad, nothing is left to chance. */
export const usualOptions = ({ manifest }: Rules): Record<string, string> =>
  Object.fromEntries(manifest.options.map((one) => [one.name, one.default]));
