/** Tiles, cells and spots in full words. */
import type { Speak } from "../../lib/texts.svelte";
import { DIRECTIONS, keyOf, toward } from "./geometry";
import { pieceOf, STARS } from "./pieces";
import { hexesAt, type Heights, type Spot } from "./spots";
import type { Cell, RowTile } from "./types";

export function hexWords(letter: string, speak: Speak): string {
  const { kind, plaza } = pieceOf(letter);
  return plaza ? speak(`plaza-${kind}`, { stars: STARS[kind] }) : speak(`hex-${kind}`);
}

export const codeWords = (code: string, speak: Speak): string => [...code].map((letter) => hexWords(letter, speak)).join(", ");

export const tileWords = ({ code, price }: RowTile, speak: Speak): string =>
  speak("board-tile", { hexes: codeWords(code, speak), price });

/** The sides of a temple and of barracks matter, so they are counted. */
export function cellWords(cell: Cell, city: Heights, speak: Speak): string {
  const words = speak("board-cell", { q: cell.q, r: cell.r, hex: hexWords(cell.hex, speak), level: cell.level });
  if (cell.hex !== "t" && cell.hex !== "b") return words;
  return `${words}, ${speak("board-sides", { count: builtSides(cell, city) })}`;
}

export const builtSides = (cell: Cell, city: Heights): number =>
  DIRECTIONS.filter((_, direction) => city.has(keyOf(toward(cell, direction)))).length;

export function spotWords(spot: Spot, turn: number, code: string, city: Heights, speak: Speak): string {
  const cells = hexesAt(spot, turn);
  const parts = cells.map(({ q, r }, hex) => speak("board-spot-hex", { hex: hexWords(code.charAt(hex), speak), q, r }));
  const covered = cells.flatMap((cell) => city.get(keyOf(cell))?.hex ?? []);
  const hexes = parts.join("; ");
  if (!covered.length) return speak("board-spot-ground", { hexes });
  return speak("board-spot-cover", { hexes, level: spot.level, covered: codeWords(covered.join(""), speak) });
}
