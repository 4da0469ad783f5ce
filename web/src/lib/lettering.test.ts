import { describe, expect, test } from "vitest";
import { inTwo, longestWord, widthOf } from "./lettering";

describe("two lines", () => {
  test.each([
    ["Architect bot", "Architect ", "bot"],
    ["Chamber of Commerce", "Chamber of ", "Commerce"],
    ["Бот-архітектор", "Бот-", "архітектор"],
    ["Anna", "", "Anna"],
    ["", "", ""],
  ])("%s", (text, first, second) => {
    expect(inTwo(text)).toEqual([first, second]);
  });
});

test("the longest word is no wider than all of them", () => {
  expect(longestWord("West Trading Post")).toBe(widthOf("Trading"));
});
