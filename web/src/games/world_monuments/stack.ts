/** The monument as a stack of blocks, seen from above at an angle and from any of four sides. */
import type { Box } from "../../stage/camera.svelte";
import type { Point } from "./geometry";
import type { BoardSlot } from "./view";

const HALF = 20;
const SLOPE = 10.6;
export const HEIGHT = 29;
/** Cells that one stone covers each way. */
export const SPAN = 2;
const MARGIN = 0.5;

export interface Faces {
  top: string;
  left: string;
  right: string;
  base: string;
  outline: string;
  /** The corners of the outline and of the base. */
  corners: Point[];
  floor: Point[];
  /** Lines of the wood on the side faces, and the light along the front edges of the top. */
  grain: string;
  shine: string;
  /** Middle of the top, of the base and of the side faces. */
  crown: Point;
  foot: Point;
  onLeft: Point;
  onRight: Point;
}

export interface Footprint {
  width: number;
  depth: number;
}

export function footprint(slots: BoardSlot[]): Footprint {
  return {
    width: Math.max(...slots.map((slot) => slot.x)) + SPAN,
    depth: Math.max(...slots.map((slot) => slot.y)) + SPAN,
  };
}

const project = (x: number, y: number, z: number): Point => ({ x: (x - y) * HALF, y: -(x + y) * SLOPE - z * HEIGHT });

/** The left front corner of a slot after quarter turns of the whole monument. */
export function turned(slot: Point, print: Footprint, turns: number): Point {
  switch (turns % 4) {
    case 1:
      return { x: slot.y, y: print.width - SPAN - slot.x };
    case 2:
      return { x: print.width - SPAN - slot.x, y: print.depth - SPAN - slot.y };
    case 3:
      return { x: print.depth - SPAN - slot.y, y: slot.x };
    default:
      return { x: slot.x, y: slot.y };
  }
}

const path = (points: Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

const strip = (points: Point[]): string => path(points).slice(0, -1);

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

export function faces(slot: BoardSlot, print: Footprint, turns: number): Faces {
  const { x, y } = turned(slot, print, turns);
  const [low, high] = [slot.level - 1, slot.level];
  const corner = (dx: number, dy: number, z: number): Point => project(x + dx * SPAN, y + dy * SPAN, z);
  const top = [corner(0, 0, high), corner(1, 0, high), corner(1, 1, high), corner(0, 1, high)];
  const base = [corner(0, 0, low), corner(1, 0, low), corner(1, 1, low), corner(0, 1, low)];
  const right = [corner(0, 0, low), corner(1, 0, low), corner(1, 0, high), corner(0, 0, high)];
  const left = [corner(0, 0, low), corner(0, 1, low), corner(0, 1, high), corner(0, 0, high)];
  const outline = [
    corner(0, 0, low),
    corner(1, 0, low),
    corner(1, 0, high),
    corner(1, 1, high),
    corner(0, 1, high),
    corner(0, 1, low),
  ];
  return {
    top: path(top),
    base: path(base),
    left: path(left),
    right: path(right),
    outline: path(outline),
    corners: outline,
    floor: base,
    grain: [0.3, 0.68]
      .map((part) => strip([corner(0, 0.94, low + part), corner(0, 0, low + part - 0.06), corner(0.94, 0, low + part)]))
      .join(""),
    shine: strip([corner(0.05, 0.95, high), corner(0.05, 0.05, high), corner(0.95, 0.05, high)]),
    crown: middle(top),
    foot: middle(base),
    onLeft: middle(left),
    onRight: middle(right),
  };
}

/** Far and low blocks first. */
export function paintOrder(slots: BoardSlot[], print: Footprint, turns: number): BoardSlot[] {
  const depth = (slot: BoardSlot): number => {
    const { x, y } = turned(slot, print, turns);
    return x + y;
  };
  return [...slots].sort((a, b) => a.level - b.level || depth(b) - depth(a));
}

const sides = (print: Footprint, turns: number): [number, number] =>
  turns % 2 ? [print.depth, print.width] : [print.width, print.depth];

/** The sheet under the monument, and its lines two cells apart. */
export function sheet(print: Footprint, turns: number): { edge: string; lines: string; front: string; name: Point } {
  const [width, depth] = sides(print, turns);
  const m = MARGIN;
  const edge = path([
    project(-m, -m, 0),
    project(width + m, -m, 0),
    project(width + m, depth + m, 0),
    project(-m, depth + m, 0),
  ]);
  const line = (from: Point, to: Point): string =>
    `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  const lines: string[] = [];
  for (let x = 0; x <= width; x++) lines.push(line(project(x, -m, 0), project(x, depth + m, 0)));
  for (let y = 0; y <= depth; y++) lines.push(line(project(-m, y, 0), project(width + m, y, 0)));
  const ends = [
    [-m, -m, width + m, -m],
    [-m, -m, -m, depth + m],
    [-m, depth + m, width + m, depth + m],
    [width + m, -m, width + m, depth + m],
  ][[0, 3, 2, 1][turns % 4] ?? 0] as [number, number, number, number];
  const [from, to] = [project(ends[0], ends[1], 0), project(ends[2], ends[3], 0)];
  const out = (from.x + to.x) / 2 < project(width / 2, depth / 2, 0).x ? -1 : 1;
  const down = (from.y + to.y) / 2 < project(width / 2, depth / 2, 0).y ? -1 : 1;
  const name = { x: (from.x + to.x) / 2 + out * 14, y: (from.y + to.y) / 2 + down * 14 };
  return { edge, lines: lines.join(""), front: line(from, to), name };
}

/** What must be seen of the drawing, whatever is built. */
export function frame(slots: BoardSlot[], print: Footprint, turns: number): Box {
  const [width, depth] = sides(print, turns);
  const m = MARGIN + 0.4;
  const tops = slots.map((slot) => {
    const { x, y } = turned(slot, print, turns);
    return project(x + SPAN, y + SPAN, slot.level).y;
  });
  const left = project(-m, depth + m, 0).x;
  const right = project(width + m, -m, 0).x;
  const high = Math.min(project(width + m, depth + m, 0).y, ...tops) - 8;
  const low = project(-m, -m, 0).y;
  return { x: left, y: high, width: right - left, height: low - high };
}
