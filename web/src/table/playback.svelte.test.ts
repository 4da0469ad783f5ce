import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EntryLine, Table } from "../lib/wire";
import type { Past } from "../play/seat.svelte";
import type { Pace } from "../shell/settings.svelte";
import { Playback, scenesOf } from "./playback.svelte";

let pace: Pace;
let playback: Playback;
beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
  playback = new Playback(() => pace);
});
afterEach(() => {
  playback.skip();
  vi.useRealTimers();
});

const table = (seq: number, ...pending: number[]): Table => ({ seq, pending }) as unknown as Table;
const entry = (seq: number, seat: number): EntryLine => ({
  seq,
  at: 0,
  kind: "action",
  seat,
  events: [{ kind: "build", seat, numbers: { card: seq }, words: {} }],
});
const past = (seq: number, seat: number, ...pending: number[]): Past => ({
  table: table(seq, ...pending),
  entries: [entry(seq, seat)],
});

test("one choice after the other is played, and the last one holds nobody up", () => {
  playback.add(table(1, 1), past(2, 1, 2));
  expect([playback.table, playback.events[0]?.seat]).toEqual([null, 1]);
  playback.add(table(2, 2), past(3, 2, 0));
  expect([playback.table?.seq, playback.events[0]?.seat]).toEqual([2, 1]);
  vi.advanceTimersByTime(800);
  expect([playback.table, playback.events[0]?.seat]).toEqual([null, 2]);
  vi.advanceTimersByTime(800);
  expect(playback.scene).toBeNull();
});

test("the own move is seen first", () => {
  playback.own();
  playback.add(table(1, 1), past(2, 1, 0));
  expect([playback.table?.seq, playback.scene]).toEqual([1, null]);
  vi.advanceTimersByTime(260);
  expect(playback.events).toHaveLength(1);
});

test("what the own choice uncovers begins with it", () => {
  playback.own();
  playback.add({ ...table(1, 0), seat: 0 }, { table: { ...table(2, 0, 1), seat: 0 }, entries: [entry(2, 0)] });
  expect([playback.table, playback.scene?.table.seq]).toEqual([null, 2]);
});

test("further steps of the same turn are shorter", () => {
  playback.add(table(1, 1), past(2, 1, 1));
  playback.add(table(2, 1), past(3, 1, 0));
  vi.advanceTimersByTime(800);
  expect(playback.scene?.table.seq).toBe(3);
  vi.advanceTimersByTime(400);
  expect(playback.scene).toBeNull();
});

test("where several choose at the same time, only what is uncovered at the end is played", () => {
  playback.add(table(1, 0, 1, 2), past(2, 1, 0, 2));
  expect(playback.scene).toBeNull();
  playback.add(table(2, 2), past(3, 2, 0, 1, 2));
  expect(playback.scene?.table.seq).toBe(3);
});

test("several choices in one piece of news uncover what they uncover", () => {
  playback.add(table(1, 1, 2), { table: table(3, 0, 1, 2), entries: [entry(2, 1), entry(3, 2)] });
  expect(playback.events.map(({ seat }) => seat)).toEqual([1, 2]);
});

test("what is skipped is there at once, and who wants no playing sees none", () => {
  playback.add(table(1, 1), past(2, 1, 2));
  playback.add(table(2, 2), past(3, 2, 0));
  playback.skip();
  expect([playback.table, playback.scene]).toEqual([null, null]);
  pace = "none";
  playback.add(table(1, 1), past(2, 1, 0));
  expect(playback.scene).toBeNull();
});

test("since the own turn all is played again, also for who wants none otherwise; chat is left out", () => {
  pace = "none";
  const said: Past = { table: table(3, 2), entries: [{ seq: 3, at: 0, kind: "said", seat: 1 }] };
  playback.again([{ table: table(1, 1), entries: [] }, past(2, 1, 2), said, past(4, 2, 0)]);
  expect(playback.table?.seq).toBe(2);
  vi.advanceTimersByTime(800);
  expect([playback.table?.seq, playback.scene?.before.seq]).toEqual([4, 3]);
  vi.advanceTimersByTime(800);
  expect(playback.table).toBeNull();
});

test("who comes to a shared device sees what happened meanwhile, and nothing of the one before", () => {
  playback.add(table(1, 1), past(2, 1, 2));
  playback.add(table(2, 2), past(3, 2, 0));
  playback.catchUp([{ table: table(11, 1), entries: [] }, past(12, 1, 2), past(13, 2, 0)]);
  expect(playback.table?.seq).toBe(12);
  vi.advanceTimersByTime(800);
  expect([playback.table, playback.scene?.table.seq]).toEqual([null, 13]);
  pace = "none";
  playback.catchUp([{ table: table(11, 1), entries: [] }, past(12, 1, 2)]);
  expect(playback.scene).toBeNull();
});

test("of all that happened, only the last choices are played again where no more are wanted", () => {
  playback.again([{ table: table(1, 1), entries: [] }, past(2, 1, 2), past(3, 2, 0), past(4, 0, 1)], 2);
  expect(playback.table?.seq).toBe(3);
});

test("while several choose at the same time there is nothing to play again", () => {
  expect(scenesOf([{ table: table(1, 0, 1, 2), entries: [] }, past(2, 1, 0, 2)])).toEqual([]);
  expect(scenesOf([{ table: table(1, 1), entries: [] }, past(2, 1, 0)])).toHaveLength(1);
});

test("bots that are faster than anybody can look are not waited for", () => {
  for (let seq = 1; seq < 30; seq++) playback.add(table(seq, 1), past(seq + 1, 1, 1));
  expect(playback.scene?.table.seq).toBeGreaterThan(20);
});
