/** What the rules refuse, in words. */
import type { Trouble } from "../engine/trouble";
import { speaker } from "../lib/texts.svelte";
import type { Refusal } from "../lib/wire";

export function refusalOf({ key, details, rule }: Trouble, game: string): Refusal {
  const ofGame = speaker(game);
  const reason = rule === null ? {} : { reason: ofGame(rule) };
  return { error: key, message: ofGame(`error-${key}`, { ...details, ...reason }), rule };
}
