import { expect, test } from "vitest";
import type { EntryLine, EventLine } from "../lib/wire";
import { isNews, lasting, newsOf, sinceOwn } from "./recent";

const event = (kind: string, seat: number): EventLine => ({ kind, seat, numbers: {}, words: {} });
const entry = (seq: number, kind: string, seat: number | null, ...events: EventLine[]): EntryLine => ({
  seq,
  at: 0,
  kind,
  seat,
  events,
});

test("before the first own choice nothing is marked", () => {
  expect(newsOf([entry(1, "started", null), entry(2, "action", 1, event("take", 1))], 0)).toBeNull();
  expect(newsOf([entry(1, "action", 1, event("take", 1))], null)).toBeNull();
});

test("news are what others did after the own choice", () => {
  const entries = [
    entry(1, "action", 0, event("take", 0), event("place", 0)),
    entry(2, "said", 1),
    entry(3, "action", 1, event("take", 1)),
  ];
  expect(newsOf(entries, 0)).toEqual({ seq: 3, event: 0 });
});

test("who chooses last uncovers what the others have chosen: that is news, the own choice is not", () => {
  const last = entry(1, "action", 2, event("choose", 2), event("build", 0), event("build", 1), event("build", 2));
  const news = newsOf([last, entry(2, "action", 0, event("choose", 0))], 2);
  expect(news).toEqual({ seq: 1, event: 1 });
  expect([0, 1, 3].map((place) => isNews(news, 1, place))).toEqual([false, true, true]);
  expect(isNews(news, 2, 0)).toBe(true);
});

test("a choice that was taken back does not count", () => {
  const entries = [
    entry(1, "action", 0, event("take", 0)),
    entry(2, "action", 1, event("take", 1)),
    entry(3, "action", 0, event("take", 0)),
    entry(4, "undone", 0),
  ];
  expect(newsOf(entries, 0)).toEqual({ seq: 2, event: 0 });
  expect(sinceOwn(entries, 0, true).map(({ seq }) => seq)).toEqual([2, 4]);
});

test("who has chosen is told until all have: then it is told what", () => {
  const chosen = (seq: number, seat: number): EntryLine => entry(seq, "action", seat, event("choose", seat));
  const before = [chosen(1, 0), entry(2, "said", 1), entry(3, "action", 1, event("choose", 1), event("build", 0))];
  const told = lasting([...before, chosen(4, 0)], new Set(["choose"]));
  expect(told.map(({ seq }) => seq)).toEqual([2, 3, 4]);
});

test("the news stay until the turn is over, however many steps it has", () => {
  const step = (seq: number): EntryLine => entry(seq, "action", 0, event("enter", 0));
  const others = [entry(3, "action", 1, event("enter", 1)), entry(4, "action", 1, event("take", 1))];
  const before = [step(1), step(2), ...others];
  for (const entries of [before, [...before, step(5)], [...before, step(5), step(6)]]) {
    expect(newsOf(entries, 0)).toEqual({ seq: 3, event: 0 });
    expect(sinceOwn(entries, 0, true).map(({ seq }) => seq)).toEqual([3, 4]);
  }
  expect(sinceOwn([...before, step(5)], 0, false)).toEqual([]);
});
