import { afterEach, expect, test } from "vitest";
import { dateOf } from "./dates";
import { language } from "./texts.svelte";

afterEach(() => (language.now = "en"));

const at = (...moment: [number, number, number, number, number]): number => new Date(...moment).getTime();

test("of today the time, of this year no year", () => {
  language.now = "hu";
  const now = at(2026, 10, 18, 20, 0);
  expect(dateOf(at(2026, 10, 18, 9, 5), now)).toBe("9:05");
  expect(dateOf(at(2026, 10, 17, 23, 59), now)).toBe("nov. 17. 23:59");
  expect(dateOf(at(2025, 10, 18, 20, 0), now)).toBe("2025. nov. 18.");
});
