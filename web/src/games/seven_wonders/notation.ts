/** Actions in notation, as actions.py writes them: `build baths 2,0`, `sell loom`, `dig statue`, `side night`, `board rhodos`. */
import { CARDS } from "./components";

export type Kind = "build" | "stage" | "sell";
export const KINDS: readonly Kind[] = ["build", "stage", "sell"];

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

const COINS = 16; // MAX_WAYS of trade.py: every amount to one neighbour is below it

/** The play behind an action id (ids.py), for the own choice that waits for the others. */
export function playOfId(id: number): Play | null {
  const kind = KINDS[Math.floor(id / (CARDS.length * COINS * COINS))];
  const card = CARDS[Math.floor(id / (COINS * COINS)) % CARDS.length];
  if (!kind || !card) return null;
  const left = Math.floor(id / COINS) % COINS;
  const right = id % COINS;
  const paid = left || right ? ` ${left},${right}` : "";
  return { action: `${kind} ${card.name}${paid}`, kind, card: card.name, left, right };
}
