import { describe, expect, it } from "vitest";
import { fold, tried, valuesOf, type Edit, type PadFacts, type Stroke } from "./model";

const FACTS: PadFacts = {
  pad: "0123456789abcdef",
  game: "akropolis",
  seats: 2,
  created: 0,
  names: ["Anna", ""],
  options: {},
  date: "2026-11-19",
  place: "",
};
const about = { kind: "stones", party: 0, keys: [] };
const write = (stones: number): Edit => ({ write: { ...about, values: [stones] } });
const strokes = (...all: (Pick<Stroke, "run" | "edits"> | null)[]): Stroke[] =>
  all.map((one, place) => ({ seq: place + 1, at: 0, run: "", edits: null, ...one }));

describe("what stands on a pad", () => {
  it("follows from its strokes, those of one run taken back together", () => {
    const all = strokes(
      { run: "a", edits: [write(1)] },
      { run: "a", edits: [write(12)] },
      { run: "b", edits: [{ name: [1, "Béla"] }, { place: "Kitchen" }] },
    );
    const sheet = fold(FACTS, all);
    expect(valuesOf(sheet, about)).toEqual([12]);
    expect([sheet.names, sheet.place, sheet.runs]).toEqual([["Anna", "Béla"], "Kitchen", 2]);
    const once = fold(FACTS, [...all, ...strokes(null)]);
    expect([once.names[1], once.runs]).toEqual(["", 1]);
    const twice = fold(FACTS, [...all, ...strokes(null, null)]);
    expect([valuesOf(twice, about), twice.runs]).toEqual([null, 0]);
    expect(fold(FACTS, [...all, ...strokes(null, null, null)]).runs).toBe(0);
  });

  it("is not changed by what is only tried", () => {
    const sheet = fold(FACTS, strokes({ run: "a", edits: [write(3)] }));
    expect(tried(sheet, [{ erase: about }]).entries.size).toBe(0);
    expect(sheet.entries.size).toBe(1);
  });

  it("keeps the order in which things were first written", () => {
    const tile = (number: number): Edit => ({
      write: { kind: "tile", party: 0, keys: [number], values: [0, 0, 0] },
    });
    const erased: Edit = { erase: { kind: "tile", party: 0, keys: [5] } };
    const sheet = fold(FACTS, strokes({ run: "a", edits: [tile(5), tile(3), erased, tile(5)] }));
    expect([...sheet.entries.values()].map(({ keys }) => keys[0])).toEqual([3, 5]);
  });
});
