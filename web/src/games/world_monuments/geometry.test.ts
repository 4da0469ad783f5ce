import { describe, expect, test } from "vitest";
import three from "./fixtures-3.json";
import { columnsFor } from "./fitting";
import { nextField, oddBorders, spots, wedges } from "./geometry";
import { footprint, frame, paintOrder, turned } from "./stack";
import type { View } from "./view";

const views = three.map((shot) => shot.view as unknown as View);

describe("the quarry", () => {
  const { fields } = (views[0] as View).quarry;

  test("is drawn so that exactly the fields that touch share a border", () => {
    expect(oddBorders(fields, wedges(fields))).toEqual({ links: [], walls: [] });
  });

  test("leads with arrows to its middle from all around", () => {
    const all = wedges(fields);
    for (const wedge of all.filter(({ ring }) => ring === "middle")) {
      const reached = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map(
        (key) => nextField(fields, all, wedge, key)?.name,
      );
      expect(reached, wedge.name).toContain("C");
    }
  });

  test("of one’s own shows walls and links", () => {
    const own = structuredClone(fields);
    const cut = (from: string, to: string): void => {
      const field = own[from];
      if (field) field.touches = field.touches.filter((other) => other !== to);
    };
    cut("O0", "O1");
    cut("O1", "O0");
    own["O0"]?.touches.push("O6");
    own["O6"]?.touches.push("O0");
    const odd = oddBorders(own, wedges(own));
    expect(odd.walls).toHaveLength(1);
    expect(odd.links.map(([one, other]) => [one.name, other.name])).toEqual([["O0", "O6"]]);
  });

  test("has room for stones that do not cover each other", () => {
    for (const wedge of wedges(fields)) {
      for (let count = 1; count <= (wedge.ring === "inner" ? 6 : 2); count++) {
        const places = spots(wedge, count);
        for (const [place, one] of places.entries()) {
          for (const other of places.slice(place + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
          }
        }
      }
    }
  });
});

describe("the plans", () => {
  test("are as large as their room allows", () => {
    const print = { width: 12, depth: 8 };
    expect(columnsFor(5, print, { width: 460, height: 460 })).toBe(2);
    expect(columnsFor(5, print, { width: 900, height: 160 })).toBe(5);
    expect(columnsFor(5, print, { width: 160, height: 900 })).toBe(1);
    expect(columnsFor(4, { width: 12, depth: 10 }, { width: 450, height: 400 })).toBe(2);
  });
});

describe("the monument", () => {
  test.each(views.map((view) => [view.monument.name, view] as const))(
    "%s stays in its frame from all sides",
    (_, view) => {
      const { slots } = view.monument;
      const print = footprint(slots);
      for (const turns of [0, 1, 2, 3]) {
        const box = frame(slots, print, turns);
        expect(box.width).toBeGreaterThan(100);
        for (const slot of slots) {
          const { x, y } = turned(slot, print, turns);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        }
        const order = paintOrder(slots, print, turns);
        for (const slot of slots) {
          for (const below of slot.supports) {
            expect(order.findIndex((one) => one.slot === below)).toBeLessThan(order.indexOf(slot));
          }
        }
      }
    },
  );
});
