import { expect, test } from "vitest";
import { figure, signed } from "./figures";
import { LANGUAGES, language, loadTexts, speaker } from "./texts.svelte";

test("numbers alone have a real minus", () => {
  expect([figure(-5), figure(5), signed(-5), signed(0), signed(5)]).toEqual(["−5", "5", "−5", "+0", "+5"]);
});

test.each(LANGUAGES)("numbers in sentences have it too: %s", async (now) => {
  await loadTexts(now, "seven_wonders");
  language.now = now;
  const said = speaker("seven_wonders")("event-conflict", { name: "Anna", left: -1, right: 3 });
  expect(said).toContain("−1");
  expect(said).toContain("3");
  expect(said).not.toContain("-1");
});

test.each(LANGUAGES)("so have those with decimals: %s", async (now) => {
  await loadTexts(now, "part:analysis");
  language.now = now;
  expect(speaker()("analysis-points", { points: -1.25, error: 0.5 })).toMatch(/^−1[.,]3 ± 0[.,]5$/);
});
