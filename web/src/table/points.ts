import type { Table } from "../lib/wire";

interface Player {
  points?: Record<string, number>;
}

/** Points by category of every party, as far as the view shows them; all of them at the end. */
export function pointsOf(table: Table): (Record<string, number> | null)[] {
  if (table.scores) return table.scores;
  const players = (table.view?.["players"] ?? table.view?.["cities"] ?? []) as Player[];
  return players.map((player) => (typeof player.points === "object" ? player.points : null));
}

export function totals(table: Table): (number | null)[] {
  return pointsOf(table).map((points) => (points ? Object.values(points).reduce((sum, one) => sum + one, 0) : null));
}
