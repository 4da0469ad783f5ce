import { describe, expect, test } from "vitest";
import { GAMES, guideOf } from "../../games/contract";
import page from "../TablePage.svelte?raw";
import { KEYS, keysWith } from "./keys";

const sources: Record<string, string> = import.meta.glob("../../games/*/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** What the components of a game's board are written as. */
const boardOf = (game: string): string =>
  Object.entries(sources)
    .filter(([path]) => path.includes(`/games/${game}/`))
    .map(([, source]) => source)
    .join("\n");
const caps = KEYS.flatMap(({ caps }) => caps);

test("the list names every key that the page of a table answers", () => {
  const answered = [...page.matchAll(/\bkey === "(\w+|.)"/g)].map(([, key]) => key ?? "");
  expect(answered).toEqual(expect.arrayContaining(["u", "h", "?", "s", "l", "/", "Escape", "Enter"]));
  for (const key of answered) {
    expect(caps, key).toContain({ Escape: "Esc" }[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  }
});

test("each key stands there once", () => {
  expect(new Set(caps).size).toBe(caps.length);
  expect(keysWith([]).some(({ only }) => only)).toBe(false);
  expect(keysWith(["sheet"]).filter(({ only }) => only)).toHaveLength(1);
});

describe.each(GAMES)("the keys of %s", (game) => {
  test("are those that its board answers", async () => {
    const guide = await guideOf(game);
    const board = boardOf(game);
    expect(board.length).toBeGreaterThan(1000);
    expect(guide?.keys.includes("turn")).toBe(/key === "r"/.test(board));
    expect(guide?.keys.includes("number")).toBe(board.includes("chosenBy("));
    expect(guide?.keys.includes("zoom")).toBe(board.includes("stage/Stage.svelte"));
  });
});
