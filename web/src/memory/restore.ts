/** What a backup would add to this device, and adding it: nothing that is here is overwritten, nothing is doubled. */
import { Trouble } from "../engine/trouble";
import { allowUndo } from "../engine/undo";
import { ALL_STORES, change, keyOf, type Store } from "../lib/database";
import { adoptFingerprints } from "../lib/fingerprints";
import { LocalMatch, rulesOf } from "../local/match";
import { checkChoices, inOrder } from "../local/records";
import { entryOf, type EntryRow, type LocalLine, type LocalMatchFacts } from "../local/store";
import { checkOf, type Brought, type Guarded, type Row } from "../play/brought";
import type { Progress } from "../play/course";
import { NoEngine, type Rules } from "../play/rules";
import { adoptSettings } from "../shell/settings.svelte";
import { allRows, seenRows, type Backup } from "./backup";
import { BackupTrouble, checkedRow, damaged, entryIn, factsIn, lineIn, rowIn, type Rows } from "./rows";

/** Stores that belong to rows of another one. */
const PARTS = ["entries", "lines", "strokes"] as const;
export type Kind = Exclude<Store, (typeof PARTS)[number]>;
/** What there is to count. */
export const KINDS = ALL_STORES.filter((store): store is Kind => !(PARTS as readonly Store[]).includes(store));
/** Rows that stand for themselves. */
const SINGLE = KINDS.filter((kind) => kind !== "matches" && kind !== "pads");

export interface Counts {
  added: number;
  /** They went on elsewhere: what was played there is added. */
  continued: number;
  same: number;
  /** They went on here and elsewhere: what is here stays. */
  apart: number;
}

/** What will be done. */
export interface Plan {
  made: number;
  counts: Record<Kind, Counts>;
  /** Rows that are of no use here. */
  left: number;
  /** Anything at all. */
  news: boolean;
  add: [Store, Row][];
  /** Rows that follow from others: lines of matches, heads of pads that went on. */
  put: [Store, Row][];
  /** Matches that may be open in another tab, with the number of their last entry. */
  told: [match: string, seq: number][];
  backup: Backup;
}

const nothing = (): Counts => ({ added: 0, continued: 0, same: 0, apart: 0 });

/** Milliseconds of work until the page may do something else. */
const PIECE = 12;

/** Check everything in a backup, matches by playing them again, and compare it with what is here. */
export async function planOf(backup: Backup, tell: Progress): Promise<Plan> {
  const here = await allRows();
  const { stores } = backup;
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, nothing()])) as Record<Kind, Counts>;
  const plan: Plan = { made: backup.made, counts, left: 0, news: false, add: [], put: [], told: [], backup };
  const entries = logsOf(stores.entries.map(entryIn), "match");
  const ownEntries = logsOf(here.entries as unknown as EntryRow[], "match");
  const ownMatches = new Set(here.matches.map(({ match }) => match));
  const lines = new Map(stores.lines.map((line) => [line["match"], line]));

  let since = performance.now();
  const matches = once(stores.matches.map(factsIn), "match");
  for (const [place, facts] of matches.entries()) {
    const log = entries.get(facts.match) ?? [];
    entries.delete(facts.match);
    const line = await lineOf(facts, log, lines.get(facts.match));
    lines.delete(facts.match);
    if (!ownMatches.has(facts.match)) {
      counts.matches.added += 1;
      plan.add.push(["matches", row(line?.over ? { ...facts, restored: true } : facts)]);
      for (const entry of log) plan.add.push(["entries", row(entry)]);
      if (line) plan.put.push(["lines", row(broughtBack(line))]);
    } else {
      const further = furtherOf(ownEntries.get(facts.match) ?? [], log);
      countLog(counts.matches, further);
      for (const entry of further ?? []) plan.add.push(["entries", row(entry)]);
      if (further?.length) {
        if (line) plan.put.push(["lines", row(line)]);
        plan.told.push([facts.match, log.length]);
      }
    }
    if (performance.now() - since < PIECE) continue;
    tell((place + 1) / matches.length);
    await new Promise((done) => setTimeout(done));
    since = performance.now();
  }
  const [orphan] = entries.keys();
  if (orphan !== undefined) throw damaged(`entries ${orphan}`);
  if (lines.size) throw damaged("lines");

  await planPads(plan, stores, here);
  const seen = seenRows(here);
  for (const store of SINGLE) await planRows(plan, store, stores[store], seen[store]);
  plan.news = plan.add.length > 0;
  return plan;
}

const row = (value: object): Row => value as Row;

/** Match results that came with a backup are told apart from those played here. */
const broughtBack = (line: LocalLine): LocalLine =>
  line.ending && !line.ending.brought ? { ...line, ending: { ...line.ending, brought: "backup" } } : line;

/** BackupTrouble, if two rows have one key. */
function once<T extends object>(rows: T[], key: string): T[] {
  if (new Set(rows.map((one) => (one as Row)[key])).size !== rows.length) throw damaged(`${key} twice`);
  return rows;
}

/** Rows of logs by what they belong to, in their order. */
function logsOf<T extends { seq: number }>(rows: T[], key: string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of rows) {
    const name = String((one as unknown as Row)[key]);
    const log = found.get(name);
    if (log) log.push(one);
    else found.set(name, [one]);
  }
  for (const log of found.values()) log.sort((one, other) => one.seq - other.seq);
  return found;
}

/** What another log has after one's own; null, if they are not the same as far as both go. */
function furtherOf<T extends object>(own: T[], other: T[]): T[] | null {
  const both = Math.min(own.length, other.length);
  for (let place = 0; place < both; place++) if (inOrder(own[place]) !== inOrder(other[place])) return null;
  return other.slice(own.length);
}

function countLog(counts: Counts, further: object[] | null): void {
  counts[further === null ? "apart" : further.length ? "continued" : "same"] += 1;
}

/**
 * The line of a match, made by playing it again; as the file has it, if its rules are not those of this page. Null for a
 * match that is in no list.
 */
async function lineOf(facts: LocalMatchFacts, log: EntryRow[], line: Row | undefined): Promise<LocalLine | null> {
  if (log[0]?.kind !== "started" || log.some(({ seq }, place) => seq !== place + 1))
    throw damaged(`entries ${facts.match}`);
  const rules = await rulesFor(facts);
  if (!rules) return facts.bots === undefined ? lineIn(line ?? {}, facts) : null;
  try {
    return played(facts, log, rules).listed;
  } catch (error) {
    if (error instanceof Trouble) console.warn(facts.match, error.key);
    throw new BackupTrouble("match", { match: facts.match });
  }
}

/** Null, if this page has no such rules. */
async function rulesFor({ game, rulesVersion }: LocalMatchFacts): Promise<Rules | null> {
  try {
    return await rulesOf(game, rulesVersion);
  } catch (error) {
    if (error instanceof Trouble || error instanceof NoEngine) return null;
    throw error;
  }
}

function played(facts: LocalMatchFacts, log: EntryRow[], rules: Rules): LocalMatch {
  checkChoices(facts, rules);
  const { levels } = rules.manifest.thinking;
  const isLevel = (level: string): boolean => Object.hasOwn(levels, level);
  const wrong = (): Trouble => new Trouble("record-damaged", { detail: "seats" });
  if (!facts.seats.every(({ kind, level, standIn }) => (kind === "bot" ? isLevel(level) : !level) && !standIn))
    throw wrong();
  const match = new LocalMatch(facts, rules);
  for (const one of log) {
    const entry = entryOf(one);
    if (entry.seat !== null && entry.seat >= facts.seats.length) throw wrong();
    if (entry.level !== undefined && !isLevel(entry.level)) throw wrong();
    if (entry.kind === "undone") {
      if (facts.bots === undefined) allowUndo(match.match, entry.seat ?? -1);
      else match.mustHaveChosen(entry.seat ?? -1); // where one learns, whatever it has uncovered
    }
    match.fold(entry);
  }
  return match;
}

type LogRow = Row & { seq: number };

/** Score pads are logs too; the head of one that went on elsewhere comes with what was written there. */
export async function planPads(
  plan: Pick<Plan, "counts" | "left" | "add" | "put">,
  stores: Rows,
  here: Rows,
): Promise<void> {
  const pads = once(
    stores.pads.map((one) => rowIn("pads", one)),
    "pad",
  );
  const strokes = logsOf(
    stores.strokes.map((one) => rowIn("strokes", one) as LogRow),
    "pad",
  );
  const own = logsOf(here.strokes as LogRow[], "pad");
  const ownPads = new Map(here.pads.flatMap((one) => ("gone" in one ? [] : [[one["pad"], one] as const])));
  for (const found of pads) {
    const name = String(found["pad"]);
    const log = strokes.get(name) ?? [];
    strokes.delete(name);
    if (new Set(log.map(({ seq }) => seq)).size !== log.length) throw damaged(`strokes ${name.slice(0, 40)}`);
    const brought = await checkedRow("pads", found, log);
    if (!brought) {
      plan.left += 1;
      continue;
    }
    const known = ownPads.get(found["pad"]);
    const further = known ? furtherOf(await asChecked(known, own.get(name) ?? []), brought.log) : brought.log;
    if (known) countLog(plan.counts.pads, further);
    else plan.counts.pads.added += 1;
    const whose = known?.["owner"] === undefined ? {} : { owner: known["owner"] };
    if (!known || further?.length) plan.put.push(["pads", { ...brought.row, ...whose }]);
    for (const stroke of further ?? []) plan.add.push(["strokes", stroke]);
  }
  const [orphan] = strokes.keys();
  if (orphan !== undefined) throw damaged(`strokes ${orphan.slice(0, 40)}`);
}

/** The strokes that are here, in the form in which those of a file are compared with them. */
async function asChecked(pad: Row, log: Row[]): Promise<Row[]> {
  const found: Brought | null = await checkOf("pads")(pad, log).catch(() => null);
  return found?.log ?? log;
}

/** Rows that stand for themselves: what is here stays. */
async function planRows(plan: Plan, store: Guarded & Kind, brought: Row[], here: Row[]): Promise<void> {
  const [key = ""] = keyOf(store);
  const known = new Set(here.map((one) => one[key]));
  const checked = await Promise.all(once(brought, key).map((one) => checkedRow(store, one)));
  for (const one of checked) {
    if (!one) plan.left += 1;
    else {
      const isHere = known.has(one.row[key]);
      plan.counts[store][isHere ? "same" : "added"] += 1;
      if (!isHere) plan.add.push([store, one.row]);
    }
  }
}

/** Do what was planned, all of it or nothing; how many settings were taken over. */
export async function restore({ add, put, told, backup }: Plan): Promise<number> {
  try {
    await change(ALL_STORES, (of) => {
      for (const [store, one] of add) of(store).add(one);
      for (const [store, one] of put) of(store).put(one);
    });
  } catch (error) {
    console.warn(error);
    throw new BackupTrouble("busy");
  }
  for (const [match, seq] of told) {
    const tabs = new BroadcastChannel(`tetrapolis-local-${match}`);
    tabs.postMessage(seq);
    tabs.close();
  }
  adoptFingerprints(backup.fingerprints);
  return adoptSettings(backup.settings);
}
