import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../lib/api";
import type { Done, Refusal, Table } from "../lib/wire";
import { Choosing } from "./choosing.svelte";
import type { Company } from "./company.svelte";
import type { Playback } from "./playback.svelte";

const refusal: Refusal = { error: "busy", message: "Not now.", rule: null };
const asked = {
  seat: 0,
  status: "running",
  decision: 3,
  legal: ["a", "b"],
  seats: [{ kind: "person" }, { kind: "bot" }],
};

let table = $state.raw<Table>(asked as unknown as Table);
let played = $state.raw<Table | null>(null);
let answer: Refusal | null = null;
const shown = {
  acting: null,
  advice: "b",
  act: vi.fn(() => Promise.resolve(answer)),
  undo: vi.fn(() => Promise.resolve(answer)),
  hint: vi.fn(() => Promise.resolve(answer)),
  look: vi.fn(),
  get table(): Table {
    return table;
  },
};
const command = vi.fn<() => Promise<Done>>(() => Promise.resolve({ match: "m", seq: 1 }));
const company = {
  shown,
  host: { command },
  myTurn: true,
  movedLast: () => shown,
  get table(): Table {
    return table;
  },
} as unknown as Company;
const playback = {
  own: vi.fn(),
  skip: vi.fn(() => (played = null)),
  get table(): Table | null {
    return played;
  },
} as unknown as Playback;

let confirm = true;
let choosing: Choosing;
let stop = (): void => undefined;
beforeEach(() => {
  [table, played, answer, confirm] = [asked as unknown as Table, null, null, true];
  stop = $effect.root(() => {
    choosing = new Choosing(company, playback, { confirm: () => confirm, advised: () => true });
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

test("a choice is looked at, confirmed, then made", async () => {
  await choosing.choose("a");
  expect([choosing.chosen, shown.act.mock.calls]).toEqual(["a", []]);
  await choosing.choose("a");
  expect(choosing.chosen).toBeNull();
  expect(shown.act).toHaveBeenCalledWith("a");
  confirm = false;
  await choosing.choose("b");
  expect(shown.act).toHaveBeenCalledWith("b");
});

test("what can be chosen no more is not chosen any more", async () => {
  await choosing.choose("a");
  table = { ...table, legal: ["b"] };
  flushSync();
  expect(choosing.chosen).toBeNull();
});

test("taking back begins with what is not confirmed yet", async () => {
  await choosing.choose("a");
  await choosing.undo();
  expect([choosing.chosen, shown.undo.mock.calls]).toEqual([null, []]);
  answer = refusal;
  await choosing.undo();
  expect(choosing.refusal).toBe(refusal);
  choosing.look("a");
  expect(choosing.refusal).toBeNull();
});

test("who presses on a table of before only goes on", async () => {
  played = table;
  expect(choosing.legal).toEqual([]);
  await choosing.choose("a");
  expect([played, choosing.chosen, shown.act.mock.calls]).toEqual([null, null, []]);
});

test("a hint ends what is played, and is chosen unless somebody is asked something else meanwhile", async () => {
  played = table;
  await choosing.hint();
  expect([played, choosing.chosen]).toEqual([null, "b"]);
  choosing.chosen = null;
  shown.hint.mockImplementationOnce(() => {
    table = { ...table, decision: 4 };
    return Promise.resolve(null);
  });
  await choosing.hint();
  expect(choosing.chosen).toBeNull();
});

test("only who has bots alone for company is given a hint", async () => {
  table = { ...table, seats: [...table.seats, ...table.seats.slice(0, 1)] };
  expect(choosing.alone).toBe(false);
  await choosing.hint();
  expect(shown.hint).not.toHaveBeenCalled();
});

test("what was refused in the lobby does not stand on the board, also if the refusal comes late", async () => {
  const starts = (): void => {
    table = { ...table, status: "running" };
    flushSync();
  };
  table = { ...table, status: "lobby" };
  flushSync();
  command.mockRejectedValueOnce(new Refused(409, refusal));
  await choosing.command("start");
  expect(choosing.refusal).toBe(refusal);
  starts();
  expect(choosing.refusal).toBeNull();
  table = { ...table, status: "lobby" };
  flushSync();
  command.mockImplementationOnce(() => {
    starts();
    return Promise.reject(new Refused(409, refusal));
  });
  await choosing.command("start");
  expect(choosing.refusal).toBeNull();
});
