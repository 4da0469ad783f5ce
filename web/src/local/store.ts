/** Matches of this device, in the browser's own database: their logs, and a line of each for lists. */
import type { Choices } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import type { MatchLine } from "../lib/wire";

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

/** Why nothing can be added to a match that is not there, or not any more. */
export const NO_SUCH_MATCH = "no-such-match";

const NAME = "tetrapolis";
const VERSION = 1;
const [MATCHES, ENTRIES, LINES] = ["matches", "entries", "lines"] as const;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(MATCHES, { keyPath: "match" });
      asked.result.createObjectStore(ENTRIES, { keyPath: ["match", "seq"] });
      asked.result.createObjectStore(LINES, { keyPath: "match" });
    };
    asked.onsuccess = () => {
      // Another tab has a newer page, which changes the database: it must not wait for us.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      // The browser has closed it by itself, as some do in the background.
      asked.result.onclose = () => (opened = null);
      done(asked.result);
    };
    asked.onerror = () => fail(asked.error ?? new Error("the browser keeps nothing"));
    asked.onblocked = () => fail(new Error("another tab keeps the database"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("the browser could not read"));
  });

/** Change something, all of it or nothing; it is on the disk when this is done. */
async function change(
  stores: string[],
  write: (of: (name: string) => IDBObjectStore, refuse: (why: Trouble) => void) => void,
): Promise<void> {
  const transaction = (await open()).transaction(stores, "readwrite", { durability: "strict" });
  let refused: Trouble | null = null;
  const done = new Promise<void>((good, bad) => {
    transaction.oncomplete = () => good();
    transaction.onabort = () => bad(refused ?? transaction.error ?? new Error("the browser could not write"));
  });
  write(
    (name) => transaction.objectStore(name),
    (why) => {
      refused = why;
      transaction.abort();
    },
  );
  await done;
}

/** Keep a new match with the first entries of its log. */
export function keepMatch(facts: LocalMatchFacts, entries: LocalEntry[], line: MatchLine): Promise<void> {
  return change([MATCHES, ENTRIES, LINES], (of) => {
    of(MATCHES).add(facts);
    for (const entry of entries) of(ENTRIES).add({ ...entry, match: facts.match, to: entry.match });
    of(LINES).put(line);
  });
}

/**
 * Keep an entry; if another tab has kept one with its number, this fails and nothing is changed. Nothing comes back of a
 * match that another tab has deleted: Trouble.
 */
export function keepEntry(match: string, entry: LocalEntry, line: MatchLine): Promise<void> {
  return change([MATCHES, ENTRIES, LINES], (of, refuse) => {
    const known = of(MATCHES).getKey(match);
    known.onsuccess = () => {
      if (known.result !== undefined) {
        of(ENTRIES).add({ ...entry, match, to: entry.match });
        of(LINES).put(line);
      } else refuse(new Trouble(NO_SUCH_MATCH, { match }));
    };
  });
}

/** A match and its log; null if there is none of this name. */
export async function readMatch(match: string): Promise<{ facts: LocalMatchFacts; entries: LocalEntry[] } | null> {
  const transaction = (await open()).transaction([MATCHES, ENTRIES]);
  const facts = (await answered(transaction.objectStore(MATCHES).get(match))) as LocalMatchFacts | undefined;
  if (!facts) return null;
  return { facts, entries: await entriesOf(match, 0) };
}

/** The entries of a log after one of them. */
export async function entriesOf(match: string, after: number): Promise<LocalEntry[]> {
  const store = (await open()).transaction(ENTRIES).objectStore(ENTRIES);
  const found = (await answered(
    store.getAll(IDBKeyRange.bound([match, after], [match, Infinity], true)),
  )) as (LocalEntry & { to?: string })[];
  return found.map(({ to, match: _, ...entry }) => (to === undefined ? entry : { ...entry, match: to }));
}

/** All matches of this device, the latest first. */
export async function listMatches(): Promise<MatchLine[]> {
  const store = (await open()).transaction(LINES).objectStore(LINES);
  const found = (await answered(store.getAll())) as MatchLine[];
  return found.sort((one, other) => other.updated - one.updated);
}

export function deleteMatch(match: string): Promise<void> {
  return change([MATCHES, ENTRIES, LINES], (of) => {
    of(MATCHES).delete(match);
    of(ENTRIES).delete(IDBKeyRange.bound([match], [match, Infinity]));
    of(LINES).delete(match);
  });
}
