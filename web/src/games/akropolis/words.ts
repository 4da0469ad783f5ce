/** Tiles, cells and spots in full words: what is there, in which part of the city, next to what. */
import type { Speak } from "../../lib/texts.svelte";
import { centre, DIRECTIONS, keyOf, toward, WIDTH, type Place, type Point } from "./geometry";
import { pieceOf, starsOf } from "./pieces";
import { hexesAt, type Heights, type Spot } from "./spots";
import type { Cell, RowTile } from "./view";

export function hexWords(letter: string, speak: Speak): string {
  const { kind, plaza } = pieceOf(letter);
  return plaza ? speak(`plaza-${kind}`, { stars: starsOf(kind) }) : speak(`hex-${kind}`);
}

export const codeWords = (code: string, speak: Speak): string =>
  [...code].map((letter) => hexWords(letter, speak)).join(", ");

export const tileWords = ({ code, price }: RowTile, speak: Speak): string =>
  speak("board-tile", { hexes: codeWords(code, speak), price });

/** The sides of a temple and of barracks matter, so they are counted. */
export function cellWords(cell: Cell, city: Heights, speak: Speak): string {
  const words = speak("board-cell", { hex: hexWords(cell.hex, speak), level: cell.level });
  if (cell.hex !== "t" && cell.hex !== "b") return words;
  return `${words}, ${speak("board-sides", { count: builtSides(cell, city) })}`;
}

export const builtSides = (cell: Cell, city: Heights): number =>
  DIRECTIONS.filter((_, direction) => city.has(keyOf(toward(cell, direction)))).length;

/** A hex of the tile with what it would touch of the city, other than the tile itself. */
function besideWords(cell: Place, letter: string, laid: ReadonlySet<string>, city: Heights, speak: Speak): string {
  const around = DIRECTIONS.map((_, direction) => keyOf(toward(cell, direction))).filter((key) => !laid.has(key));
  const found = new Set(around.flatMap((key) => city.get(key)?.hex ?? []));
  const hex = hexWords(letter, speak);
  return found.size
    ? speak("board-spot-hex", { hex, beside: codeWords([...found].join(""), speak) })
    : speak("board-spot-hex-alone", { hex });
}

const WINDS = ["east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast"] as const;

/** In which part of the city something is, seen from the plaza that it began with. */
export function whereWords(places: readonly Place[], speak: Speak): string {
  const middle = (of: (point: Point) => number): number =>
    places.reduce((sum, place) => sum + of(centre(place)), 0) / places.length;
  const [x, y] = [middle((point) => point.x), middle((point) => point.y)];
  if (Math.hypot(x, y) < WIDTH) return speak("board-where-middle");
  const wind = WINDS[(Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8] ?? "east";
  return speak(`board-where-${wind}`);
}

/** The winds of the six neighbours, in their order. */
const SIDES = ["east", "southeast", "southwest", "west", "northwest", "northeast"] as const;

/** Where a cell is, as no other: how many steps to which sides from the plaza that the city began with. */
export function stepsWords({ q, r }: Place, speak: Speak): string {
  const ways = SIDES.map((side, direction) => {
    const [one, two] = [toward({ q: 0, r: 0 }, direction), toward({ q: 0, r: 0 }, direction + 1)];
    const size = one.q * two.r - one.r * two.q;
    return [
      { side, count: (q * two.r - r * two.q) / size },
      { side: SIDES[(direction + 1) % 6] ?? side, count: (r * one.q - q * one.r) / size },
    ];
  });
  const way = ways.find((both) => both.every(({ count }) => count >= 0)) ?? [];
  const steps = way.filter(({ count }) => count).map(({ side, count }) => speak(`board-steps-${side}`, { count }));
  return steps.length ? speak("board-steps", { steps: steps.join(", ") }) : speak("board-where-middle");
}

export function spotWords(spot: Spot, turn: number, code: string, city: Heights, speak: Speak): string {
  const cells = hexesAt(spot, turn);
  const laid = new Set(cells.map(keyOf));
  const hexes = cells.map((cell, hex) => besideWords(cell, code.charAt(hex), laid, city, speak)).join("; ");
  const covered = cells.flatMap((cell) => city.get(keyOf(cell))?.hex ?? []);
  const where = whereWords(cells, speak);
  if (!covered.length) return speak("board-spot-ground", { where, hexes });
  return speak("board-spot-cover", { level: spot.level, where, hexes, covered: codeWords(covered.join(""), speak) });
}
