/** How a map is looked at: it fits by itself until somebody zooms or moves it. */
import type { Box, Point } from "./geometry";

const CLOSEST = 6;
/** A small city is not drawn larger than this. */
const LARGEST = 4.5;
/** Before the page has a width. */
const SMALLEST = 0.1;

export class Camera {
  width = $state(600);
  height = $state(400);
  box = $state.raw<Box>({ left: -100, top: -100, right: 100, bottom: 100 });
  /** What lies over the map above and below, so that a city that fits is not covered. */
  inset = $state.raw({ top: 0, bottom: 0 });
  #zoom = $state(1);
  #shift = $state.raw<Point>({ x: 0, y: 0 });

  readonly #free = $derived(this.height - this.inset.top - this.inset.bottom);
  readonly scale = $derived(
    Math.max(
      SMALLEST,
      Math.min(LARGEST, this.width / (this.box.right - this.box.left), this.#free / (this.box.bottom - this.box.top)),
    ) * this.#zoom,
  );
  readonly x = $derived(this.width / 2 - ((this.box.left + this.box.right) / 2) * this.scale + this.#shift.x);
  readonly y = $derived(this.inset.top + this.#free / 2 - ((this.box.top + this.box.bottom) / 2) * this.scale + this.#shift.y);
  readonly moved = $derived(this.#zoom !== 1 || this.#shift.x !== 0 || this.#shift.y !== 0);

  onScreen(point: Point): Point {
    return { x: this.x + point.x * this.scale, y: this.y + point.y * this.scale };
  }

  onMap(point: Point): Point {
    return { x: (point.x - this.x) / this.scale, y: (point.y - this.y) / this.scale };
  }

  fit(): void {
    this.#zoom = 1;
    this.#shift = { x: 0, y: 0 };
  }

  /** Zoom and keep what is under the point where it is. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const kept = this.onMap(around);
    this.#zoom = Math.min(CLOSEST, Math.max(1, this.#zoom * factor));
    const now = this.onScreen(kept);
    this.move(around.x - now.x, around.y - now.y);
    if (this.#zoom === 1) this.fit();
  }

  move(dx: number, dy: number): void {
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
    if (dx || dy) this.move(dx, dy);
  }
}
