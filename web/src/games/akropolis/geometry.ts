/** Hexes with a point on top, seen a little from the south: a cell is a column, higher levels stand further up. */
import type { Point } from "../../lib/arrows";
import type { Box } from "../../stage/camera.svelte";

export type { Point };
export interface Place {
  q: number;
  r: number;
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
/** How close two spots can lie: along an edge from corner to corner. */
export const NEAREST = RADIUS * TILT;
/** How far one level stands above the next. */
export const STEP = 8.5;

/** A tile by itself as it is drawn: the room that it needs, and how much wider than high that is. */
export const TILE_BOX = { x: -20, y: -29, width: 75, height: 82 } as const;
export const TILE_SHAPE = TILE_BOX.width / TILE_BOX.height;

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
export const line = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${figure(x)} ${figure(y)}`).join("L");
export const shape = (points: readonly Point[]): string => `M${line(points)}Z`;

/** The edge of a hex that faces a direction. */
export function edge(direction: number): [Point, Point] {
  return [CORNERS[(direction + 1) % 6] as Point, CORNERS[(direction + 2) % 6] as Point];
}

/** What holds all the cells as high as they stand, with a margin counted in cells. */
export function boxOf(places: readonly (Place & { level: number })[], margin: number): Box {
  const points = places.map((place) => centre(place));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [wide, high] = [WIDTH * (margin + 0.5), LINE * (margin + 0.67)];
  const [x, y] = [Math.min(...xs) - wide, Math.min(...places.map((place) => centre(place, place.level).y)) - high];
  return { x, y, width: Math.max(...xs) + wide - x, height: Math.max(...ys) + high - y };
}
