/** The names of bots, as src/tetrapolis/bots/bot.py reads them. What they choose is compared in tests/engine. */
import { expect, test } from "vitest";
import { wayOf } from "./thinking";

test("bots that are quick, and how many actions they try", () => {
  expect(wayOf("greedy")).toEqual({ kind: "greedy", tries: 0 });
  expect(wayOf("greedy:3")).toEqual({ kind: "greedy", tries: 3 });
});

test("bots that search think for so many playouts, or for so long", () => {
  expect(wayOf("search:1500")).toEqual({ kind: "search", playouts: 1500, milliseconds: 0 });
  expect(wayOf("search:800ms")).toEqual({ kind: "search", playouts: 0, milliseconds: 800 });
  expect(wayOf("flat:60")).toEqual({ kind: "flat", playouts: 60, milliseconds: 0 });
});

test("the search with what was learned", () => {
  expect(wayOf("learned:1500")).toEqual({ kind: "learned", playouts: 1500, milliseconds: 0 });
});

test.each([
  "",
  "random",
  "greedy 3",
  "search:",
  "search:-1",
  "search:1.5",
  "search:12345678",
  "search:1500 ",
  "master",
])("%j is no bot", (text) => {
  expect(() => wayOf(text)).toThrow(`no such bot: ${text}`);
});
