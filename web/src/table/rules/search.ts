/** Looking words up in texts: small and capital letters are equal; words that are typed without accents also find those with them. */

/** Something that can be found: what it is called, and what it says. */
export interface Entry {
  /** The id of the element that holds it. */
  id: string;
  title: string;
  text: string;
}

export interface Part {
  text: string;
  found: boolean;
}

/** Texts as they are compared, a letter for each of theirs, so that places stay the same. */
const letters = (text: string, plain: (letter: string) => string): string =>
  Array.from({ length: text.length }, (_, place) => {
    const letter = text.charAt(place);
    const small = letter === "’" ? "'" : letter.toLowerCase();
    return plain(small).charAt(0) || letter;
  }).join("");
const small = (text: string): string => letters(text, (letter) => letter);
const bare = (text: string): string => letters(text, (letter) => letter.normalize("NFD"));

interface Word {
  word: string;
  /** How a text is read to find it. */
  read: (text: string) => string;
}

const wordsOf = (query: string): Word[] =>
  small(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ word, read: bare(word) === word ? bare : small }));

/** The entries that have all the words. */
export function matching<T extends Entry>(entries: readonly T[], query: string): T[] {
  const words = wordsOf(query);
  return entries.filter(({ title, text }) => words.every(({ word, read }) => read(`${title} ${text}`).includes(word)));
}

/** A text in parts, those that were looked for marked. */
export function marked(text: string, query: string): Part[] {
  const hits = wordsOf(query)
    .flatMap(({ word, read }) =>
      placesOf(word, read(text)).map((start): [number, number] => [start, start + word.length]),
    )
    .sort((a, b) => a[0] - b[0]);
  const parts: Part[] = [];
  let at = 0;
  for (const [start, end] of hits) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) parts.push({ text: text.slice(at, from), found: false });
    const last = parts.at(-1);
    if (last?.found && from === at) last.text += text.slice(from, end);
    else parts.push({ text: text.slice(from, end), found: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), found: false });
  return parts;
}

function placesOf(word: string, text: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) found.push(at);
  return found;
}

/** As much of a text before the first hit as still leaves it on one line. */
const LEAD = 24;

/** A text from shortly before what was looked for. */
export function from(text: string, query: string): string {
  const first = Math.min(...wordsOf(query).flatMap(({ word, read }) => placesOf(word, read(text)).slice(0, 1)));
  if (first === Infinity || first <= LEAD) return text;
  return `…${text.slice(text.indexOf(" ", first - LEAD) + 1 || first)}`;
}
