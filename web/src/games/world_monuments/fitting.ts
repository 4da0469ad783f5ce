/** How sheets of one size are laid out in a room, so that they are as large as they can be. */
import type { Footprint } from "./stack";

/** Pixels around a plan: gap and padding, and its heading. */
const ASIDE = 18;
const HEADING = 34;

/** How many plans stand side by side. */
export function columnsFor(plans: number, print: Footprint, room: { width: number; height: number }): number {
  const cell = (columns: number): number => {
    const rows = Math.ceil(plans / columns);
    return Math.min((room.width / columns - ASIDE) / print.width, (room.height / rows - HEADING) / print.depth);
  };
  const all = Array.from({ length: plans }, (_, place) => place + 1);
  return all.reduce((best, columns) => (cell(columns) > cell(best) ? columns : best), 1);
}
