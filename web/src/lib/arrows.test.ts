import { describe, expect, test } from "vitest";
import { beside, inOrder, inRow, ways, type Point } from "./arrows";

const grid: Point[] = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));
const [first, , third] = grid as [Point, Point, Point];

describe("a row", () => {
  test("goes round with arrows and pages, and has a first and a last", () => {
    expect(inRow("ArrowRight", 2, 3)).toBe(0);
    expect(inRow("PageUp", 0, 3)).toBe(2);
    expect(inRow("Home", 2, 3)).toBe(0);
    expect(inRow("End", 0, 3)).toBe(2);
    expect(inRow("Enter", 0, 3)).toBeNull();
  });
});

describe("a plane", () => {
  test("is walked along with arrows", () => {
    expect(beside(grid, first, "ArrowRight")).toEqual({ x: 1, y: 0 });
    expect(beside(grid, first, "ArrowDown")).toEqual({ x: 0, y: 1 });
    expect(beside(grid, first, "ArrowLeft")).toBeNull();
    expect(beside(grid, first, "Tab")).toBeNull();
  });

  test("leaves aside what lies outside the cone of an arrow", () => {
    const far = [{ x: 1, y: 9 }];
    expect(beside(far, first, "ArrowRight", 2)).toBe(far[0]);
    expect(beside(far, first, "ArrowRight", 2, 2)).toBeNull();
  });

  test("is read line by line with PageDown, back with PageUp, and all of it is read", () => {
    expect(inOrder(grid, third, "PageDown")).toEqual({ x: 0, y: 1 });
    expect(inOrder(grid, first, "PageUp")).toEqual({ x: 2, y: 2 });
    expect(inOrder(grid, third, "ArrowDown")).toBeNull();
    const scattered = Array.from({ length: 40 }, (_, place) => ({ x: (place * 37) % 11, y: (place * 17) % 7 }));
    const seen = new Set<Point>();
    for (let here: Point = scattered[0] as Point; !seen.has(here); here = inOrder(scattered, here, "PageDown") as Point)
      seen.add(here);
    expect(seen.size).toBe(40);
  });

  test("knows all ways at once", () => {
    const leads = ways(grid, 2).get(first);
    expect(leads?.get("ArrowRight")).toEqual({ x: 1, y: 0 });
    expect(leads?.get("PageDown")).toEqual({ x: 1, y: 0 });
    expect(leads?.get("End")).toEqual({ x: 2, y: 2 });
  });
});
