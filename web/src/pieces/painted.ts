/** How categories of points look in charts: told apart by colour, and as well by a sign and a pattern. */

/** A sign in one colour: an outline that is filled, lines, or both. */
export interface Sign {
  fill?: string;
  line?: string;
}

/** The colour of a category, that of signs on it, and its sign. */
export interface Painted extends Sign {
  colour: string;
  ink: string;
}

const LINE = "color-mix(in srgb, var(--on-paint) 26%, transparent)";
const lines = (angle: number): string =>
  `repeating-linear-gradient(${angle}deg, ${LINE} 0 1.5px, transparent 1.5px 6px)`;

/** Patterns by the place of a category, for `background-image`. */
const PATTERNS = [
  "none",
  lines(45),
  `radial-gradient(circle, ${LINE} 1.4px, transparent 1.8px)`,
  lines(0),
  lines(-45),
  lines(90),
  `${lines(45)}, ${lines(-45)}`,
];

export const patternOf = (place: number): string => PATTERNS[place % PATTERNS.length] ?? "none";

/** The paint of games that have none of their own. */
const PLAIN = ["--seat-1", "--seat-0", "--seat-2", "--seat-3", "--seat-4", "--seat-5", "--seat-6"];

export const plainly = (place: number): Painted => ({
  colour: `var(${PLAIN[place % PLAIN.length] ?? ""})`,
  ink: "var(--raised)",
});
