import { beforeAll, expect, test } from "vitest";
import { loadTexts, speaker } from "../lib/texts.svelte";
import type { EventLine } from "../lib/wire";
import { tellEvent } from "./tell";

beforeAll(() => Promise.all([loadTexts("en"), loadTexts("en", "world_monuments")]));

const field = { key: "field", detail: "O5" };
const taken: EventLine = {
  kind: "take",
  seat: 0,
  numbers: { field: 5, colour: 1 },
  words: { field, colour: { key: "colour-red" } },
};
const built: EventLine = {
  kind: "build",
  seat: 0,
  numbers: { level: 2, place: 7, colour: 1, points: 3 },
  words: { colour: { key: "colour-red" } },
};

function told(event: EventLine, exact: boolean): string {
  const ofGame = speaker("world_monuments");
  return tellEvent(event, { game: "world_monuments", names: ["Anna"], ofGame, speak: speaker(), exact });
}

test("fields and slots have codes for experts alone", () => {
  expect(told(taken, false)).toBe("Anna takes red.");
  expect(told(taken, true)).toBe("Anna takes red from O5.");
  expect(told(built, false)).not.toContain("slot");
  expect(told(built, true)).toContain("slot 7");
});
