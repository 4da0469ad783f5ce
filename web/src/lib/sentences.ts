/** Events and actions in words: rules tell numbers, a game declares what they stand for, its texts say it. */
import type { Speak } from "./texts.svelte";
import type { EventLine, Word } from "./wire";

/** What a game declares: a part of its manifest. */
export interface Declared {
  events: { name: string; numbers: string[] }[];
  sentences: { key: string; numbers: string[] }[];
  vocabulary: Record<string, Word[]>;
  lists: Record<string, Record<string, string | Word[]>>;
}

/** An event or a sentence as rules tell it; more numbers than its kind has mean nothing. */
export interface Told {
  kind: number;
  numbers: number[];
}

/** What happened, as the server would send it; without numbers if they are hidden. */
export function eventLine(event: Told & { seat: number }, game: Declared): EventLine {
  const kind = kindOf(event, game.events);
  const numbers = named(kind.numbers, event.numbers);
  return { kind: kind.name, seat: event.seat, numbers, words: wordsOf(numbers, game) };
}

/** What an action does, in words. */
export function sayAction(told: Told, game: Declared, speak: Speak): string {
  const kind = kindOf(told, game.sentences);
  const numbers = named(kind.numbers, told.numbers);
  return speak(kind.key, { ...numbers, ...said(wordsOf(numbers, game), speak) });
}

function kindOf<Kind>({ kind }: Told, kinds: Kind[]): Kind {
  const found = kinds[kind];
  if (!found) throw new RangeError(`no such kind: ${kind}`);
  return found;
}

/** A word, with those that follow it in a list. */
export function say({ key, detail, more, parts }: Word, speak: Speak): string {
  const details = detail === null || detail === undefined ? {} : { detail };
  const first = speak(key, { ...details, ...said(parts ?? {}, speak) });
  return [first, ...(more ?? []).map((other) => say(other, speak))].join(", ");
}

const said = (words: Record<string, number | Word>, speak: Speak): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, typeof word === "number" ? word : say(word, speak)]),
  );

const named = (names: string[], numbers: number[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, place) => (place in numbers ? [[name, numbers[place] ?? 0]] : [])));

/** The words that belong into a sentence with these numbers. */
function wordsOf(numbers: Record<string, number>, { vocabulary, lists }: Declared): Record<string, Word> {
  const words: Record<string, Word> = {};
  for (const [name, number] of Object.entries(numbers)) {
    const word = vocabulary[name]?.[number];
    if (word) words[name] = word;
  }
  for (const [name, list] of Object.entries(lists)) {
    const [first, ...more] = wordsIn(list, numbers);
    if (first) words[name] = more.length ? { ...first, more } : first;
  }
  return words;
}

/** What a list holds: amounts that are not 0, and the members of sets; nothing if one of its numbers is missing. */
function wordsIn(list: Record<string, string | Word[]>, numbers: Record<string, number>): Word[] {
  if (!Object.keys(list).every((name) => name in numbers)) return [];
  return Object.entries(list).flatMap(([name, what]) => {
    const number = numbers[name] ?? 0;
    if (typeof what !== "string") return what.filter((_, bit) => (number >> bit) & 1);
    return number ? [{ key: what, detail: number }] : [];
  });
}
