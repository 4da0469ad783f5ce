/** Hexes with a point on top, seen a little from the south: a cell is a column, higher levels stand further up. */
export interface Place {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}

/** The six neighbours, clockwise from the east. */
export const DIRECTIONS: readonly Place[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const RADIUS = 20;
export const WIDTH = Math.sqrt(3) * RADIUS;
const TILT = 0.9;
export const LINE = 1.5 * RADIUS * TILT;
/** How far one level stands above the next. */
export const STEP = 8.5;

export const keyOf = ({ q, r }: Place): string => `${q},${r}`;

export function toward(from: Place, direction: number): Place {
  const step = DIRECTIONS[direction % 6] as Place;
  return { q: from.q + step.q, r: from.r + step.r };
}

/** The middle of a cell's top on a level; level 0 is the ground. */
export const centre = ({ q, r }: Place, level = 0): Point => ({ x: WIDTH * (q + r / 2), y: LINE * r - STEP * level });

/** Corners of a hex around its middle: top, then clockwise. */
export const CORNERS: readonly Point[] = corners(1);

export function corners(scale: number): Point[] {
  const half = (WIDTH / 2) * scale;
  const short = (RADIUS / 2) * TILT * scale;
  const long = RADIUS * TILT * scale;
  return [
    { x: 0, y: -long },
    { x: half, y: -short },
    { x: half, y: short },
    { x: 0, y: long },
    { x: -half, y: short },
    { x: -half, y: -short },
  ];
}

const figure = (value: number): string => value.toFixed(2);
export const line = (points: readonly Point[]): string => points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join("L");
export const shape = (points: readonly Point[]): string => `M${line(points)}Z`;

/** The edge of a hex that faces a direction. */
export function edge(direction: number): [Point, Point] {
  return [CORNERS[(direction + 1) % 6] as Point, CORNERS[(direction + 2) % 6] as Point];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What holds all the cells as high as they stand, with a margin counted in cells. */
export function boxOf(places: readonly (Place & { level: number })[], margin: number): Box {
  const points = places.map((place) => centre(place));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [wide, high] = [WIDTH * (margin + 0.5), LINE * (margin + 0.67)];
  return {
    left: Math.min(...xs) - wide,
    right: Math.max(...xs) + wide,
    top: Math.min(...places.map((place) => centre(place, place.level).y)) - high,
    bottom: Math.max(...ys) + high,
  };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads from a point: the closest one on that side, those straight ahead first. */
function beside<T extends Point>(points: readonly T[], from: Point, key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    if (ahead < 0.5) continue;
    const cost = ahead + 1.2 * Math.abs(dx * way.y + dy * way.x);
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}

/** Where the arrow keys lead from every point. One that would be passed by from all sides is put between its neighbours. */
export function ways<T extends Point>(points: readonly T[]): Map<T, Map<string, T>> {
  const found = new Map(points.map((point) => [point, new Map<string, T>()]));
  for (const [point, leads] of found) {
    for (const key of Object.keys(WAYS)) {
      const next = beside(points, point, key);
      if (next) leads.set(key, next);
    }
  }
  const reached = new Set(points.slice(0, 1));
  for (;;) {
    for (const point of reached) for (const next of found.get(point)?.values() ?? []) reached.add(next);
    const lost = points.find((point) => !reached.has(point));
    if (!lost) return found;
    const near = [...reached].reduce((a, b) => (distance(b, lost) < distance(a, lost) ? b : a));
    const [dx, dy] = [lost.x - near.x, lost.y - near.y];
    const key = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp";
    const beyond = found.get(near)?.get(key);
    found.get(near)?.set(key, lost);
    if (beyond) found.get(lost)?.set(key, beyond);
    reached.add(lost);
  }
}
