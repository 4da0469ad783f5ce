import { describe, expect, test } from "vitest";
import four from "./fixtures-4.json";
import three from "./fixtures-3.json";
import two from "./fixtures-2.json";
import { footprint, frame } from "./stack";
import type { View } from "./view";
import { Sight } from "./writing";

interface Shot {
  legal: string[];
  view: View;
}
const SIZE = { width: 36, height: 18 };
const shots = [two, three, four].flatMap((all) => all as unknown as Shot[]);
const building = shots.filter(({ legal }) => legal.some((action) => action.startsWith("L")));
const sides = building.flatMap((shot, place) =>
  [0, 1, 2, 3].map((turns) => [`position ${place}, side ${turns}`, shot, turns] as const),
);

describe.each(sides)("%s", (_, { legal, view }, turns) => {
  const { slots } = view.monument;
  const print = footprint(slots);
  const sight = new Sight(slots, (slot) => slot.builder !== null, print, turns);
  const box = frame(slots, print, turns);
  const lit = slots.filter(({ slot }) => legal.includes(slot));
  const tags = sight.tags(lit, SIZE, box);

  test("every lit slot has a tag, near its floor or joined to it, and all can be read", () => {
    expect(tags.map(({ slot }) => slot.slot).sort()).toEqual(lit.map(({ slot }) => slot).sort());
    for (const [place, { slot, x, y, from }] of tags.entries()) {
      const { foot } = sight.shape(slot);
      if (from) expect(from).toEqual(foot);
      else expect(Math.hypot(x - foot.x, (y - foot.y) * 2)).toBeLessThan(40);
      expect(y + SIZE.height / 2).toBeLessThan(box.y + box.height + SIZE.height);
      for (const other of tags.slice(place + 1)) {
        const apart = Math.abs(other.x - x) / SIZE.width + Math.abs(other.y - y) / SIZE.height;
        expect(apart, `${slot.slot} and ${other.slot.slot}`).toBeGreaterThan(0.6);
      }
    }
  });

  test("no letter is written where a tag or another stone lies before it", () => {
    for (const slot of slots.filter(({ builder }) => builder !== null)) {
      const { main } = sight.writing(slot, tags, SIZE);
      if (main === null) continue;
      const shape = sight.shape(slot);
      const at = { top: shape.crown, left: shape.onLeft, right: shape.onRight }[main];
      for (const tag of tags) {
        const apart = Math.max(Math.abs(tag.x - at.x) - SIZE.width / 2, Math.abs(tag.y - at.y) - SIZE.height / 2);
        expect(apart).toBeGreaterThan(5);
      }
      const later = sight.order.slice(sight.order.indexOf(slot) + 1).filter(({ builder }) => builder !== null);
      for (const one of later) expect(within(sight.shape(one).corners, at), `${slot.slot}, ${one.slot}`).toBe(false);
    }
  });
});

test("a stone alone has its letter on top and at the side; a stone upon it leaves only the sides", () => {
  const at = { x: 0, y: 0, supports: [], points: 1, open: false, builder: 0, colour: "red" } as const;
  const low = { ...at, slot: "L1-01", level: 1 };
  const high = { ...at, slot: "L2-01", level: 2 };
  const writing = (...slots: (typeof low)[]): unknown =>
    new Sight(
      slots.map((slot) => ({ ...slot, supports: [] })),
      () => true,
      { width: 2, depth: 2 },
      0,
    ).writing({ ...low, supports: [] }, [], SIZE);
  expect(writing(low)).toEqual({ main: "top", again: true });
  expect(writing(low, high)).toEqual({ main: "left", again: false });
});

/** Whether a point lies in the outline of a stone, which is convex. */
function within(corners: { x: number; y: number }[], at: { x: number; y: number }): boolean {
  const turns = corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length] ?? from;
    return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  });
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0);
}
