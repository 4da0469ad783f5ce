/** Actions in notation, as actions.py writes them: `build baths 2,0`, `sell loom`, `dig statue`, `side night`, `board rhodos`. */
import type { Choice } from "./view";

export type Kind = "build" | "stage" | "sell";

export interface Way {
  action: string;
  left: number;
  right: number;
}

export interface Play extends Way {
  kind: Kind;
  card: string;
}

const PLAY = /^(build|stage|sell) ([a-z_]+)(?: (\d+),(\d+))?$/;

export function readPlay(action: string): Play | null {
  const found = PLAY.exec(action);
  if (!found?.[1] || !found[2]) return null;
  return { action, kind: found[1] as Kind, card: found[2], left: Number(found[3] ?? 0), right: Number(found[4] ?? 0) };
}

/** The legal ways to do this with the card, cheapest first. */
export function waysTo(kind: Kind, card: string, legal: string[]): Way[] {
  return legal
    .map(readPlay)
    .filter((play): play is Play => play?.kind === kind && play.card === card)
    .sort((one, other) => one.left + one.right - other.left - other.right || other.left - one.left);
}

/** The play that waits for the others' choices; a side that was chosen is none. */
export function playOf({ kind, card, to_left, to_right }: Choice): Play | null {
  if (kind === "side" || card === null) return null;
  const paid = to_left || to_right ? ` ${to_left},${to_right}` : "";
  return { action: `${kind} ${card}${paid}`, kind, card, left: to_left, right: to_right };
}
