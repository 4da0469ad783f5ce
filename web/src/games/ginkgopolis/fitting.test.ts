import { expect, test } from "vitest";
import { squareIn } from "./fitting";
import { aimed, around } from "./geometry";

test("squares are as large as their number lets them be", () => {
  expect(squareIn(2, 180, 130, 5, 60, 24)).toBe(60);
  expect(squareIn(8, 180, 130, 5, 60, 24)).toBe(41);
  for (const count of [1, 4, 9, 14, 17]) {
    const size = squareIn(count, 180, 130, 5, 60, 24);
    const fits = (one: number): boolean => Math.floor(185 / (one + 5)) * Math.floor(135 / (one + 5)) >= count;
    expect(fits(size)).toBe(true);
    expect(size === 60 || !fits(size + 1)).toBe(true);
  }
  expect(squareIn(3, 0, 0, 5, 60, 24), "before there is any room").toBe(24);
});

test("the drawing holds the city with every cell beside it, and grows with the city alone", () => {
  const { x, y, width, height } = around([
    [0, 0],
    [2, 1],
  ]);
  expect(x).toBeLessThan(-100);
  expect(y).toBeLessThan(-200);
  expect(x + width).toBeGreaterThan(400);
  expect(y + height).toBeGreaterThan(200);
});

test("aiming shows the cells to choose from and their neighbours, and nothing beyond the whole", () => {
  const whole = around([
    [-5, -5],
    [5, 5],
  ]);
  expect(aimed([[0, 0]], whole)).toEqual({ x: -100, y: -100, width: 300, height: 300 });
  const corner = aimed([[6, 6]], whole);
  expect(corner.x + corner.width).toBe(whole.x + whole.width);
  expect(corner.y).toBe(whole.y);
});
