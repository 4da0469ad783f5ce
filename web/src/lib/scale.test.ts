import { expect, test } from "vitest";
import { apart, marksOf } from "./scale";

test.each([
  [0, 1, [0, 1]],
  [0, 58, [0, 20, 40, 60]],
  [0, 120, [0, 50, 100, 150]],
  [-4, 33, [-10, 0, 10, 20, 30, 40]],
  [0, 7, [0, 2, 4, 6, 8]],
  [5, 5, [5, 6]],
])("an axis from %i to %i", (low, high, marks) => {
  expect(marksOf(low, high)).toEqual(marks);
});

test("labels keep their order and a gap, and stay inside", () => {
  expect(apart([50, 10, 52], 10, 0, 100)).toEqual([50, 10, 60]);
  expect(apart([99, 98], 10, 0, 100)).toEqual([100, 90]);
  expect(apart([-5, 0], 10, 0, 100)).toEqual([0, 10]);
  expect(apart([20, 80], 10, 0, 100)).toEqual([20, 80]);
});
