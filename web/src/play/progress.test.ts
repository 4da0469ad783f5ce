import { expect, test } from "vitest";
import { progressOf } from "./progress";

const points = (one: number | null) => ({ points: { a: 2, b: one } });

test("rounds or Ages, and points as far as they are known", () => {
  expect(progressOf({ view: { round: 3, players: [points(1), points(null)] }, scores: null })).toEqual({
    round: 3,
    points: [3, null],
  });
  expect(progressOf({ view: { age: 2, players: [] }, scores: null })).toEqual({ round: 2, points: [] });
  expect(progressOf({ view: { players: [points(4)] }, scores: null })).toEqual({ round: null, points: [6] });
  expect(progressOf({ view: null, scores: null })).toEqual({ round: null, points: [] });
});
