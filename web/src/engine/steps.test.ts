/** A set that is chosen step by step has one text: the examples are those of tests/core/test_steps.py. */
import { expect, test } from "vitest";
import type { StepSet } from "./layout";
import { joinSteps, splitSteps } from "./steps";

const RETURN: StepSet = {
  part: "aside",
  end: "done",
  whole: "return",
  none: "return nothing",
  words: ["red 1", "red 10", "blue 1", "a+b"],
};
const SPLIT: Record<string, string[]> = {
  "return red 10": ["aside red 10", "done"],
  "return red 1 red 10 blue 1": ["aside red 1", "aside red 10", "aside blue 1", "done"],
  "  Return  BLUE 1,red 1, red 10": ["aside blue 1", "aside red 1", "aside red 10", "done"],
  "return, a+b": ["aside a+b", "done"],
  "aside red 1 blue 1": ["aside red 1", "aside blue 1"],
  "aside red 1": ["aside red 1"],
  "return red 1 red 1": ["aside red 1", "aside red 1", "done"], // the rules refuse it
  "return nothing": ["done"],
  " Return NOTHING ": ["done"],
};
const OTHERS = [
  ...["done", "Red 1", "", "return", "aside", "return ", "return red 2", "return red 1 0", "return red 1 , blue 1"],
  ...["return red 1red 10", "return red 1,", "return aab", "aside nothing", "return red 1 done", "return red \u0661"],
];

test.each(Object.entries(SPLIT))("%j holds steps", (text, steps) => {
  expect(splitSteps(RETURN, text)).toEqual(steps);
});

test.each(OTHERS)("%j is one action", (text) => {
  expect(splitSteps(RETURN, text)).toEqual([text]);
});

test("steps in any order are one text with the same steps", () => {
  const orders = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0], [1, 3, 0], [3]];
  for (const order of orders) {
    const words = order.map((place) => RETURN.words[place]!);
    const sorted = order.toSorted().map((place) => RETURN.words[place]!);
    const steps = words.map((word) => `aside ${word}`);
    expect(joinSteps(RETURN, steps)).toBe(["aside", ...sorted].join(" "));
    const whole = joinSteps(RETURN, [...steps, "done"]);
    expect(whole).toBe(["return", ...sorted].join(" "));
    expect(splitSteps(RETURN, whole).toSorted()).toEqual([...steps, "done"].toSorted());
  }
});

test("no step at all is a text too, and what is no step stays as it is", () => {
  expect(joinSteps(RETURN, ["done"])).toBe("return nothing");
  expect(joinSteps(RETURN, ["asides"])).toBe("asides");
  expect(joinSteps(RETURN, ["asides", "done"])).toBe("asides");
});
