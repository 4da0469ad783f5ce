/** What people are called, in lists and in sentences. */
import { language, type Speak } from "./texts.svelte";

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

/** "Anna, Béla and Dóra" in the language of now. */
export const listOf = (names: string[]): string => new Intl.ListFormat(language.now).format(names);

/** The most letters of a name. */
const MOST_NAME = 40;

/** A name as the table shows it: legible, with a number behind it, if somebody else there is called so. */
export function toldApart(name: string, others: string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()));
  const letters = Array.from(name.replace(/\p{C}/gu, "").trim() || GUEST); // whole ones: some take two places in a text
  const short = (most: number): string => letters.slice(0, most).join("").trim();
  let called = short(MOST_NAME);
  for (let number = 2; taken.has(called.toLowerCase()); number++) called = `${short(MOST_NAME - 3)} ${number}`;
  return called;
}
