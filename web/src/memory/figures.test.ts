import { describe, expect, test } from "vitest";
import type { Played, PlayedSeat } from "../play/played";
import { ranksBy, totalsOf } from "../play/played";
import {
  bestsOf,
  courseOf,
  EVERYTHING,
  gamesOf,
  meansOf,
  namesIn,
  rivalsOf,
  seatOf,
  seenBy,
  winsBy,
  winsOf,
} from "./figures";

const person = (name: string, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  ...{ kind: "person", name, level: "", mine: false, left: false },
  ...more,
});
const me = person("Anna", { mine: true });
const bot = (level: string): PlayedSeat => ({ kind: "bot", name: level, level, mine: false, left: false });

let made = 0;
function played(seats: PlayedSeat[], points: Record<string, number>[], more: Partial<Played> = {}): Played {
  const totals = totalsOf(points);
  const best = Math.max(...totals);
  const winners = totals.flatMap((one, party) => (one === best ? [party] : []));
  made += 1;
  return {
    ...{ origin: "device", id: `match-${made}`, game: "akropolis", at: made * 1000, options: {}, page: null },
    ...{ seats, points, totals, ranks: ranksBy(totals, winners) },
    ...more,
  };
}
const all = (lines: Played[], name = "Anna") => seenBy(lines, EVERYTHING, [name]).seen;

describe("whose seat it is", () => {
  test("the only one of this device, whatever it was called", () => {
    expect(seatOf(played([bot("master"), person("Old name", { mine: true })], [{}, {}]), "", ["Anna"])).toBe(1);
  });
  test("of several at one device the one with one's name, else the first", () => {
    const shared = played([person("Béla", { mine: true }), me], [{}, {}]);
    expect(seatOf(shared, "", ["anna"])).toBe(1);
    expect(seatOf(shared, "", ["Dóra"])).toBe(0);
    expect(seatOf(shared, "béla", ["Anna"])).toBe(0);
  });
  test("of a record that was opened only the one with one's name", () => {
    const record = played([person("Béla"), person("Anna")], [{}, {}]);
    expect(seatOf(record, "", ["Anna"])).toBe(1);
    expect(seatOf(record, "", ["Dóra"])).toBeNull();
  });
});

test("what does not fit is left out, and what a bot has finished is only counted", () => {
  const lines = [
    played([me, bot("builder")], [{ house: 5 }, { house: 3 }]),
    played([{ ...me, left: true }, bot("builder")], [{ house: 50 }, { house: 3 }]),
    played([me, bot("builder"), bot("builder")], [{ house: 5 }, { house: 3 }, { house: 1 }]),
    played([me, bot("builder")], [{ points: 5 }, { points: 3 }], { game: "ginkgopolis" }),
    played([me, bot("builder")], [{ house: 5 }, { house: 3 }], { origin: "pad" }),
    played([me, bot("builder")], [{ house: 5 }, { house: 3 }], { at: -40 * 86_400_000 }),
    played([person("Béla"), bot("builder")], [{ house: 5 }, { house: 3 }]),
  ];
  const fitting = (more: object): number =>
    seenBy(lines, { ...EVERYTHING, ...more }, ["Anna"], made * 1000).seen.length;
  expect(seenBy(lines, EVERYTHING, ["Anna"])).toMatchObject({ seen: { length: 5 }, left: 1 });
  expect(fitting({ game: "ginkgopolis" })).toBe(1);
  expect(fitting({ players: 3 })).toBe(1);
  expect(fitting({ origin: "pad" })).toBe(1);
  expect(fitting({ days: 30 })).toBe(4);
  expect(fitting({ who: "Béla" })).toBe(1);
});

test("wins, shared ones, and what would be won among equals", () => {
  const seen = all([
    played([me, bot("builder")], [{ house: 5 }, { house: 3 }]),
    played([me, bot("builder")], [{ house: 5 }, { house: 5 }]),
    played([me, bot("builder")], [{ house: 1 }, { house: 5 }]),
    played([me, bot("a"), bot("b"), bot("c")], [{ house: 1 }, { house: 5 }, { house: 0 }, { house: 0 }]),
  ]);
  expect(winsOf(seen)).toEqual({ count: 4, won: 2, shared: 1, even: 1.75 });
  expect(winsBy(seen).map(({ players, count, won }) => [players, count, won])).toEqual([
    [2, 3, 2],
    [4, 1, 0],
  ]);
});

test("averages by category against those of all opponents; what nobody has is no category", () => {
  const means = meansOf(
    all([
      played(
        [me, bot("a"), bot("b")],
        [
          { house: 6, market: 0, garden: 0 },
          { house: 1, market: 4, garden: 0 },
          { house: 2, market: 0, garden: 0 },
        ],
      ),
      played(
        [bot("a"), me],
        [
          { house: 0, market: 5, garden: 0 },
          { house: 3, market: 1, garden: 0 },
        ],
      ),
      played([bot("a"), me], [{}, {}], { points: null, totals: [4, 5] }),
    ]),
  );
  expect(means).toEqual({
    ...{ count: 2, others: 3, own: 5, theirs: 4 },
    rows: [
      { category: "house", own: 4.5, others: 1 },
      { category: "market", own: 0.5, others: 3 },
    ],
  });
  expect(meansOf(all([played([me], [{ house: 7 }])]))).toMatchObject({ others: 0, theirs: null });
});

test("bests by number of players, the earliest of equals", () => {
  const lines = [3, 9, 9].map((points) => played([me, bot("a")], [{ house: points }, { house: 1 }]));
  const [best] = bestsOf(all(lines.toReversed()));
  expect(best).toMatchObject({ players: 2, count: 3 });
  expect(best?.best.played.id).toBe(lines[1]?.id);
});

test("points in time have an average once there are enough", () => {
  const lines = [1, 2, 3, 4, 5, 6].map((points) => played([me, bot("a")], [{ house: points }, { house: 3 }]));
  const dots = courseOf(all(lines.toReversed()));
  expect(dots.map(({ points }) => points)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(dots.map(({ mean }) => mean)).toEqual([null, null, null, null, 3, 4]);
  expect(dots.map(({ won }) => won)).toEqual([false, false, true, true, true, true]);
  expect(dots[0]?.other).toBe(3);
});

test("rivals by name, bots by level, places compared and not points", () => {
  const rivals = rivalsOf(
    all([
      played([me, person("Béla"), bot("master")], [{ house: 5 }, { house: 5 }, { house: 3 }], { ranks: [2, 1, 3] }),
      played([person("béla"), me], [{ house: 4 }, { house: 4 }]),
    ]),
  );
  expect(rivals).toEqual([
    { kind: "person", name: "Béla", count: 2, ahead: 0, level: 1, behind: 1, margin: 0 },
    { kind: "bot", name: "master", count: 1, ahead: 1, level: 0, behind: 0, margin: 2 },
  ]);
});

test("games and names, the most frequent first", () => {
  const lines = [
    played([me, person("Béla")], [{}, {}], { game: "ginkgopolis" }),
    played([me, person("Dóra")], [{}, {}]),
    played([me, person("dóra")], [{}, {}]),
  ];
  expect(gamesOf(all(lines))).toEqual([
    { game: "akropolis", count: 2 },
    { game: "ginkgopolis", count: 1 },
  ]);
  expect(namesIn(lines, ["Anna"])).toEqual(["Dóra", "Béla"]);
});

test("where only winners are known, the others follow by points", () => {
  expect(ranksBy([5, 9, 7, 9], [1])).toEqual([4, 1, 3, 2]);
  expect(ranksBy([9, 9, 1], [0, 1])).toEqual([1, 1, 3]);
});
