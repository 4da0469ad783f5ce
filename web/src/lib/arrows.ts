/** Where keys lead from the thing that has the focus: arrows to a neighbour, PageUp and PageDown through all in reading order, Home and End to the first and the last. */
export interface Point {
  x: number;
  y: number;
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
};

/** The place in a row that a key leads to; behind the last one comes the first. Null: the key leads nowhere. */
export function inRow(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Differences in distance that nobody sees. */
const SLIVER = 0.02;

/** The closest point in the direction of an arrow, those straight ahead first: what lies aside counts `slant` times, and is out of the way beyond `cone` times what lies ahead. */
export function beside<T extends Point>(
  points: readonly T[],
  from: Point,
  key: string,
  slant = 2,
  cone = Infinity,
): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y + dy * way.x);
    if (ahead < 0.5 || aside > ahead * cone) continue;
    const cost = ahead + slant * aside;
    if (cost < least - SLIVER) [best, least] = [point, cost];
  }
  return best;
}

/** The next point in reading order, line by line; so every point can be reached, wherever the arrows lead. */
export function inOrder<T extends Point>(points: readonly T[], from: T, key: string): T | null {
  const all = [...points].sort((a, b) => a.y - b.y || a.x - b.x);
  const to = key in WAYS ? null : inRow(key, all.indexOf(from), all.length);
  return to === null ? null : (all[to] ?? null);
}

/** Where all these keys lead from every point. One that arrows would pass by from all sides is put between its neighbours. */
export function ways<T extends Point>(points: readonly T[], slant: number): Map<T, Map<string, T>> {
  const found = new Map(points.map((point) => [point, new Map<string, T>()]));
  for (const [point, leads] of found) {
    for (const key of [...Object.keys(WAYS), "PageUp", "PageDown", "Home", "End"]) {
      const next = beside(points, point, key, slant) ?? inOrder(points, point, key);
      if (next) leads.set(key, next);
    }
  }
  insert(points, found);
  return found;
}

/** Lead arrows to every point: one that none leads to comes between the closest and what lay behind that. */
function insert<T extends Point>(points: readonly T[], found: Map<T, Map<string, T>>): void {
  const reached = new Set(points.slice(0, 1));
  for (;;) {
    for (const point of reached) {
      for (const [key, next] of found.get(point) ?? []) if (key in WAYS) reached.add(next);
    }
    const lost = points.find((point) => !reached.has(point));
    if (!lost) return;
    const near = [...reached].reduce((a, b) => (distance(b, lost) < distance(a, lost) ? b : a));
    const [dx, dy] = [lost.x - near.x, lost.y - near.y];
    const key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
    const beyond = found.get(near)?.get(key);
    found.get(near)?.set(key, lost);
    if (beyond) found.get(lost)?.set(key, beyond);
    reached.add(lost);
  }
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
