/** How a match has ended, in words: who wins, by how much, or what has decided between equals. */
import { listOf } from "../lib/names";
import { knows } from "../lib/texts.svelte";
import type { Table } from "../lib/wire";
import { pointsOf, sum } from "../pieces/points";
import type { Tongue } from "./tell";

export interface Outcome {
  title: string;
  /** What else there is to say; nothing, if the title says it all. */
  detail: string;
}

export function outcomeOf(table: Table, { game, names, ofGame, speak }: Tongue): Outcome {
  const winners = table.winners ?? [];
  const totals = pointsOf(table).map((points) => (points ? (sum(points) ?? 0) : 0));
  const nameOf = (party: number): string => names[party] ?? "";
  const title = speak("page-winner", { names: listOf(winners.map(nameOf)), count: winners.length });
  const [winner] = winners;
  if (winner === undefined) return { title, detail: "" };
  const points = totals[winner] ?? 0;
  if (winners.length > 1) return { title, detail: speak("page-tied-at", { points }) };
  const others = totals.map((_, party) => party).filter((party) => party !== winner);
  const margin = points - Math.max(...others.map((party) => totals[party] ?? 0));
  if (!others.length || margin < 0) return { title, detail: "" };
  if (margin) return { title: speak("page-won-by", { name: nameOf(winner), points: margin }), detail: "" };
  const level = others.filter((party) => totals[party] === points);
  // Rivals of solo play come after the seats.
  const key = `result-tie-${winner < table.seats.length ? "break" : "rival"}`;
  return { title, detail: knows(key, game) ? ofGame(key, { others: listOf(level.map(nameOf)) }) : "" };
}
