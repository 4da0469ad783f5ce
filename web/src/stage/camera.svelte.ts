/** How a drawing is looked at: it fits by itself until somebody enlarges or moves it. */
import { untrack } from "svelte";
import type { Point } from "../lib/arrows";

export interface Box extends Point {
  width: number;
  height: number;
}
/** Where a point of the drawing lies on the stage: `scale` times itself, moved by x and y. */
interface Look extends Point {
  scale: number;
}

const CLOSEST = 6;
/** Before the page has a width. */
const SMALLEST = 0.1;
/** Milliseconds: longer than the movement after a key or a button. */
const SETTLED = 260;

/**
 * While the look changes, the drawing is moved and enlarged as a picture (`layer`), which any device does in every
 * frame; once it rests, it is drawn anew (`drawn`), sharp.
 */
export class Camera {
  /** A small drawing is made so many times as large at most, to fit. */
  largest = Infinity;
  width = $state(600);
  height = $state(400);
  box = $state.raw<Box>({ x: -100, y: -100, width: 200, height: 200 });
  /** What lies over the stage above and below, so that a drawing that fits is not covered. */
  inset = $state.raw({ top: 0, bottom: 0 });
  /** The picture follows at once, as under fingers; else it glides. */
  held = $state(false);
  #zoom = $state(1);
  #shift = $state.raw<Point>({ x: 0, y: 0 });

  readonly #free = $derived(this.height - this.inset.top - this.inset.bottom);
  readonly #fitting = $derived(Math.min(this.width / this.box.width, this.#free / this.box.height));
  readonly scale = $derived(Math.max(SMALLEST, Math.min(this.largest, this.#fitting)) * this.#zoom);
  readonly x = $derived(this.width / 2 - (this.box.x + this.box.width / 2) * this.scale + this.#shift.x);
  readonly y = $derived(
    this.inset.top + this.#free / 2 - (this.box.y + this.box.height / 2) * this.scale + this.#shift.y,
  );
  readonly moved = $derived(this.#zoom !== 1 || this.#shift.x !== 0 || this.#shift.y !== 0);

  drawn = $state.raw<Look>({ x: 0, y: 0, scale: 1 });
  readonly moving = $derived(this.drawn.x !== this.x || this.drawn.y !== this.y || this.drawn.scale !== this.scale);
  readonly layer = $derived.by(() => {
    if (!this.moving) return "none";
    const larger = this.scale / this.drawn.scale;
    return `translate(${this.x - larger * this.drawn.x}px, ${this.y - larger * this.drawn.y}px) scale(${larger})`;
  });

  constructor() {
    let size = "";
    $effect(() => {
      const look = { x: this.x, y: this.y, scale: this.scale };
      const now = `${this.width} ${this.height}`;
      const resized = now !== size;
      size = now;
      if (!untrack(() => this.moving)) return;
      if (resized) this.drawn = look;
      else {
        const settling = setTimeout(() => (this.drawn = look), SETTLED);
        return () => clearTimeout(settling);
      }
      return;
    });
  }

  onScreen(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  onMap(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }

  fit(): void {
    this.held = false;
    this.#zoom = 1;
    this.#shift = { x: 0, y: 0 };
  }

  /** By a key, a button or a tap: the picture glides, and the point stays where it is. */
  step(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.held = false;
    this.#enlarge(factor, around);
  }

  /** Under fingers or a wheel: what is under the point stays there. */
  zoom(factor: number, around: Point): void {
    this.held = true;
    this.#enlarge(factor, around);
  }

  #enlarge(factor: number, around: Point): void {
    const kept = this.onMap(around);
    this.#zoom = Math.min(CLOSEST, Math.max(1, this.#zoom * factor));
    const now = this.onScreen(kept);
    this.#move(around.x - now.x, around.y - now.y);
    if (this.#zoom === 1) this.#shift = { x: 0, y: 0 };
  }

  drag(dx: number, dy: number): void {
    this.held = true;
    this.#move(dx, dy);
  }

  #move(dx: number, dy: number): void {
    const reach = { x: (this.width / 2) * this.#zoom, y: (this.height / 2) * this.#zoom };
    const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
    this.#shift = { x: within(this.#shift.x + dx, reach.x), y: within(this.#shift.y + dy, reach.y) };
  }

  /** Bring a point into sight. */
  show(point: Point): void {
    if (!this.moved) return;
    const at = this.onScreen(point);
    const margin = 48;
    const dx = at.x < margin ? margin - at.x : at.x > this.width - margin ? this.width - margin - at.x : 0;
    const dy = at.y < margin ? margin - at.y : at.y > this.height - margin ? this.height - margin - at.y : 0;
    if (!dx && !dy) return;
    this.held = false;
    this.#move(dx, dy);
  }

  /** Whether a key was one of the camera's. */
  key(key: string): boolean {
    if (key === "+" || key === "=") this.step(1.3);
    else if (key === "-") this.step(1 / 1.3);
    else if (key === "0") this.fit();
    else return false;
    return true;
  }
}
