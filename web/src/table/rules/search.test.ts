import { expect, test } from "vitest";
import { from, marked, matching, type Entry } from "./search";

const entries: Entry[] = [
  { id: "a", title: "Kőbánya", text: "Minden letakart kőbánya követ hoz." },
  { id: "b", title: "Кар’єри", text: "Кар’єр дає камінь." },
  { id: "c", title: "AK-12", text: "A tile costs 1 stone." },
];
const ids = (query: string): string[] => matching(entries, query).map(({ id }) => id);
const hits = (text: string, query: string): string[] =>
  marked(text, query).flatMap(({ text, found }) => (found ? [text] : []));

test("words are found in titles and sentences, in any order, with accents or without", () => {
  expect(ids("kobanya")).toEqual(["a"]);
  expect(ids("STONE tile")).toEqual(["c"]);
  expect(ids("ak-12")).toEqual(["c"]);
  expect(ids("кар'єр")).toEqual(["b"]);
  expect(ids("kőb")).toEqual(["a"]);
  expect(ids("kőv")).toEqual([]);
  expect(ids("stone kőbánya")).toEqual([]);
  expect(ids("  ")).toHaveLength(3);
});

test("what was looked for is marked, and nothing else changes", () => {
  const { text } = entries[0] as Entry;
  expect(hits(text, "kob ko")).toEqual(["kőb", "kö"]);
  expect(
    marked(text, "ko banya")
      .map(({ text }) => text)
      .join(""),
  ).toBe(text);
  expect(hits(text, "kob banya")).toEqual(["kőbánya"]);
  expect(marked(text, "")).toEqual([{ text, found: false }]);
});

test("a long sentence is shown from shortly before the hit", () => {
  const long = "The first player takes the chief architect marker before anything else happens.";
  expect(from(long, "anything")).toMatch(/^…[a-z ]{1,24} ?anything else happens\.$/);
  expect(from(long, "first")).toBe(long);
  expect(from(long, "temple")).toBe(long);
});
