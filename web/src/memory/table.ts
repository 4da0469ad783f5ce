/** The table of what was played as a file: for spreadsheets, a line for each seat, and for programs. */
import type { Seen } from "./figures";

const FACTS = "id,game,origin,ended,players,seat,name,kind,level,mine,left,rank,total,options".split(",");

/** Spreadsheets take a text for a formula that begins so: names come from strangers. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | boolean): string {
  if (typeof value !== "string") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8. Categories are columns, those of all games. */
export function csvOf(seen: Seen[]): string {
  const categories = [...new Set(seen.flatMap(({ played }) => (played.points ?? []).flatMap(Object.keys)))].sort();
  const lines = seen.flatMap(({ played, seat: own }) => {
    const { id, game, origin, at, options, seats, points, totals, ranks } = played;
    return seats.map(({ name, kind, level, left }, seat) => [
      ...[id, game, origin, new Date(at).toISOString(), seats.length, seat],
      ...[name, kind, level, seat === own, left, ranks[seat] ?? "", totals[seat] ?? "", JSON.stringify(options)],
      ...categories.map((category) => points?.[seat]?.[category] ?? ""),
    ]);
  });
  const head = [...FACTS, ...categories.map((category) => `points_${category}`)];
  return `\uFEFF${[head, ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}

export function jsonOf(seen: Seen[], made = Date.now()): string {
  const matches = seen.map(({ played, seat }) => ({ ...played, page: undefined, written: undefined, seat }));
  return `${JSON.stringify({ format: "tetrapolis-table", version: 1, made, matches }, null, 1)}\n`;
}
