import { describe, expect, it } from "vitest";
import type { Counted } from "./counting";
import { drawingOf, logAddress, textOf, type Told } from "./sharing";

const counted = (...points: number[]): Counted => ({
  points: points.map((one) => ({ blue: one, green: 0 })),
  notes: [],
  totals: points,
  places: points.map((one) => 1 + points.filter((other) => other > one).length),
  ties: points.map(() => 0),
  doubts: [],
  refused: [],
  worth: new Map(),
  state: new Uint8Array(),
});
const told = (names: string[], ...points: number[]): Told => ({
  facts: {
    ...{ pad: "0123456789abcdef", game: "seven_wonders", seats: names.length, created: 0 },
    ...{ names, options: {}, date: "2026-11-19", place: "" },
  },
  sheet: {
    seats: names.length,
    names,
    options: {},
    date: "2026-11-19",
    place: "<Kitchen>",
    entries: new Map(),
    runs: 0,
  },
  counted: counted(...points),
  names,
  categories: ["blue", "green"],
  ofGame: (key, details) => (details ? `${key} ${Object.values(details).join(" ")}` : key),
});

const playOf = (one: Told): Record<string, unknown> =>
  JSON.parse(new URL(logAddress(one) ?? "").searchParams.get("data") ?? "") as Record<string, unknown>;

describe("a match that others get", () => {
  it("names everybody from the first to the last, and winners together", () => {
    const lines = textOf(told(["Anna", "Béla", "Dóra"], 20, 31, 31)).split("\n");
    expect(lines.slice(1).map((line) => line.split(":")[0])).toEqual([
      "pad-place-number 1 Béla",
      "pad-place-number 1 Dóra",
      "pad-place-number 3 Anna",
    ]);
  });

  it("is a drawing in which no name can be more than a name", () => {
    const { svg } = drawingOf(told(['<img src=x onerror="1">', "B&C"], 3, 4));
    const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(drawn.querySelector("parsererror, img, script")).toBeNull();
    expect(drawn.documentElement.textContent).toContain("B&C");
    expect(drawn.documentElement.textContent).toContain("<Kitchen>");
  });

  it("is an address for the log of plays, unless that would be too long", () => {
    const play = playOf(told(["Anna", "Béla", "Anna"], 7, 7, -2));
    const player = { startPlayer: false, winner: true, score: "7", rank: 1 };
    expect(play).toEqual({
      ...{ sourceName: "Tetrapolis", sourcePlayId: "0123456789abcdef" },
      playDate: new Date(2026, 10, 19, 12).toISOString().slice(0, 19).replace("T", " "),
      game: {
        ...{ name: "game-title", sourceGameId: "seven_wonders", bggId: 68448 },
        ...{ highestWins: true, noPoints: false },
      },
      players: [
        { name: "Anna", sourcePlayerId: "Anna", ...player },
        { name: "Béla", sourcePlayerId: "Béla", ...player },
        { name: "Anna", sourcePlayerId: "Anna (3)", startPlayer: false, winner: false, score: "-2", rank: 3 },
      ],
      location: "<Kitchen>",
    });
    expect(logAddress(told(["Я".repeat(40), "Ж".repeat(2000)], 1, 2))).toBeNull();
  });

  it("has no number of the game where we know none, no place where none is written, and no rival as a player", () => {
    const solo = told(["Anna", "Automatic opponent"], 50, 61);
    const play = playOf({
      ...solo,
      facts: { ...solo.facts, game: "akropolis" },
      sheet: { ...solo.sheet, seats: 1, place: "" },
    });
    expect(play["game"]).toEqual({
      ...{ name: "game-title", sourceGameId: "akropolis", highestWins: true, noPoints: false },
    });
    expect(Object.keys(play)).not.toContain("location");
    expect(play["players"]).toEqual([
      { name: "Anna", sourcePlayerId: "Anna", startPlayer: false, winner: false, score: "50", rank: 2 },
    ]);
  });
});
