/** Cells of the city: x to the right, y upwards; on the drawing a cell is a square of 100 units, y downwards. */
import type { Box } from "../../stage/camera.svelte";
import type { CityBuilding, Cell } from "./view";

export const CELL = 100;
export const keyOf = (x: number, y: number): string => `${x},${y}`;
export const left = (x: number): number => x * CELL;
export const top = (y: number): number => -y * CELL;

const SIDES: Cell[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

/** The drawing that holds all cells, with a rim. */
export function bounds(cells: Cell[], rim = 14): Box {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const west = left(Math.min(...xs)) - rim;
  const north = top(Math.max(...ys)) - rim;
  return {
    x: west,
    y: north,
    width: left(Math.max(...xs)) + CELL + rim - west,
    height: top(Math.min(...ys)) + CELL + rim - north,
  };
}

/** The drawing that holds these buildings and every cell beside them. */
export function around(buildings: Cell[]): Box {
  return bounds(buildings, CELL + 8);
}

/** The part of the whole that holds these cells and what is next to them. */
export function aimed(cells: Cell[], whole: Box): Box {
  const near = bounds(cells, CELL);
  const x = Math.max(near.x, whole.x);
  const y = Math.max(near.y, whole.y);
  return {
    x,
    y,
    width: Math.min(near.x + near.width, whole.x + whole.width) - x,
    height: Math.min(near.y + near.height, whole.y + whole.height) - y,
  };
}

/** Where the stem of a leaf points: to a building beside it, in degrees clockwise from below. */
export function stemAngle([x, y]: Cell, city: CityBuilding[]): number {
  const built = new Set(city.map((one) => keyOf(one.x, one.y)));
  const side = SIDES.findIndex(([dx, dy]) => built.has(keyOf(x + dx, y + dy)));
  return side < 0 ? 0 : ([180, 270, 0, 90][side] ?? 0);
}

/** The border of a group of cells, drawn a little inside of it. */
export function outline(cells: Cell[], inset = 3): string {
  const own = new Set(cells.map(([x, y]) => keyOf(x, y)));
  const has = (x: number, y: number): boolean => own.has(keyOf(x, y));
  const next = new Map<string, [number, number, Cell][]>();
  const edge = (a: Cell, b: Cell, way: Cell): void => {
    const key = keyOf(...a);
    next.set(key, [...(next.get(key) ?? []), [b[0], b[1], way]]);
  };
  for (const [x, y] of cells) {
    const l = left(x);
    const t = top(y);
    if (!has(x, y + 1)) edge([l, t], [l + CELL, t], [1, 0]);
    if (!has(x + 1, y)) edge([l + CELL, t], [l + CELL, t + CELL], [0, 1]);
    if (!has(x, y - 1)) edge([l + CELL, t + CELL], [l, t + CELL], [-1, 0]);
    if (!has(x - 1, y)) edge([l, t + CELL], [l, t], [0, -1]);
  }
  let path = "";
  while (next.size) path += loop(next, inset);
  return path;
}

/** One closed border out of directed edges (clockwise, the group on the right hand). */
function loop(next: Map<string, [number, number, Cell][]>, inset: number): string {
  const start = [...next.keys()][0] ?? "";
  let key = start;
  let way: Cell | null = null;
  const corners: { at: Cell; into: Cell; out: Cell }[] = [];
  do {
    const out = next.get(key) ?? [];
    const turn = way;
    const rank = ([, , to]: [number, number, Cell]): number => (turn ? turn[0] * to[1] - turn[1] * to[0] : 0);
    out.sort((a, b) => rank(b) - rank(a));
    const taken = out.shift();
    if (!taken) break;
    if (!out.length) next.delete(key);
    const [x, y] = key.split(",").map(Number) as Cell;
    if (!way || way[0] !== taken[2][0] || way[1] !== taken[2][1])
      corners.push({ at: [x, y], into: way ?? taken[2], out: taken[2] });
    way = taken[2];
    key = keyOf(taken[0], taken[1]);
  } while (key !== start);
  const first = corners[0];
  if (first && way) {
    first.into = way;
    if (way[0] === first.out[0] && way[1] === first.out[1]) corners.shift();
  }
  const points = corners.map(({ at, into, out }) => {
    const x = at[0] + inset * (-into[1] - out[1]);
    const y = at[1] + inset * (into[0] + out[0]);
    return `${x} ${y}`;
  });
  return points.length ? `M${points.join("L")}Z` : "";
}
