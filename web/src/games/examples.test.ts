import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { knows, language, LANGUAGES, loadTexts, speaker } from "../lib/texts.svelte";
import Example from "../table/Example.svelte";
import { examplesOf } from "./contract";

/** Every game that has a board. */
const GAMES = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1] ?? "");
afterEach(() => {
  cleanup();
  language.now = "en";
});

describe.each(GAMES)("the examples of %s", (game) => {
  test.each(LANGUAGES)("are drawn with a caption in %s", async (now) => {
    await Promise.all([loadTexts(now), loadTexts(now, game)]);
    language.now = now;
    const drawn = await examplesOf(game);
    if (!drawn) throw new Error("there are none");
    expect(Object.keys(drawn.examples).length).toBeGreaterThanOrEqual(5);
    for (const [rule, example] of Object.entries(drawn.examples)) {
      expect(knows(rule, game), rule).toBe(true);
      expect(knows(`example-${rule}`, game), rule).toBe(true);
      const { container } = render(Example, {
        props: { rule, example, Picture: drawn.Picture, ofGame: speaker(game) },
      });
      const picture = container.querySelector('[role="img"]');
      const caption = container.querySelector("figcaption")?.textContent ?? "";
      expect(caption).not.toMatch(/[{}]|^example-/);
      expect(picture?.getAttribute("aria-label")).toBe(caption);
      expect(picture?.querySelectorAll("svg").length, rule).toBeGreaterThan(0);
      expect(picture?.innerHTML).not.toMatch(/NaN|undefined/);
      expect(picture?.querySelector("button, a, [tabindex]"), rule).toBeNull();
      cleanup();
    }
  });
});
