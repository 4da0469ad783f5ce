import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { GAMES, guideOf } from "../games/contract";
import { GLYPHS } from "../games/ginkgopolis/glyphs";
import { EMBLEMS } from "../games/seven_wonders/guide";
import { SYMBOL_LAYERS } from "../games/seven_wonders/symbols";
import { language, LANGUAGES, loadTexts } from "../lib/texts.svelte";
import Rules from "./Rules.svelte";

afterEach(() => {
  cleanup();
  language.now = "en";
});

async function open(game: string, show = "", now: (typeof LANGUAGES)[number] = "en") {
  await Promise.all([loadTexts(now), loadTexts(now, game)]);
  language.now = now;
  const close = vi.fn();
  const { container } = render(Rules, { props: { game, show, close } });
  await vi.waitFor(() => expect(container.querySelectorAll("#part-signs")).toHaveLength(1));
  await tick();
  const input = container.querySelector<HTMLInputElement>("input[type=search]");
  if (!input) throw new Error("nothing to search in");
  const options = (): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[role="option"]')];
  const type = async (text: string): Promise<void> => {
    await fireEvent.input(input, { target: { value: text } });
  };
  return { container, input, options, type };
}
const shownRules = (container: HTMLElement): string[] => [...container.querySelectorAll(".shown")].map(({ id }) => id);

describe.each(GAMES)("the rules of %s", (game) => {
  test.each(LANGUAGES)("begin with panels, signs and keys in %s", async (now) => {
    const { container } = await open(game, "", now);
    const guide = await guideOf(game);
    const panels = [...container.querySelectorAll('li[id^="summary-"]')];
    expect(panels).toHaveLength(guide?.panels.length ?? 0);
    for (const panel of panels) {
      expect(panel.querySelectorAll("svg").length, panel.id).toBeGreaterThan(0);
      expect(panel.innerHTML).not.toMatch(/NaN|undefined/);
      expect(panel.querySelector("h4 + p")?.textContent).toMatch(/^[^{}]{30,260}\.$/);
    }
    const signs = [...container.querySelectorAll("[data-sign]")];
    expect(signs).toHaveLength(guide?.signs.length ?? 0);
    for (const sign of signs) expect(sign.querySelector("svg"), sign.textContent).not.toBeNull();
    expect(container.querySelectorAll("kbd").length).toBeGreaterThan(10);
    expect(container.textContent).not.toMatch(/\b(sign|summary|key|page|rules)-[a-z_]+/);
  });
});

test("no sign of a board is missing", () => {
  expect(Object.keys(SYMBOL_LAYERS).filter((emblem) => !EMBLEMS.includes(emblem))).toEqual([]);
  expect(EMBLEMS.filter((emblem) => !(emblem in SYMBOL_LAYERS))).toEqual([]);
  return guideOf("ginkgopolis").then((guide) => {
    expect(guide?.signs).toEqual(expect.arrayContaining(Object.keys(GLYPHS)));
  });
});

test("the contents list all parts; what is typed looks for rules and marks the words", async () => {
  const { container, options, type } = await open("akropolis");
  expect(options().map(({ textContent }) => textContent.trim())).toEqual(
    expect.arrayContaining(["In short", "Signs", "Keys", "Quarries", "Solo game"]),
  );
  await type("chief marker");
  const found = options().map(({ textContent }) => textContent);
  expect(found.length).toBeGreaterThan(1);
  expect(found[0]).toContain("AK-1 · Set-up");
  for (const one of options()) expect(one.querySelector("mark")).not.toBeNull();
  expect(container.querySelector("#rule-AK-7 mark")?.textContent).toBe("chief");
  expect(container.querySelector('[role="status"]')?.textContent).toContain(`${found.length} places found`);
});

test("that nothing is found is said in words", async () => {
  const { container, options, type } = await open("akropolis");
  await type("xyzzy");
  expect(options()).toHaveLength(0);
  expect(container.querySelector('[role="status"]')?.textContent).toContain("The rules say nothing about “xyzzy”.");
});

test("arrows go through what was found, Enter goes to it, Escape forgets it", async () => {
  const { container, input, options, type } = await open("ginkgopolis");
  await type("hal resources");
  const active = (): string | null => input.getAttribute("aria-activedescendant");
  expect(active()).toBe("rules-entry-0");
  await fireEvent.keyDown(input, { key: "ArrowDown" });
  expect(active()).toBe("rules-entry-1");
  await fireEvent.keyDown(input, { key: "ArrowUp" });
  expect(options()[0]?.getAttribute("aria-selected")).toBe("true");
  expect(options()[0]?.textContent).toContain("GK-71");
  await fireEvent.keyDown(input, { key: "Enter" });
  expect(shownRules(container)).toEqual(["rule-GK-71"]);
  expect(document.activeElement?.id).toBe("rule-GK-71");
  await fireEvent.keyDown(input, { key: "Escape" });
  expect(input.value).toBe("");
  expect(container.querySelector("mark")).toBeNull();
});

test("rules that are opened at one mark it; its number in a panel leads there too", async () => {
  const { container } = await open("akropolis", "AK-14");
  await vi.waitFor(() => expect(shownRules(container)).toEqual(["rule-AK-14"]));
  await fireEvent.click(screen.getByTitle("Go to rule AK-26"));
  expect(shownRules(container)).toEqual(["rule-AK-26"]);
});
