/** The page tells events and actions as the server does. */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { eventLine, say, sayAction, type Declared } from "./sentences";
import { language, LANGUAGES, loadTexts, speaker, type Language } from "./texts.svelte";
import type { EventLine } from "./wire";

interface Examples {
  events: { kind: number; numbers: number[]; line: EventLine }[];
  actions: { kind: number; numbers: number[]; said: Record<Language, string> }[];
}

const MANIFESTS = import.meta.glob<{ MANIFEST: Declared }>("../games/*/manifest.ts", { eager: true });
const EXAMPLES = import.meta.glob<{ default: Examples }>("../games/*/sentence-examples.json", { eager: true });
const GAMES = Object.keys(MANIFESTS).map((path) => path.split("/")[2] ?? "");
afterEach(() => {
  language.now = "en";
});

describe.each(GAMES)("%s", (game) => {
  const declared = MANIFESTS[`../games/${game}/manifest.ts`]?.MANIFEST as Declared;
  const examples = EXAMPLES[`../games/${game}/sentence-examples.json`]?.default as Examples;
  beforeAll(() => Promise.all(LANGUAGES.map((now) => loadTexts(now, game))));

  test("events have the server's lines", () => {
    expect(new Set(examples.events.map(({ kind }) => kind)).size).toBe(declared.events.length);
    for (const { kind, numbers, line } of examples.events)
      expect(eventLine({ kind, seat: line.seat, numbers }, declared)).toEqual(line);
  });

  test.each(LANGUAGES)("actions have the server's sentences in %s", (now) => {
    language.now = now;
    expect(new Set(examples.actions.map(({ kind }) => kind)).size).toBe(declared.sentences.length);
    for (const { kind, numbers, said } of examples.actions)
      expect(sayAction({ kind, numbers }, declared, speaker(game))).toBe(said[now]);
  });
});

describe("words", () => {
  const tile = (detail: number): { key: string; detail: number } => ({ key: "tile", detail });
  const declared: Declared = {
    events: [{ name: "gains", numbers: ["coins", "cards", "red"] }],
    sentences: [],
    vocabulary: { red: [] },
    lists: { goods: { coins: "goods-coins", cards: "goods-cards" }, tiles: { red: [tile(1), tile(2), tile(3)] } },
  };
  const words = (...numbers: number[]): EventLine["words"] => eventLine({ kind: 0, seat: 0, numbers }, declared).words;
  const speak = (key: string, details = {}): string => `${key}(${Object.values(details).join("|")})`;

  test("amounts of nothing are left out, and a set has the words of its bits", () => {
    expect(words(0, 2, 0b101)).toEqual({
      goods: { key: "goods-cards", detail: 2 },
      tiles: { ...tile(1), more: [tile(3)] },
    });
    expect(words(1, 2, 0)).toEqual({
      goods: { key: "goods-coins", detail: 1, more: [{ key: "goods-cards", detail: 2 }] },
    });
    expect(words(0, 0, 0)).toEqual({});
  });

  test("without numbers there are none", () => {
    expect(words()).toEqual({});
    expect(words(1)).toEqual({});
  });

  test("a phrase is said with its parts and those that follow", () => {
    const per = { key: "per", parts: { count: 2, unit: { key: "unit" } } };
    expect(say({ ...per, more: [tile(4)] }, speak)).toBe("per(2|unit()), tile(4)");
  });

  test("an unknown kind is an error", () => {
    expect(() => sayAction({ kind: 3, numbers: [] }, declared, speak)).toThrow(RangeError);
  });
});
