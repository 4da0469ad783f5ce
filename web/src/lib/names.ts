/** What people are called, in lists and in sentences. */
import { language, type Speak } from "./texts.svelte";

/** How the server calls those who have given no name; a number behind it tells them apart. */
export const GUEST = "Guest";
const NUMBERED_GUEST = /^Guest (\d+)$/;
/** A name that is written from right to left must not turn the sentence around it. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export function personName(name: string, speak: Speak): string {
  const number = NUMBERED_GUEST.exec(name)?.[1];
  if (number) return speak("page-guest-number", { number });
  if (name === GUEST) return speak("page-guest");
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** "Anna, Béla and Dóra" in the language of now. */
export const listOf = (names: string[]): string => new Intl.ListFormat(language.now).format(names);
