/** What people are called, in lists and in sentences. */
import { language, type Speak } from "./texts.svelte";
import type { MatchLine } from "./wire";

/** How the server calls those who have given no name; a number behind it tells them apart. */
export const GUEST = "Guest";
/** Guests, and those who wanted to be forgotten. */
const NAMELESS = {
  [GUEST]: ["page-guest", "page-guest-number"],
  "Former player": ["page-gone", "page-gone-number"],
} as const;
const NUMBERED = /^(Guest|Former player)(?: (\d+))?$/;
/** A name that is written from right to left must not turn the sentence around it. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export function personName(name: string, speak: Speak): string {
  const [, nameless, number] = NUMBERED.exec(name) ?? [];
  if (nameless) {
    const [alone, numbered] = NAMELESS[nameless as keyof typeof NAMELESS];
    return number ? speak(numbered, { number }) : speak(alone);
  }
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** A name with a number behind it, if some are called so already; `again` says how. */
function numbered(name: string, others: string[], again: (number: number) => string): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  let called = name;
  for (let number = 2; taken.has(called.toLowerCase()); number++) called = again(number);
  return called;
}

/** Everybody at a table as people read it: bots by level and seat, and no two of them alike in any language. */
export function seatNames(seats: MatchLine["seats"], speak: Speak): string[] {
  const names: string[] = [];
  for (const [number, { kind, name, level }] of seats.entries()) {
    const read = kind === "bot" ? `${speak(`page-level-${level}`)} ${number + 1}` : personName(name, speak);
    names.push(kind === "open" ? speak("page-open-seat") : numbered(read, names, (again) => `${read} ${again}`));
  }
  return names;
}

/** "Anna, Béla and Dóra" in the language of now. */
export const listOf = (names: string[]): string => new Intl.ListFormat(language.now).format(names);

/** The most letters of a name. */
const MOST_NAME = 40;

/** A name as the table shows it: legible, with a number behind it, if somebody else there is called so. */
export function toldApart(name: string, others: string[]): string {
  const letters = Array.from(name.replace(/\p{C}/gu, "").trim() || GUEST); // whole ones: some take two places in a text
  const short = (most: number): string => letters.slice(0, most).join("").trim();
  return numbered(short(MOST_NAME), others, (number) => `${short(MOST_NAME - 3)} ${number}`);
}
