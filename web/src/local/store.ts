/** Matches of this device, in the browser's own database: their logs, and a line of each for lists. */
import type { Choices } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import { answered, change, openDatabase } from "../lib/database";
import type { MatchLine } from "../lib/wire";
import type { Progress } from "../play/progress";

/** Who has a seat: a person at this device, or the level of a bot. */
export interface LocalSeatFacts {
  kind: "person" | "bot";
  name: string;
  level: string;
  /** A bot of this level plays for the person from now on. */
  standIn: string;
  resigned: boolean;
}

/** What a match is played with. */
export interface LocalMatchFacts {
  match: string;
  game: string;
  rulesVersion: number;
  options: Choices;
  seats: LocalSeatFacts[];
  /** 32 hexadecimal digits. */
  seed: string;
  commitment: string;
  created: number;
  /** It was over when a backup brought it. */
  restored?: boolean;
  /** Bots that think with this choose the same again and again, as in a lesson. Such a match is in no list. */
  bots?: number;
  /** It began in the middle of another match, whose end was known: no figure is made of it. */
  tried?: boolean;
}

/** An entry of the log: what happened after it was created. */
export interface LocalEntry {
  seq: number;
  at: number;
  kind: "started" | "action" | "undone" | "resigned" | "replaced" | "returned" | "rematch";
  seat: number | null;
  action?: string;
  level?: string;
  match?: string;
}

/** Of an entry with a match, `to` has that; `match` is the one to which the entry belongs. */
export type EntryRow = Omit<LocalEntry, "match"> & { match: string; to?: string | undefined };

/** How a match has ended: kept, so that figures need no match to be played again. */
export interface Ending {
  at: number;
  /** The file that it came from, if it was over then. */
  brought: "" | "record" | "backup";
  /** By category, of every party. */
  points: Record<string, number>[];
  ranks: number[];
  /** Seats of people for whom a bot played to the end. */
  left: number[];
}

/** A match in a list; the first pages kept no progress, and no ending. */
export interface LocalLine extends MatchLine {
  progress?: Progress;
  ending?: Ending;
  tried?: boolean;
}

/** Why nothing can be added to a match that is not there, or not any more. */
export const NO_SUCH_MATCH = "no-such-match";

/** Where a match and its log are kept: on this device, or only as long as somebody looks at it. */
export interface Keeper {
  readMatch: typeof readMatch;
  entriesOf: typeof entriesOf;
  keepEntry: typeof keepEntry;
}

/** Keep a new match with the first entries of its log, and its line, if it is in lists. */
export async function keepMatch(facts: LocalMatchFacts, entries: LocalEntry[], line: LocalLine | null): Promise<void> {
  await change(["matches", "entries", "lines"], (of) => {
    of("matches").add(facts);
    for (const entry of entries) of("entries").add(rowOf(facts.match, entry));
    if (line) of("lines").put(line);
  });
  askToStay().catch(() => undefined);
}

/** An entry as the database has it. */
export const rowOf = (match: string, entry: LocalEntry): EntryRow => ({ ...entry, match, to: entry.match });
export const entryOf = ({ to, match: _, ...entry }: EntryRow): LocalEntry =>
  to === undefined ? entry : { ...entry, match: to };

/** From the first match on there is something to lose: the browser is asked once not to clear it away by itself. */
async function askToStay(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined; // browsers give none to pages that came without encryption
  const matches = (await openDatabase()).transaction("matches").objectStore("matches");
  if ((await answered(matches.count())) === 1 && !(await storage?.persisted())) await storage?.persist();
}

/**
 * Keep an entry; if another tab has kept one with its number, this fails and nothing is changed. Nothing comes back of a
 * match that another tab has deleted: Trouble.
 */
export function keepEntry(match: string, entry: LocalEntry, line: LocalLine | null): Promise<void> {
  return change(["matches", "entries", "lines"], (of, refuse) => {
    const known = of("matches").getKey(match);
    known.onsuccess = () => {
      if (known.result !== undefined) {
        of("entries").add(rowOf(match, entry));
        if (line) of("lines").put(line);
      } else refuse(new Trouble(NO_SUCH_MATCH, { match }));
    };
  });
}

/** A match and its log; null if there is none of this name. */
export async function readMatch(match: string): Promise<{ facts: LocalMatchFacts; entries: LocalEntry[] } | null> {
  const transaction = (await openDatabase()).transaction(["matches", "entries"]);
  const facts = (await answered(transaction.objectStore("matches").get(match))) as LocalMatchFacts | undefined;
  if (!facts) return null;
  return { facts, entries: await entriesOf(match, 0) };
}

/** The entries of a log after one of them. */
export async function entriesOf(match: string, after: number): Promise<LocalEntry[]> {
  const store = (await openDatabase()).transaction("entries").objectStore("entries");
  const found = (await answered(
    store.getAll(IDBKeyRange.bound([match, after], [match, Infinity], true)),
  )) as EntryRow[];
  return found.map(entryOf);
}

/** All matches of this device, the latest first. */
export async function listMatches(): Promise<LocalLine[]> {
  const store = (await openDatabase()).transaction("lines").objectStore("lines");
  const found = (await answered(store.getAll())) as LocalLine[];
  return found.sort((one, other) => other.updated - one.updated);
}

/** Lines of matches that are over, with what was found out about their ends; those deleted meanwhile stay away. */
export function keepEndings(lines: LocalLine[]): Promise<void> {
  return change(["lines"], (of) => {
    const store = of("lines");
    for (const line of lines) {
      const known = store.getKey(line.match);
      known.onsuccess = () => {
        if (known.result !== undefined) store.put(line);
      };
    }
  });
}

export function deleteMatch(match: string): Promise<void> {
  return change(["matches", "entries", "lines"], (of) => {
    of("matches").delete(match);
    of("entries").delete(IDBKeyRange.bound([match], [match, Infinity]));
    of("lines").delete(match);
  });
}

/** On this device: what was kept is there again when the page is. */
export const ON_DISK: Keeper = { readMatch, entriesOf, keepEntry };

/** One match, as long as the page has it. */
export function inMemory(facts: LocalMatchFacts, entries: LocalEntry[]): Keeper {
  return {
    readMatch: () => Promise.resolve({ facts, entries: [...entries] }),
    entriesOf: (_, after) => Promise.resolve(entries.slice(after)),
    keepEntry: (_, entry) => Promise.resolve(void entries.push(entry)),
  };
}
