/** Where something can be written on the monument: only on what lies in full sight, so that no letter is cut. */
import type { Box } from "../../stage/camera.svelte";
import type { Point } from "./geometry";
import { faces, paintOrder, type Faces, type Footprint } from "./stack";
import type { BoardSlot } from "./view";

export interface Size {
  width: number;
  height: number;
}

/** A place around its middle. */
type Patch = Point & Size;

export type Face = "top" | "left" | "right";

export interface Writing {
  /** The face with the letter and who built the stone; null: all of them are covered. */
  main: Face | null;
  /** The left face has the letter once more. */
  again: boolean;
}

/** What a letter on the floor of an empty slot takes. */
const ON_FLOOR = { width: 12, height: 12 };
/** What the letter takes by itself, and with the mark of the builder. */
const LETTER = { top: { width: 14, height: 13 }, side: { width: 12, height: 11 } };
const SIGNED = { top: { width: 40, height: 19 }, side: { width: 29, height: 15 } };
/** Units: what only touches does not cover. */
const TOUCH = 0.8;
const GAP = 4;
/** A tag may hide so much of what lies before its floor; and what it counts to leave the middle. */
const MOST_HIDDEN = 0.36;
const AWAY = 0.12;
/** How far the front edges of the sheet, which meet below the middle, rise to both sides. */
const EDGE = 0.53;
/** Half the floor of a slot, as it is drawn; places on it, the middle first; points of a tag. */
const FLOOR = { width: 40, height: 21.2 };
const STEPS = [0, -0.12, 0.12, -0.24, 0.24, -0.36, 0.36];
const TRIES = STEPS.flatMap((along) => STEPS.map((across): [number, number] => [along, across]));
const SAMPLES = [-0.45, -0.27, -0.09, 0.09, 0.27, 0.45].flatMap((dx) =>
  [-0.4, -0.13, 0.13, 0.4].map((dy): [number, number] => [dx, dy]),
);

const around = (middle: Point, size: Size): Patch => ({ x: middle.x, y: middle.y, ...size });

const cornersOf = ({ x, y, width, height }: Patch): Point[] => [
  { x: x - width / 2, y: y - height / 2 },
  { x: x + width / 2, y: y - height / 2 },
  { x: x + width / 2, y: y + height / 2 },
  { x: x - width / 2, y: y + height / 2 },
];

/** Two convex shapes cover each other if no line along one of their sides parts them. */
function covers(one: Point[], other: Point[]): boolean {
  const parts = (shape: Point[]): boolean =>
    shape.some((from, place) => {
      const to = shape[(place + 1) % shape.length] ?? from;
      const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      const reach = (points: Point[]): [number, number] => {
        const far = points.map(({ x, y }) => ((y - from.y) * (to.x - from.x) - (x - from.x) * (to.y - from.y)) / long);
        return [Math.min(...far), Math.max(...far)];
      };
      const [a, b] = [reach(one), reach(other)];
      return a[1] - TOUCH <= b[0] || b[1] - TOUCH <= a[0];
    });
  return !parts(one) && !parts(other);
}

/** Whether a point lies in a convex shape. */
function holds(shape: Point[], { x, y }: Point): boolean {
  const sides = shape.map((from, place) => {
    const to = shape[(place + 1) % shape.length] ?? from;
    return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  });
  return !(sides.includes(1) && sides.includes(-1));
}

const free = (patch: Patch, above: Point[][]): boolean => {
  const corners = cornersOf(patch);
  return above.every((shape) => !covers(corners, shape));
};

export interface Tag<T> extends Point {
  slot: T;
  /** The middle of the floor that it belongs to, if it stands aside because something lies before that. */
  from: Point | null;
}

/** The drawing as it is seen from one side: its stones in the order in which they are painted. */
export class Sight {
  readonly #shapes: Map<string, Faces>;
  /** Far and low stones first. */
  readonly order: BoardSlot[];

  /** `solid` are the stones that cover what lies behind them. */
  constructor(
    readonly slots: BoardSlot[],
    readonly solid: (slot: BoardSlot) => boolean,
    readonly print: Footprint,
    readonly turns: number,
  ) {
    this.order = paintOrder(slots, print, turns);
    this.#shapes = new Map(slots.map((slot) => [slot.slot, faces(slot, print, turns)]));
  }

  shape(slot: BoardSlot): Faces {
    return this.#shapes.get(slot.slot) ?? faces(slot, this.print, this.turns);
  }

  /** What is painted over a slot. */
  #above(slot: BoardSlot): Point[][] {
    const place = this.order.findIndex((one) => one.slot === slot.slot);
    return this.order.slice(place + 1).flatMap((one) => (this.solid(one) ? [this.shape(one).corners] : []));
  }

  /** A tag lies on the floor of its slot where that is in sight; the others stand below the sheet, as near as there is room. */
  tags(slots: BoardSlot[], size: Size, box: Box): Tag<BoardSlot>[] {
    const placed: Tag<BoardSlot>[] = [];
    const aside: Tag<BoardSlot>[] = [];
    for (const slot of slots) {
      const foot = this.shape(slot).foot;
      const spot = this.#clearest(slot, size, placed);
      if (spot) placed.push({ slot, ...spot, from: null });
      else aside.push({ slot, ...foot, from: foot });
    }
    const [left, right] = [-1, 1].map((side) => {
      let least = (size.height + GAP) / EDGE + size.width / 2;
      return aside
        .filter(({ x }) => x < 0 === side < 0)
        .sort((one, other) => Math.abs(one.x) - Math.abs(other.x))
        .map((tag) => {
          const out = Math.max(least, Math.abs(tag.x));
          least = out + size.width + GAP;
          const edge = box.y + box.height - (out - size.width / 2) * EDGE;
          return { ...tag, x: side * out, y: edge + GAP + size.height / 2 };
        });
    }) as [Tag<BoardSlot>[], Tag<BoardSlot>[]];
    return [...placed, ...left, ...right];
  }

  /** The place on a floor where a tag covers least of what lies before it; null if it would cover too much everywhere. */
  #clearest(slot: BoardSlot, size: Size, placed: Point[]): Point | null {
    const { foot, floor } = this.shape(slot);
    const before = [...this.#above(slot), ...placed.map((tag) => cornersOf(around(tag, size)))];
    const near = before.filter((shape) => covers(floor, shape) || covers(cornersOf(around(foot, size)), shape));
    let best: Point | null = null;
    let least = MOST_HIDDEN;
    for (const [along, across] of TRIES) {
      const spot = { x: foot.x + (along - across) * FLOOR.width, y: foot.y + (along + across) * FLOOR.height };
      const patch = around(spot, size);
      const hidden = SAMPLES.filter(([dx, dy]) => {
        const point = { x: patch.x + dx * size.width, y: patch.y + dy * size.height };
        return near.some((shape) => holds(shape, point));
      });
      const cost = hidden.length / SAMPLES.length + AWAY * (Math.abs(along) + Math.abs(across));
      if (cost < least) [best, least] = [spot, cost];
    }
    return best;
  }

  /** Where the letter of a stone is written; tags of a size lie over what is under them. */
  writing(slot: BoardSlot, tags: Point[], size: Size): Writing {
    const shape = this.shape(slot);
    const above = this.#over(slot, tags, size);
    const [top, side] = slot.builder === null ? [LETTER.top, LETTER.side] : [SIGNED.top, SIGNED.side];
    const fits = (middle: Point, room: Size): boolean => free(around(middle, room), above);
    if (fits(shape.crown, top)) return { main: "top", again: fits(shape.onLeft, LETTER.side) };
    const main = fits(shape.onLeft, side) ? "left" : fits(shape.onRight, side) ? "right" : null;
    return { main, again: false };
  }

  /** Whether something written on the floor of a slot can be read. */
  shows(slot: BoardSlot, at: Point, tags: Point[], size: Size): boolean {
    return free(around(at, ON_FLOOR), this.#over(slot, tags, size));
  }

  #over(slot: BoardSlot, tags: Point[], size: Size): Point[][] {
    return [...this.#above(slot), ...tags.map((tag) => cornersOf(around(tag, size)))];
  }
}
