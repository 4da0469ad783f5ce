import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { EventLine } from "../../lib/wire";
import { asked, open, type Shot } from "./fixtures";
import type { Builder, View } from "./view";

const shot = asked[3] as Shot;
const seat = shot.seat ?? 0;
const other = 1 - seat;
const lastOf = (party: number): number => shot.view.players[party]?.tiles.at(-1)?.tile ?? 0;
const event = (kind: string, of: number, numbers: Record<string, number>): EventLine => ({
  kind,
  seat: of,
  numbers,
  words: {},
});

afterEach(cleanup);

function outlined(shown: EventLine[], at: Shot = shot, compact = false): Element[] {
  return [...open(at, { shown, compact }).container.querySelectorAll("[data-shown]")];
}

test("nothing is outlined when nothing is shown", () => {
  expect(outlined([])).toHaveLength(0);
});

test("a tile that was taken and placed: in the own city, or in the small picture of the other one", () => {
  for (const [party, where] of [
    [seat, ".map"],
    [other, `[data-party="${other}"]`],
  ] as const) {
    const tile = lastOf(party);
    const found = outlined([
      event("take", party, { tile, price: 1 }),
      event("place", party, { tile, q: 0, r: 0, k: 0, level: 1 }),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.closest(where)).not.toBeNull();
    cleanup();
  }
});

test("a tile that is not yet placed: its slot", () => {
  const tile = shot.view.row[1]?.tile ?? 0;
  const found = outlined([event("take", other, { tile, price: 1 })]);
  expect(found.map((one) => one.closest("li")?.dataset["tile"])).toEqual([`${tile}`]);
});

test("new tiles: their slots; an empty number is no tile", () => {
  const [first, second] = shot.view.row.map(({ tile }) => tile);
  const numbers = { tile_1: first ?? 0, tile_2: second ?? 0, tile_3: 0, tile_4: -1, tile_5: -1 };
  expect(outlined([event("refill", -1, numbers)]).map((one) => one.closest("li")?.dataset["tile"])).toEqual([
    `${first}`,
    `${second}`,
  ]);
});

test("stones from quarries: the stones of that party", () => {
  expect(outlined([event("income", seat, { stones: 1 })])[0]?.closest('[data-place="dock"]')).not.toBeNull();
  cleanup();
  const [one] = outlined([event("income", other, { stones: 1 })]);
  expect(one?.closest(`[data-party="${other}"]`)).not.toBeNull();
});

test("the chief architect: where it is said who it is", () => {
  expect(outlined([event("chief", other, {})]).map((one) => one.textContent)).toEqual([
    expect.stringContaining("table-head"),
  ]);
});

test("a tile that the architect has collected", () => {
  const view = structuredClone<View>(shot.view);
  const one = view.players[other] as Builder;
  const tiles = one.tiles.map((tile) => ({ ...tile, code: "hqq" }));
  view.players[other] = { ...one, rival: "architect-easy", city: [], tiles };
  const [found, ...more] = outlined([event("architect_take", other, { tile: lastOf(other), price: 0 })], {
    ...shot,
    view,
  });
  expect(found?.closest(`[data-party="${other}"] .collection`)).not.toBeNull();
  expect(more).toHaveLength(0);
});

test("on a phone the city that it is about is shown large meanwhile", async () => {
  const board = open(shot, { compact: true });
  expect(board.heading()).toContain(`Name ${seat}`);
  await board.rerender({ shown: [event("place", other, { tile: lastOf(other), q: 0, r: 0, k: 0, level: 1 })] });
  expect(board.heading()).toContain(`Name ${other}`);
  expect(board.container.querySelectorAll(".map [data-shown]")).toHaveLength(1);
  await board.rerender({ shown: [] });
  expect(board.heading()).toContain(`Name ${seat}`);
});
