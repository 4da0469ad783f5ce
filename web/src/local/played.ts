/** Finished matches of this device, as figures need them; and what this device keeps of those of a server. */
import { answered, change, openDatabase } from "../lib/database";
import type { Progress } from "../play/course";
import { ranksBy, totalsOf, type Played } from "../play/played";
import { LocalMatch, rulesOf } from "./match";
import { keepEndings, listMatches, readMatch, type LocalLine } from "./store";

export async function playedHere(tell: Progress): Promise<Played[]> {
  const over = (await listMatches()).filter((line) => line.over && !line.tried);
  const older = over.filter((line) => !line.ending);
  const found = new Map<string, LocalLine>();
  for (const [place, line] of older.entries()) {
    found.set(line.match, await withEnding(line));
    tell((place + 1) / older.length);
  }
  if (found.size) await keepEndings([...found.values()].filter((line) => line.ending));
  return over.map((line) => playedOf(found.get(line.match) ?? line));
}

/** The first pages kept no endings: the match is played again, if it still can be. */
async function withEnding(line: LocalLine): Promise<LocalLine> {
  try {
    const found = await readMatch(line.match);
    if (!found) return line;
    const match = new LocalMatch(found.facts, await rulesOf(line.game, found.facts.rulesVersion));
    for (const entry of found.entries) match.fold(entry);
    const { ending } = match;
    return ending ? { ...line, ending } : line;
  } catch {
    return line; // its rules are no more: what the line tells is all there is
  }
}

function playedOf(line: LocalLine): Played {
  const { match, game, options, ending, mine } = line;
  const totals = ending ? totalsOf(ending.points) : (line.points ?? []);
  // Whoever sat at the table of a record need not be anybody of this device.
  const opened = ending?.brought === "record";
  return {
    ...{ id: match, game, options, totals, page: `/local/${match}/replay` },
    origin: ending?.brought ? "restored" : "device",
    at: ending?.at ?? line.updated,
    seats: line.seats.map(({ kind, name, level }, seat) => ({
      ...{ kind: kind === "bot" ? "bot" : "person", name, level },
      mine: mine.includes(seat) && !opened,
      left: ending?.left.includes(seat) ?? false,
    })),
    points: ending?.points ?? null,
    ranks: ending?.ranks ?? ranksBy(totals, line.winners ?? []),
  };
}

/** A finished match of a server, and whose it is; nobody's, if a backup brought it. */
export interface KeptPlayed extends Played {
  user: string;
}

export async function keptPlayed(): Promise<KeptPlayed[]> {
  const store = (await openDatabase()).transaction("played").objectStore("played");
  return (await answered(store.getAll())) as KeptPlayed[];
}

export function keepPlayed(rows: KeptPlayed[]): Promise<void> {
  return change(["played"], (of) => {
    for (const row of rows) of("played").put(row);
  });
}

/** Whoever leaves an account leaves nothing of it behind; what a backup brought is of this device. */
export async function forgetPlayed(): Promise<void> {
  const rows = await keptPlayed();
  await change(["played"], (of) => {
    for (const { id, user } of rows) if (user) of("played").delete(id);
  });
}
