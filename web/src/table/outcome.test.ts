import { beforeAll, expect, test } from "vitest";
import { loadTexts, speaker } from "../lib/texts.svelte";
import type { Table } from "../lib/wire";
import { outcomeOf } from "./outcome";

const GAMES = ["akropolis", "seven_wonders", "ginkgopolis"];
beforeAll(() => Promise.all([loadTexts("en"), ...GAMES.map((game) => loadTexts("en", game))]));

function outcome(totals: number[], winners: number[], game = "akropolis", seats = totals.length) {
  const table = {
    winners,
    scores: totals.map((points) => ({ house: points })),
    seats: Array.from({ length: seats }, () => ({})),
    view: null,
  } as unknown as Table;
  const names = ["Anna", "Béla", "Оксана"].slice(0, seats);
  return outcomeOf(table, { game, names: [...names, "Hal"], ofGame: speaker(game), speak: speaker(), exact: false });
}

test("who wins, and by how much over the next one", () => {
  expect(outcome([40, 42, 31], [1])).toEqual({ title: "Béla wins by 2 points", detail: "" });
  expect(outcome([40, 39], [0])).toEqual({ title: "Anna wins by 1 point", detail: "" });
  expect(outcome([-3, -5], [0]).title).toBe("Anna wins by 2 points");
});

test("who shares the victory, and at how many points", () => {
  expect(outcome([40, 40, 12], [0, 1])).toEqual({
    title: "Anna and Béla share the victory",
    detail: "Level at 40 points",
  });
});

test("between equals, what decided is told in the game's words", () => {
  expect(outcome([40, 40, 12], [1])).toEqual({
    title: "Béla wins",
    detail: "Level on points with Anna: more stones left decide.",
  });
  expect(outcome([40, 40, 40], [0], "seven_wonders").detail).toContain("with Béla and Оксана: more coins");
});

test("a tie with the rival of a solo game is no victory", () => {
  expect(outcome([40, 40], [1], "ginkgopolis", 1)).toEqual({
    title: "Hal wins",
    detail: "A tie with Hal is not a win.",
  });
  expect(outcome([40, 41], [1], "ginkgopolis", 1)).toEqual({ title: "Hal wins by 1 point", detail: "" });
});
