/** The parts of the view under the names that the board uses. */
import type { BoardField, COLOURS as ALL } from "./view";

export { COLOURS } from "./view";
export type { BoardSlot as Slot, Hand as Stones, Move, Seat as Player, View as MonumentView } from "./view";

export type Colour = (typeof ALL)[number];
export type Field = Omit<BoardField, "field">;
