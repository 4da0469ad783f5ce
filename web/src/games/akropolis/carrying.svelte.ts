/** A tile that is carried from the row onto the map under a held pointer. A press without a way is a click, not this. */
import { distance } from "../../lib/arrows";
import type { Point } from "./geometry";

/** A hand that trembles carries nothing. */
const SLACK = 8;
/** Pixels: a finger holds the tile from below, so that it is seen. */
const LIFT = 44;

interface Acts {
  take: (index: number) => void;
  over: (at: Point) => void;
  drop: (at: Point, touching: boolean) => void;
  /** The browser has taken the pointer away. */
  lose: () => void;
}

export class Carrying {
  /** Where the tile is now, in the window. */
  at = $state.raw<Point | null>(null);
  #from: (Point & { index: number }) | null = null;
  #dropped = false;

  constructor(readonly acts: Acts) {}

  down(event: PointerEvent, index: number): void {
    this.#dropped = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.#from = { index, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    if (!this.#from) return;
    if (!this.at) {
      if (distance(this.#from, { x: event.clientX, y: event.clientY }) < SLACK) return;
      this.acts.take(this.#from.index);
    }
    this.at = held(event);
    this.acts.over(this.at);
  }

  up(event: PointerEvent): void {
    const carried = this.at !== null;
    this.#end();
    this.#dropped = carried;
    if (carried) this.acts.drop(held(event), event.pointerType === "touch");
  }

  cancel(): void {
    if (this.at) this.acts.lose();
    this.#end();
  }

  /** Whether a click is the end of carrying, and nothing else is meant by it; no further one is. */
  ends(click: MouseEvent): boolean {
    const dropped = click.detail > 0 && this.#dropped;
    this.#dropped = false;
    return dropped;
  }

  #end(): void {
    this.#from = null;
    this.at = null;
  }
}

const held = (event: PointerEvent): Point => ({
  x: event.clientX,
  y: event.clientY - (event.pointerType === "touch" ? LIFT : 0),
});
