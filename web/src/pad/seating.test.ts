import { describe, expect, it } from "vitest";
import { LAYOUT as GINKGOPOLIS } from "../games/ginkgopolis/layout";
import { LAYOUT as MONUMENTS } from "../games/world_monuments/layout";
import { fold, tried, type Entry, type PadFacts, type Sheet } from "./model";
import { isMissed, seatAnew } from "./seating";

const sheetOf = (names: string[], ...entries: Entry[]): Sheet => {
  const facts: PadFacts = {
    ...{ pad: "0123456789abcdef", game: "any", seats: names.length, created: 0 },
    ...{ names, options: {}, date: "2026-11-19", place: "" },
  };
  return fold(facts, [{ seq: 1, at: 0, run: "a", edits: entries.map((write) => ({ write })) }]);
};
const entry = (kind: string, party: number, keys: Entry["keys"], ...values: number[]): Entry => ({
  ...{ kind, party, keys, values },
});
const pad = MONUMENTS.pad ?? expect.fail();
const city = GINKGOPOLIS.pad ?? expect.fail();

describe("players who come, go and change places", () => {
  const sheet = sheetOf(
    ["Anna", "Béla", "Dóra"],
    ...[entry("gems", 0, [], 1), entry("gems", 1, [], 2), entry("gems", 2, [], 3)],
    ...[entry("stone", 0, [4], 2), entry("stone", 0, [5], 3)],
  );
  const after = (seating: (number | null)[]): unknown[] => {
    const { seats, names, entries } = tried(sheet, seatAnew(pad, sheet, seating));
    return [seats, names, [...entries.values()].map(({ kind, party, values }) => [kind, party, values[0]])];
  };

  it("take what is theirs along, stones that all built together too", () => {
    expect(after([0, 2])).toEqual([
      2,
      ["Anna", "Dóra"],
      [
        ["gems", 0, 1],
        ["stone", 0, 2],
        ["gems", 1, 3],
      ],
    ]);
    expect(after([2, 0, 1])).toEqual([
      3,
      ["Dóra", "Anna", "Béla"],
      [
        ["stone", 0, 3],
        ["stone", 0, 1],
        ["gems", 1, 1],
        ["gems", 2, 2],
        ["gems", 0, 3],
      ],
    ]);
    expect(after([0, 1, 2, null]).slice(0, 2)).toEqual([4, ["Anna", "Béla", "Dóra", ""]]);
  });

  it("are asked about when something goes with them", () => {
    const only = sheetOf(["Anna", "Béla", "Dóra"], entry("stone", 0, [4], 3));
    expect([0, 1, 2].map((party) => isMissed(pad, only, party))).toEqual([false, false, true]);
  });

  it("leave their buildings in the city, without an owner", () => {
    const built = sheetOf(["Anna", "Béla"], {
      ...{ kind: "building", party: 0, keys: ["red 4"], values: [2, 2, 0, 0] },
    });
    const left = tried(built, seatAnew(city, built, [0, null]));
    expect([...left.entries.values()].map(({ values }) => values)).toEqual([[2, 0, 0, 0]]);
    expect(left.names).toEqual(["Anna", ""]);
  });

  it("come back all together with undo", () => {
    const facts: PadFacts = { ...sheet, pad: "0123456789abcdef", game: "any", created: 0, names: [...sheet.names] };
    const written = [...sheet.entries.values()].map((write) => ({ write }));
    const log = [
      { seq: 1, at: 0, run: "a", edits: written },
      { seq: 2, at: 0, run: "b", edits: seatAnew(pad, sheet, [2]) },
    ];
    expect([fold(facts, log).seats, fold(facts, log).entries.size]).toEqual([1, 2]);
    const back = fold(facts, [...log, { seq: 3, at: 0, run: "", edits: null }]);
    expect([back.seats, back.names, back.entries]).toEqual([3, sheet.names, sheet.entries]);
  });
});
