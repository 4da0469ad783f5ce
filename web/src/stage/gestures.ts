/** Wheel, drag, pinch and keys on a stage. */
import { distance, type Point } from "../lib/arrows";
import { shortcut } from "../lib/keys";
import type { Camera } from "./camera.svelte";

/** A hand that trembles does not drag. */
const SLACK = 6;

export class Gestures {
  /** The fingers that are down, or were until just now, have moved the drawing. */
  dragged = false;
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;

  constructor(readonly camera: Camera) {}

  /** Listens on a stage. What was dragged is not clicked. */
  attach = (stage: HTMLElement): (() => void) => {
    const at = (event: MouseEvent): Point => {
      const frame = stage.getBoundingClientRect();
      return { x: event.clientX - frame.left, y: event.clientY - frame.top };
    };
    const ends = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      act: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => stage.addEventListener(name, act, { signal: ends.signal, passive: false, capture });
    on("wheel", (event) => {
      if (event.deltaY > 0 && !this.camera.moved) return;
      event.preventDefault();
      this.camera.zoom(Math.exp(-event.deltaY / 400), at(event));
    });
    on("pointerdown", (event) => this.#down(event.pointerId, at(event)));
    on("pointermove", (event) => {
      if (event.buttons === 0) this.#away(event.pointerId);
      if (this.#move(event.pointerId, at(event), event.pointerType === "touch"))
        stage.setPointerCapture(event.pointerId);
    });
    on("pointerup", (event) => void this.#fingers.delete(event.pointerId));
    on("pointercancel", (event) => void this.#fingers.delete(event.pointerId));
    on("keydown", (event) => {
      if (this.camera.key(shortcut(event))) event.preventDefault();
    });
    const click = (event: MouseEvent): void => {
      if (this.dragged) event.stopPropagation();
      this.dragged = false;
    };
    on("click", click, true);
    return () => ends.abort();
  };

  #down(finger: number, at: Point): void {
    if (!this.#fingers.size) {
      this.dragged = false;
      this.#travelled = 0;
    }
    this.#fingers.set(finger, at);
  }

  /** The finger was lifted elsewhere: no click will come. */
  #away(finger: number): void {
    this.#fingers.delete(finger);
    if (!this.#fingers.size) this.dragged = false;
  }

  /** Whether the finger drags from now on. */
  #move(finger: number, now: Point, touching: boolean): boolean {
    const before = this.#fingers.get(finger);
    if (!before) return false;
    this.#travelled += distance(now, before);
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    this.#fingers.set(finger, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      this.camera.zoom(distance(now, other) / (distance(before, other) || 1), middle);
      this.dragged = true;
    } else if (this.#travelled > SLACK && (this.camera.moved || !touching)) {
      this.camera.drag(now.x - before.x, now.y - before.y);
      const begins = !this.dragged;
      this.dragged = true;
      return begins;
    }
    return false;
  }
}
