/** Wheel, drag and pinch on a map. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

/** A hand that trembles does not drag. */
const SLACK = 6;
/** Milliseconds between two notches of the wheel: a touch pad sends many events. */
const PAUSE = 140;

export class Gestures {
  dragged = false;
  /** Fingers on the map: it follows them at once. */
  holding = $state(false);
  #fingers = new Map<number, Point>();
  #travelled = 0;
  #notched = -PAUSE;

  constructor(readonly camera: Camera) {}

  down(event: PointerEvent): void {
    if (!this.#fingers.size) {
      this.dragged = false;
      this.#travelled = 0;
    }
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.holding = true;
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.holding = this.#fingers.size > 0;
  }

  /** Whether the movement moved the map. */
  move(event: PointerEvent, surface: SVGSVGElement): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return false;
    if (event.buttons === 0) {
      this.up(event);
      return false;
    }
    const now = { x: event.clientX, y: event.clientY };
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other) {
      const frame = surface.getBoundingClientRect();
      const apart = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      const middle = { x: (now.x + other.x) / 2 - frame.left, y: (now.y + other.y) / 2 - frame.top };
      this.camera.zoom(apart(now) / apart(before), middle);
      this.dragged = true;
    } else if (this.#travelled > SLACK && (this.camera.moved || event.pointerType !== "touch")) {
      if (!this.dragged) surface.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.camera.move(now.x - before.x, now.y - before.y);
    }
    return this.dragged;
  }

  /** A notch of the wheel: 1 or −1 once per turn of it, 0 while it goes on. */
  notch(event: WheelEvent): number {
    if (event.timeStamp - this.#notched < PAUSE) return 0;
    this.#notched = event.timeStamp;
    return Math.sign(event.deltaY);
  }

  wheel(event: WheelEvent): void {
    if (event.deltaY > 0 && !this.camera.moved) return;
    event.preventDefault();
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    this.camera.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX - frame.left, y: event.clientY - frame.top });
  }
}
