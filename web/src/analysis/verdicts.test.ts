import { expect, test } from "vitest";
import { hashOf, replaces, type Kept } from "./verdicts";

const kept = (depth: string, engine = "e"): Kept => ({
  record: "r",
  engine,
  analysis: { game: "g", rules_version: 1, seats: 2, parties: 2, depth, seed: 20, verdicts: [], ledger: [] },
});

test("only a deeper verdict takes the place of another", () => {
  expect(replaces(kept("usual"), kept("quick"))).toBe(true);
  expect(replaces(kept("quick"), kept("usual"))).toBe(false);
  expect(replaces(kept("usual"), kept("usual"))).toBe(false);
  expect(replaces(kept("quick"), undefined)).toBe(true);
});

test("a verdict of other rules is made anew", () => {
  expect(replaces(kept("quick", "new"), kept("deep", "old"))).toBe(true);
});

test("a match with another choice is another match", () => {
  expect(hashOf([1, "a"])).not.toBe(hashOf([1, "b"]));
});
