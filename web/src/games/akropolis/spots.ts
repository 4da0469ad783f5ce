/** A spot is the corner where the three cells of a tile meet; a tile can lie on it in three ways. */
import { distance } from "../../lib/arrows";
import { centre, keyOf, LINE, toward, WIDTH, type Place, type Point } from "./geometry";
import { read, write } from "./notation";
import type { Cell } from "./view";

export interface Spot extends Point {
  key: string;
  /** The first cell: its neighbours to `side` and `side + 1` are the others. */
  q: number;
  r: number;
  side: 0 | 1;
  /** How high the tile is drawn: on top of the highest cell below it. Where it may lie, all three are as high. */
  level: number;
  legal: boolean;
}

/** The tile that somebody is laying. */
export interface Laying {
  spot: Spot;
  /** Thirds of a turn. */
  turn: number;
  code: string;
  state: "ghost" | "chosen" | "refused";
}

export type Heights = ReadonlyMap<string, Cell>;

export const heightsOf = (city: readonly Cell[]): Heights => new Map(city.map((cell) => [keyOf(cell), cell]));

export function cellsOf({ q, r, side }: Pick<Spot, "q" | "r" | "side">): [Place, Place, Place] {
  const first = { q, r };
  return [first, toward(first, side), toward(first, side + 1)];
}

/** The cells of a tile's hexes in their order, with `turn` thirds of a turn. */
export function hexesAt(spot: Pick<Spot, "q" | "r" | "side">, turn: number): [Place, Place, Place] {
  const cells = cellsOf(spot);
  return [0, 1, 2].map((hex) => cells[(hex + turn) % 3]) as [Place, Place, Place];
}

/** The cells of a tile that is laid, its hexes in their order. */
export const hexesOf = ({ q, r, k }: Place & { k: number }): [Place, Place, Place] => [
  { q, r },
  toward({ q, r }, k),
  toward({ q, r }, k + 1),
];

export function actionAt(spot: Spot, turn: number, index: number): string {
  const [first] = hexesAt(spot, turn);
  return write({ index, q: first.q, r: first.r, k: spot.side + 2 * turn });
}

function spotAt(q: number, r: number, side: 0 | 1, city: Heights, legal: boolean): Spot {
  const cells = cellsOf({ q, r, side });
  const below = Math.max(...cells.map((cell) => city.get(keyOf(cell))?.level ?? 0));
  const points = cells.map((cell) => centre(cell, below));
  const middle = (of: (point: Point) => number): number => points.reduce((sum, point) => sum + of(point), 0) / 3;
  return {
    key: `${q},${r},${side}`,
    q,
    r,
    side,
    level: below + 1,
    legal,
    x: middle(({ x }) => x),
    y: middle(({ y }) => y),
  };
}

/** Where an action lays its tile, and in which of the three ways. */
export function spotOf(action: string, city: Heights): { spot: Spot; turn: number; index: number } | null {
  const move = read(action);
  if (!move) return null;
  const side = (move.k % 2) as 0 | 1;
  const turn = (move.k - side) / 2;
  const step = turn === 0 ? { q: 0, r: 0 } : toward({ q: 0, r: 0 }, side + turn - 1);
  return { spot: spotAt(move.q - step.q, move.r - step.r, side, city, true), turn, index: move.index };
}

/** All spots that the legal actions offer for a tile of the row, from the north to the south. */
export function spotsOf(legal: readonly string[], index: number, city: Heights): Spot[] {
  const found = new Map<string, Spot>();
  for (const action of legal) {
    const at = spotOf(action, city);
    if (at?.index === index) found.set(at.spot.key, at.spot);
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** A tile that is carried so near to a legal spot lies on it. */
const SNAP = 1.2 * WIDTH;

/** The legal spot that a carried tile snaps to. */
export function snapped(point: Point, legal: readonly Spot[]): Spot | null {
  let best: Spot | null = null;
  for (const spot of legal) {
    if (distance(spot, point) <= (best ? distance(best, point) : SNAP)) best = spot;
  }
  return best;
}

/** How much further away a legal spot may be and still be meant. */
const PULL = 7;

/** The spot that a pointer means: a legal one if it is about as close. */
export function meant(point: Point, legal: readonly Spot[], city: Heights): Spot | null {
  const r = Math.round(point.y / LINE);
  const q = Math.round(point.x / WIDTH - r / 2);
  let best: Spot | null = null;
  let least = Infinity;
  const consider = (spot: Spot): void => {
    const far = distance(spot, point) - (spot.legal ? PULL : 0);
    if (far < least) [best, least] = [spot, far];
  };
  for (const spot of legal) consider(spot);
  for (let dr = -1; dr <= 1; dr++) {
    for (let dq = -1; dq <= 1; dq++) {
      for (const side of [0, 1] as const) consider(spotAt(q + dq, r + dr, side, city, false));
    }
  }
  return best;
}
