/** How far a match has come, for lists: of what its view tells, the little that can be said in a line. */
import type { Table } from "../lib/wire";
import { totals } from "../pieces/points";

export interface Progress {
  /** The round, or what the game has instead; null, where it counts none. */
  round: number | null;
  /** Of every party; null, where whoever looks at the list does not know them. */
  points: (number | null)[];
}

export function progressOf(table: Pick<Table, "view" | "scores">): Progress {
  const round = table.view?.["round"] ?? table.view?.["age"];
  return { round: typeof round === "number" ? round : null, points: totals(table) };
}
