import { afterEach, expect, test } from "vitest";
import { listOf, personName, seatNames, toldApart } from "./names";
import { language } from "./texts.svelte";

const said = (key: string, details = {}): string => `${key} ${JSON.stringify(details)}`;
afterEach(() => (language.now = "en"));

test("those without a name are called guests in the language of the page", () => {
  expect(personName("Guest", said)).toBe("page-guest {}");
  expect(personName("Guest 12", said)).toBe('page-guest-number {"number":"12"}');
  expect(personName("Guest of honour", said)).toBe("Guest of honour");
});

test("those who wanted to be forgotten are called so in the language of the page", () => {
  expect(personName("Former player", said)).toBe("page-gone {}");
  expect(personName("Former player 2", said)).toBe('page-gone-number {"number":"2"}');
});

test("a name from right to left does not turn the sentence around it", () => {
  expect(personName("דוד", said)).toBe("\u2068דוד\u2069");
  expect(personName("Zoë Їжак", said)).toBe("Zoë Їжак");
});

test.each([
  ["en", "Anna, Béla, and Dóra"],
  ["hu", "Anna, Béla és Dóra"],
  ["uk", "Anna, Béla і Dóra"],
] as const)("names are listed as in a sentence: %s", (now, sentence) => {
  language.now = now;
  expect(listOf(["Anna", "Béla", "Dóra"])).toBe(sentence);
  expect(listOf(["Anna"])).toBe("Anna");
});

test("of two with one name the second gets a number, and no letter is cut in half", () => {
  expect(toldApart("Anna", ["anna"])).toBe("Anna 2");
  const long = `${"y".repeat(36)}😀😀`;
  expect(toldApart(long, [])).toBe(long);
  expect(toldApart(long, [long])).toBe(`${"y".repeat(36)}😀 2`);
  expect(toldApart(`${"z".repeat(39)}😀😀`, [])).toBe(`${"z".repeat(39)}😀`);
});

test("no two at a table read alike, whatever the language makes of their names", () => {
  const hungarian = (key: string, { number = "" } = {}): string =>
    ({ "page-guest": "Vendég", "page-guest-number": `${number}. vendég`, "page-level-builder": "Építő robot" })[key] ??
    key;
  const person = (name: string) => ({ kind: "person" as const, name, level: "" });
  const bot = { kind: "bot" as const, name: "builder 4", level: "builder" };
  const open = { kind: "open" as const, name: "", level: "" };
  expect(seatNames([person("vendég"), person("Guest"), person("Guest 2"), bot, open, open], hungarian)).toEqual([
    "vendég",
    "Vendég 2",
    "2. vendég",
    "Építő robot 4",
    "page-open-seat",
    "page-open-seat",
  ]);
  expect(seatNames([person("Építő robot 2"), { ...bot }], hungarian)).toEqual(["Építő robot 2", "Építő robot 2 2"]);
});

test("a name is legible, and nobody is without one", () => {
  expect(toldApart(" a\u0000b\u202e ", [])).toBe("ab");
  expect(toldApart("   ", [])).toBe("Guest");
});
