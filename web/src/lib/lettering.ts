/** How wide words are, in ems of the page's bold letters: estimated from the letters, never less than they need. */

const NARROW = " iIjlíÍіІїЇ’'";
const SLIM = "ftrг-";
const WIDE = "mwжмфшщю";
const WIDEST = "MWДЖМФШЩЮ";

function letterWidth(letter: string): number {
  if (NARROW.includes(letter)) return 0.3;
  if (SLIM.includes(letter)) return 0.48;
  if (WIDE.includes(letter)) return 0.92;
  if (WIDEST.includes(letter)) return 1.04;
  return letter === letter.toLowerCase() ? 0.64 : 0.78;
}

/** The width of a text on one line. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** A text broken into two lines where both are shortest, the space with the first one; or all of it in the second. */
export function inTwo(text: string): [string, string] {
  const breaks = [0, ...[...text.matchAll(/(?<=[\s-])(?=[^\s-])/g)].map(({ index }) => index)];
  const widest = (at: number): number => Math.max(widthOf(text.slice(0, at).trimEnd()), widthOf(text.slice(at)));
  const at = breaks.reduce((best, one) => (widest(one) < widest(best) ? one : best));
  return [text.slice(0, at), text.slice(at)];
}

/** The width of the longest part that a line cannot break: letters that shall fit into a width are no larger than width / this. */
export function longestWord(text: string): number {
  const words = text.split(/\s+|(?<=-)/);
  return Math.max(1, ...words.map(widthOf));
}
