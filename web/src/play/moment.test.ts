import { expect, test } from "vitest";
import { placeIn, queryOf, type Eyes } from "./moment";

test.each<[number, Eyes | null, string]>([
  [0, null, "?step=0"],
  [17, 1, "?step=17&seat=1"],
  [3, "none", "?step=3&seat=none"],
  [3, "mover", "?step=3&seat=mover"],
  [3, "all", "?step=3&seat=all"],
])("step %i seen by %s is said as it is read", (step, eyes, query) => {
  expect(queryOf({ step, eyes })).toBe(query);
  expect(placeIn(query)).toEqual({ step, eyes });
});

test("whether the match is judged is said as it is read", () => {
  const place = { step: 5, eyes: 1, judged: true };
  expect(queryOf(place)).toBe("?step=5&seat=1&judged=1");
  expect(placeIn(queryOf(place))).toEqual(place);
});

test.each(["", "?", "?step=&seat=", "?step=-4&seat=-1", "?step=1.5&seat=nobody", "?step=1e9"])(
  "what %s cannot mean it does not say",
  (query) => expect(placeIn(query)).toEqual({ step: 0, eyes: null }),
);
