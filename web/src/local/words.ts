/** What cannot be done on this device, in words. */
import { Trouble } from "../engine/trouble";
import { Refused } from "../lib/api";
import { speaker } from "../lib/texts.svelte";
import type { Refusal } from "../lib/wire";
import { refusalOf } from "../play/words";

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
