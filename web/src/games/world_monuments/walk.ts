/** The worker walks the ways of the others again, so that one sees where it went. */
import { mayMove } from "../../lib/motion";
import type { Point } from "./geometry";

const STEP = 240;
const LONGEST = 1800;

/** How long one of so many steps takes. */
export const pace = (steps: number): number => (mayMove() ? Math.min(STEP, LONGEST / Math.max(1, steps)) : 0);

export function walk(worker: Element, feet: Point[]): void {
  const each = pace(feet.length - 1);
  if (!each || feet.length < 2 || typeof worker.animate !== "function") return;
  for (const running of worker.getAnimations()) if (running.id === "walk") running.cancel();
  worker.animate(
    feet.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" })),
    { duration: each * (feet.length - 1), id: "walk" },
  );
}
