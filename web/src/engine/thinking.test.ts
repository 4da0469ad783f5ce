/** The names of bots, as src/tetrapolis/bots/bot.py reads them. What they choose is compared in tests/engine. */
import { expect, test } from "vitest";
import { mindOf, wayOf } from "./thinking";

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

test("what was learned follows the weights, with constants of its own", () => {
  const words = btoa(String.fromCharCode(...new Uint8Array(new BigInt64Array([-5n, 1n << 40n]).buffer)));
  const thinking = { levels: {}, weights: { stone: 3, value: -1 }, knobs: { tries: 4 } };
  const plain = { weights: new BigInt64Array([3n, -1n]), knobs: [4], learned: null };
  expect(mindOf({ ...thinking, learned: null })).toEqual(plain);
  const learned = { weights: new BigInt64Array([3n, -1n, -5n, 1n << 40n]), knobs: [7], learned: null };
  expect(mindOf({ ...thinking, learned: { knobs: { tries: 7 }, words } })).toEqual({ ...plain, learned });
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
