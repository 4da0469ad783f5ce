/** The notation of actions.py, read and written. */
import type { COLOURS, TRIGGERS } from "./view";

export type Colour = (typeof COLOURS)[number];

export type Action =
  | { kind: "lay"; card: string; tile: string | null }
  | { kind: "marker"; x: number; y: number; shift: "" | "earlier" | "later" }
  | { kind: "return"; tiles: string[] }
  | { kind: "keep"; character: number }
  | { kind: "word"; text: string };

export type Thing =
  | { kind: "building"; colour: Colour; number: number }
  | { kind: "letter"; letter: string }
  | { kind: "character"; number: number };

const WORDS = ["new hand", "take resource", "take tile"];

export function parse(text: string): Action {
  if (WORDS.includes(text)) return { kind: "word", text };
  const cell = /^(?:marker|shift (earlier|later)) (-?\d+),(-?\d+)$/.exec(text);
  if (cell) {
    return {
      kind: "marker",
      x: Number(cell[2]),
      y: Number(cell[3]),
      shift: (cell[1] ?? "") as "" | "earlier" | "later",
    };
  }
  if (text.startsWith("keep ")) return { kind: "keep", character: Number(text.slice(5)) };
  if (text.startsWith("return ")) return { kind: "return", tiles: text.slice(7).match(/\w+ \d+/g) ?? [] };
  const [card = "", tile] = text.split(" + ");
  return { kind: "lay", card, tile: tile ?? null };
}

export function lay(card: string, tile: string | null): string {
  return tile ? `${card} + ${tile}` : card;
}

/** What laying a card does: alone, beside the city, or on a building. */
export function triggerOf(card: string, tile: string | null): (typeof TRIGGERS)[number] {
  return tile === null ? "exploit" : isLetter(card) ? "urbanize" : "construct";
}

/** Tiles returned together; the server puts them in order. */
export function giveBack(tiles: string[]): string {
  return `return ${tiles.join(" ") || "nothing"}`;
}

export function thing(name: string): Thing {
  const [first = "", number] = name.split(" ");
  if (number === undefined) return { kind: "letter", letter: first };
  if (first === "character") return { kind: "character", number: Number(number) };
  return { kind: "building", colour: first as Colour, number: Number(number) };
}

export function colourOf(tile: string): Colour {
  return tile.split(" ")[0] as Colour;
}

export function numberOf(tile: string): number {
  return Number(tile.split(" ")[1]);
}

export const isLetter = (card: string): boolean => card.length === 1;
