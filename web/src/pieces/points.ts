import type { Table } from "../lib/wire";

/** By category; null: known to the party itself. */
export type Points = Record<string, number | null>;

interface Player {
  points?: Points;
}

/** Points by category of every party, as far as the view shows them; all of them at the end. */
export function pointsOf(table: Pick<Table, "view" | "scores">): (Points | null)[] {
  if (table.scores) return table.scores;
  const players = (table.view?.["players"] ?? table.view?.["cities"] ?? []) as Player[];
  return players.map((player) => (typeof player.points === "object" ? player.points : null));
}

/** All points together; null if some of them are not known. */
export const sum = (points: Points): number | null =>
  Object.values(points).reduce((total, one) => (total === null || one === null ? null : total + one), 0);

export function totals(table: Pick<Table, "view" | "scores">): (number | null)[] {
  return pointsOf(table).map((points) => (points ? sum(points) : null));
}
