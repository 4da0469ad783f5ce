/** What cannot be done here, in words. */
import { Trouble } from "../engine/trouble";
import { Refused } from "../lib/api";
import { speaker } from "../lib/texts.svelte";
import type { Refusal } from "../lib/wire";

export function refusalOf({ key, details, rule }: Trouble, game: string): Refusal {
  const ofGame = speaker(game);
  const reason = rule === null ? {} : { reason: ofGame(rule) };
  return { error: key, message: ofGame(`error-${key}`, { ...details, ...reason }), rule };
}

/** Why something could not be done, whatever it was: where no rule is against it, this device could not write it down. */
export function whyNot(error: unknown, game: string): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof Trouble) return refusalOf(error, game);
  console.error(error);
  return { error: "local", message: speaker()("page-local-failed"), rule: null };
}

/** The same as a server would refuse it. */
export function refuse(error: unknown, game = ""): never {
  throw new Refused(400, whyNot(error, game));
}
