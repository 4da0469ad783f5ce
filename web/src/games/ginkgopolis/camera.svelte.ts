/** Zoom and pan of the city: always fitted at first, then as the person likes it. */
import type { Box } from "./geometry";

const MOST = 4;

export class Camera {
  zoom = $state(1);
  /** The middle, as shares of the fitted drawing. */
  #x = $state(0.5);
  #y = $state(0.5);
  #touches = new Map<number, { x: number; y: number }>();
  /** Whether the pointer has moved the drawing, so that its end is no click. */
  dragged = false;

  viewBox(fit: Box): string {
    const width = fit.width / this.zoom;
    const height = fit.height / this.zoom;
    return [fit.x + this.#x * fit.width - width / 2, fit.y + this.#y * fit.height - height / 2, width, height].join(" ");
  }

  scale(factor: number, at: { x: number; y: number } = { x: 0.5, y: 0.5 }): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const held = 1 / this.zoom - 1 / zoom;
    this.#x += (at.x - 0.5) * held;
    this.#y += (at.y - 0.5) * held;
    this.zoom = zoom;
    this.#keep();
  }

  move(x: number, y: number): void {
    this.#x += x / this.zoom;
    this.#y += y / this.zoom;
    this.#keep();
  }

  fit(): void {
    this.zoom = 1;
    this.#x = this.#y = 0.5;
  }

  key(key: string): boolean {
    if (key === "+" || key === "=") this.scale(1.3);
    else if (key === "-") this.scale(1 / 1.3);
    else if (key === "0") this.fit();
    else return false;
    return true;
  }

  /** Wheel, drag and pinch on an element. */
  attach = (node: HTMLElement): (() => void) => {
    const shares = (event: MouseEvent): { x: number; y: number } => {
      const box = node.getBoundingClientRect();
      return { x: (event.clientX - box.left) / (box.width || 1), y: (event.clientY - box.top) / (box.height || 1) };
    };
    const wheel = (event: WheelEvent): void => {
      if (event.deltaY > 0 && this.zoom === 1) return;
      event.preventDefault();
      this.scale(event.deltaY < 0 ? 1.15 : 1 / 1.15, shares(event));
    };
    const down = (event: PointerEvent): void => {
      if (!this.#touches.size) this.dragged = false;
      this.#touches.set(event.pointerId, shares(event));
    };
    const move = (event: PointerEvent): void => {
      const before = this.#touches.get(event.pointerId);
      if (!before) return;
      const now = shares(event);
      const other = [...this.#touches].find(([id]) => id !== event.pointerId)?.[1];
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!this.dragged && far < 0.012) return;
      if (other) {
        const apart = (one: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y);
        this.scale(apart(now) / (apart(before) || 1), other);
      } else if (this.zoom > 1) this.move(before.x - now.x, before.y - now.y);
      this.dragged ||= other !== undefined || this.zoom > 1;
      this.#touches.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      this.#touches.delete(event.pointerId);
    };
    const click = (event: MouseEvent): void => {
      if (this.dragged) event.stopPropagation();
      this.dragged = false;
    };
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
    };
  };

  #keep(): void {
    const half = 0.5 / this.zoom;
    this.#x = Math.min(1 - half, Math.max(half, this.#x));
    this.#y = Math.min(1 - half, Math.max(half, this.#y));
  }
}
