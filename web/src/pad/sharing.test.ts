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
    const data = new URL(logAddress(told(["Anna", "Béla"], 7, 7)) ?? "").searchParams.get("data");
    const play = JSON.parse(data ?? "") as { players: { winner: boolean; score: string; rank: number }[] };
    expect(play).toMatchObject({ sourceName: "Tetrapolis", playDate: "2026-11-19 12:00:00", game: { bggId: 68448 } });
    expect(play.players.map(({ winner, score, rank }) => [winner, score, rank])).toEqual([
      [true, "7", 1],
      [true, "7", 1],
    ]);
    expect(logAddress(told(["Я".repeat(40), "Ж".repeat(2000)], 1, 2))).toBeNull();
  });
});
