import type { Table } from "../lib/wire";

export type Points = Record<string, number>;

interface Player {
  points?: Points;
}

/** Points by category of every party, as far as the view shows them; all of them at the end. */
export function pointsOf(table: Pick<Table, "view" | "scores">): (Points | null)[] {
  if (table.scores) return table.scores;
  const players = (table.view?.["players"] ?? table.view?.["cities"] ?? []) as Player[];
  return players.map((player) => (typeof player.points === "object" ? player.points : null));
}

export const sum = (points: Points): number => Object.values(points).reduce((total, one) => total + one, 0);

export function totals(table: Pick<Table, "view" | "scores">): (number | null)[] {
  return pointsOf(table).map((points) => (points ? sum(points) : null));
}
