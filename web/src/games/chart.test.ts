import { expect, test } from "vitest";
import { chartOf, GAMES, manifestOf } from "./contract";

test.each(GAMES)("%s: every category has a colour of its own and a sign of its own", async (game) => {
  const [chart, manifest] = [await chartOf(game), await manifestOf(game)];
  const painted = Object.values(chart?.categories ?? {});
  expect(Object.keys(chart?.categories ?? {})).toEqual(manifest?.categories);
  expect(new Set(painted.map(({ colour }) => colour)).size).toBe(painted.length);
  expect(new Set(painted.map(({ fill, line }) => fill ?? line)).size).toBe(painted.length);
});

test("the rounds of Ginkgopolis are told by what happens", async () => {
  const round = (await chartOf("ginkgopolis"))!.round;
  const begun = { kind: "round", seat: 0, numbers: {}, words: {} };
  expect(round({ phase: "draft" }, [], 0)).toBe(0);
  expect(round({ phase: "select" }, [], 0)).toBe(1);
  expect(round({ phase: "select" }, [begun], 1)).toBe(2);
  expect(round({ phase: "return" }, [], 2)).toBe(2);
});
