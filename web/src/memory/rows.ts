/** What rows of a backup must look like, whoever has written the file; only what is known of a row is taken from it. */
import { ALL_STORES, keyOf, type Store } from "../lib/database";
import { isMoment } from "../lib/dates";
import { commitmentTo } from "../local/create";
import { isObject } from "../local/records";
import type { KeptPlayed } from "../local/played";
import type { Ending, EntryRow, LocalLine, LocalMatchFacts } from "../local/store";
import { checkOf, guard, type Brought, type Guarded, type Row } from "../play/brought";
import type { Played } from "../play/played";

export type Rows = Record<Store, Row[]>;

/** Something in a backup cannot be used; `memory-refused-KEY` says it. */
export class BackupTrouble extends Error {
  constructor(
    readonly key: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

export const damaged = (detail: string): BackupTrouble => new BackupTrouble("damaged", { detail });

const MOST_NAME = 80;
const MOST_TEXT = 2000;
const MOST_SEATS = 12;
/** In bytes of JSON. */
const MOST_ROW = 1 << 20;
const SAFE = Number.MAX_SAFE_INTEGER;

const isId = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{16}$/.test(value);
const isName = (value: unknown): value is string => typeof value === "string" && value.length <= MOST_NAME;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MOST_TEXT;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Math.abs(value as number) <= SAFE;
const isSeat = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < MOST_SEATS;
const isGame = (value: unknown): value is string => typeof value === "string" && /^\w{1,40}$/.test(value);
const isChoices = (value: unknown): value is LocalMatchFacts["options"] =>
  isObject(value) &&
  Object.values(value).every((one) => isName(one) || isCount(one) || typeof one === "boolean") &&
  Object.keys(value).every(isName);
const isPoints = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.values(value).every(isCount) && Object.keys(value).every(isName);
const isListOf =
  <T>(is: (one: unknown) => one is T, most = MOST_SEATS) =>
  (value: unknown): value is T[] =>
    Array.isArray(value) && value.length <= most && value.every(is);

type SeatFacts = LocalMatchFacts["seats"][number];
const isSeatFacts = (value: unknown): value is SeatFacts =>
  isObject(value) &&
  (value["kind"] === "person" || value["kind"] === "bot") &&
  [value["name"], value["level"], value["standIn"]].every(isName) &&
  typeof value["resigned"] === "boolean";

export function factsIn(row: Row): LocalMatchFacts {
  const { match, game, rulesVersion, options, seats, seed, commitment, created, restored, bots, tried } = row;
  if (!isId(match)) throw damaged("matches: match");
  const bad = (what: string): BackupTrouble => damaged(`matches ${match}: ${what}`);
  if (!isGame(game)) throw bad("game");
  if (!isCount(rulesVersion)) throw bad("rulesVersion");
  if (!isChoices(options)) throw bad("options");
  if (!isListOf(isSeatFacts)(seats) || !seats.length) throw bad("seats");
  if (typeof seed !== "string" || !/^[0-9a-f]{32}$/.test(seed)) throw bad("seed");
  if (commitment !== commitmentTo(seed)) throw bad("commitment");
  if (!isMoment(created)) throw bad("created");
  if (bots !== undefined && !isCount(bots)) throw bad("bots");
  const sitting = seats.map(({ kind, name, level, standIn, resigned }) => ({ kind, name, level, standIn, resigned }));
  const facts = { match, game, rulesVersion, options, seats: sitting, seed, commitment, created };
  const more = { ...(restored === true ? { restored } : {}), ...(tried === true ? { tried } : {}) };
  return { ...facts, ...more, ...(bots === undefined ? {} : { bots }) };
}

const KINDS = ["started", "action", "undone", "resigned", "replaced", "returned", "rematch"] as const;

export function entryIn(row: Row): EntryRow {
  const { match, seq, at, kind, seat, action, level, to } = row;
  const known = KINDS.find((one) => one === kind);
  const whole = isId(match) && Number.isInteger(seq) && isMoment(at) && (seat === null || isSeat(seat)) && known;
  if (!whole) throw damaged(`entries ${isId(match) ? match : "?"} ${Number.isInteger(seq) ? (seq as number) : "?"}`);
  if (![action, level].every((one) => one === undefined || isText(one)) || !(to === undefined || isId(to)))
    throw damaged(`entries ${match} ${seq as number}`);
  return {
    ...{ match, seq: seq as number, at, kind: known, seat },
    ...(action === undefined ? {} : { action: action as string }),
    ...(level === undefined ? {} : { level: level as string }),
    ...(to === undefined ? {} : { to }),
  };
}

const isLineSeat = (value: unknown): value is LocalLine["seats"][number] =>
  isObject(value) &&
  (value["kind"] === "person" || value["kind"] === "bot") &&
  isName(value["name"]) &&
  isName(value["level"]);

const isEnding = (value: unknown): value is Ending =>
  isObject(value) &&
  isMoment(value["at"]) &&
  ["", "record", "backup"].includes(value["brought"] as string) &&
  isListOf(isPoints)(value["points"]) &&
  isListOf(isCount)(value["ranks"]) &&
  isListOf(isSeat)(value["left"]);

/** The line of a match whose rules this page does not have: it cannot be made anew. */
export function lineIn(row: Row, { match, game, options, seats, tried }: LocalMatchFacts): LocalLine {
  const { status, updated, seats: sitting, pending, mine, over, points, winners, ending } = row;
  const fits =
    (status === "running" || status === "over") &&
    over === (status === "over") &&
    isMoment(updated) &&
    isListOf(isLineSeat)(sitting) &&
    sitting.length === seats.length &&
    isListOf(isSeat)(pending) &&
    isListOf(isSeat)(mine) &&
    (points === null || isListOf(isCount)(points)) &&
    (winners === null || isListOf(isSeat)(winners)) &&
    (ending === undefined || isEnding(ending));
  if (!fits) throw damaged(`lines ${match}`);
  return {
    ...{ match, game, options, status, updated, pending, mine, over, points, winners, public: false },
    seats: sitting.map(({ kind, name, level }) => ({ kind, name, level })),
    ...(ending === undefined ? {} : { ending }),
    ...(tried ? { tried } : {}),
  };
}

const isPlayedSeat = (value: unknown): value is Played["seats"][number] =>
  isLineSeat(value) && ["mine", "left"].every((name) => typeof (value as unknown as Row)[name] === "boolean");

/** A result of a server; whose it was there, nobody asks here. */
export function playedIn(row: Row): KeptPlayed {
  const { id, game, at, options, seats, points, totals, ranks } = row;
  const fits =
    isId(id) &&
    isGame(game) &&
    isMoment(at) &&
    isChoices(options) &&
    isListOf(isPlayedSeat)(seats) &&
    seats.length > 0 &&
    isListOf(isCount)(totals) &&
    totals.length >= seats.length &&
    (points === null || (isListOf(isPoints)(points) && points.length === totals.length)) &&
    isListOf(isCount)(ranks) &&
    ranks.length === totals.length;
  if (!fits) throw damaged(`played ${isId(id) ? id : "?"}`);
  const sitting = seats.map(({ kind, name, level, mine, left }) => ({ kind, name, level, mine, left }));
  return { origin: "server", user: "", page: null, id, game, at, options, seats: sitting, points, totals, ranks };
}

guard("played", (row) => Promise.resolve({ row: { ...playedIn(row) }, log: [] }));

/** A row of a store that only its own part of the page understands: its key is right, it is not huge, and that part takes it. */
export async function checkedRow(store: Guarded, row: Row, log: Row[] = []): Promise<Brought | null> {
  const sized = rowIn(store, row);
  const check = checkOf(store);
  try {
    const found = await check(sized, log);
    return found && { ...found, row: rowIn(store, found.row) };
  } catch (error) {
    console.warn(error);
    throw damaged(`${store} ${String(sized[keyOf(store)[0] ?? ""]).slice(0, 40)}`);
  }
}

export function rowIn(store: Store, row: Row): Row {
  const [first = "", ...others] = keyOf(store);
  const keyed =
    isName(row[first]) &&
    row[first] !== "" &&
    others.every((name) => Number.isInteger(row[name]) && (row[name] as number) >= 0);
  if (!keyed || JSON.stringify(row).length > MOST_ROW) throw damaged(store);
  return row;
}

export function rowsIn(value: unknown): Rows {
  if (!isObject(value)) throw damaged("stores");
  const unknown = Object.keys(value).find((name) => !ALL_STORES.includes(name as Store));
  if (unknown !== undefined) throw new BackupTrouble("newer");
  return Object.fromEntries(
    ALL_STORES.map((store) => {
      const rows = value[store] ?? [];
      if (!Array.isArray(rows) || !rows.every(isObject)) throw damaged(store);
      return [store, rows];
    }),
  ) as Rows;
}
