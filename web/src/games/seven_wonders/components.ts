/** The facts of the cards and boards, from the same files as the rules read. Nothing here decides what is legal. */
import cardsText from "../../../../src/tetrapolis/games/seven_wonders/cards.toml?raw";
import wondersText from "../../../../src/tetrapolis/games/seven_wonders/wonders.toml?raw";
import { readToml } from "./toml";
import type { City, Side } from "./types";

export const COLOURS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export const SYMBOLS = ["compass", "gear", "tablet"] as const;
export const RESOURCES: Record<string, string> = {
  W: "wood",
  S: "stone",
  C: "clay",
  O: "ore",
  G: "glass",
  P: "papyrus",
  T: "textile",
};
const RAW = 4;
const MANUFACTURED = 3;

/** An effect as it stands in the file; see effects.py for the vocabulary. */
export interface Effect {
  produce?: string;
  count?: number;
  discount?: "raw" | "manufactured";
  from?: ("left" | "right")[];
  science?: string[];
  power?: string;
  points?: number;
  shields?: number;
  coins?: number;
  per?: string[];
  in?: ("self" | "left" | "right")[];
}

export interface Card {
  name: string;
  colour: Colour;
  cost: string;
  effects: Effect[];
  /** By Age: the smallest number of players with which each copy is used (SW-2). */
  copies: Record<string, number[]>;
  gives: string[];
  accepts: string[];
}

export interface Stage {
  cost: string;
  effects: Effect[];
}

export interface Board {
  start: string;
  day: Stage[];
  night: Stage[];
}

export const CARDS: Card[] = Object.entries(readToml(cardsText)).map(([name, facts]) => ({
  gives: [],
  accepts: [],
  ...(facts as unknown as Omit<Card, "name" | "gives" | "accepts">),
  name,
}));
const CARD_BY_NAME = new Map(CARDS.map((card) => [card.name, card]));
export const BOARDS = readToml(wondersText) as unknown as Record<string, Board>;

export function cardOf(name: string): Card {
  const card = CARD_BY_NAME.get(name);
  if (!card) throw new Error(`no such card: ${name}`);
  return card;
}

export function stagesOf(wonder: string | null, side: Side | null): Stage[] {
  return wonder && side ? (BOARDS[wonder]?.[side] ?? []) : [];
}

export function ofColour(built: string[], colour: Colour): Card[] {
  return built.map(cardOf).filter((card) => card.colour === colour);
}

/** One symbol of production: its kinds, and whether neighbours can buy it (SW-28). */
export interface Production {
  kinds: string;
  sold: boolean;
}

export function production(city: City): Production[] {
  const made: Production[] = [];
  const add = (effects: Effect[], sold: boolean): void => {
    for (const effect of effects) {
      for (let unit = 0; effect.produce && unit < (effect.count ?? 1); unit++)
        made.push({ kinds: effect.produce, sold });
    }
  };
  const start = city.wonder ? BOARDS[city.wonder]?.start : undefined;
  if (start) made.push({ kinds: start, sold: true });
  for (const colour of COLOURS) for (const card of ofColour(city.built, colour)) add(card.effects, colour !== "yellow");
  for (const stage of stagesOf(city.wonder, city.side).slice(0, city.stages)) add(stage.effects, false);
  return made;
}

/** The science symbols of a city; "any" is one of its choice. */
export function science(city: City): Record<string, number> {
  const counts: Record<string, number> = {};
  const stages = stagesOf(city.wonder, city.side).slice(0, city.stages);
  for (const { effects } of [...city.built.map(cardOf), ...stages]) {
    for (const { science: symbols } of effects) {
      if (!symbols) continue;
      const symbol = symbols.length === 1 ? (symbols[0] ?? "any") : "any";
      counts[symbol] = (counts[symbol] ?? 0) + 1;
    }
  }
  return counts;
}

/** The cards that make this one free, and those that it makes free (SW-37). */
export const chainedFrom = (card: Card): Card[] =>
  CARDS.filter((other) => other.gives.some((symbol) => card.accepts.includes(symbol)));
export const chainedTo = (card: Card): Card[] =>
  CARDS.filter((other) => other.accepts.some((symbol) => card.gives.includes(symbol)));

/** The chain symbol by which a built card leads to this one (SW-37), if there is one. */
export function chainInto(card: Card, built: string[]): string | null {
  const given = new Set(built.flatMap((name) => cardOf(name).gives));
  return card.accepts.find((symbol) => given.has(symbol)) ?? null;
}

export function choiceOf(kinds: string): "raw" | "manufactured" | null {
  if (kinds.length === RAW) return "raw";
  return kinds.length === MANUFACTURED ? "manufactured" : null;
}

/** Who sits where: the left neighbour has the next seat (SW-8). */
export function neighbours(seat: number, seats: number): { left: number; right: number } {
  return { left: (seat + 1) % seats, right: (seat + seats - 1) % seats };
}

/** The seats beyond the neighbours, round the table from left to right. */
export function farSeats(seat: number, seats: number): number[] {
  return Array.from({ length: Math.max(0, seats - 3) }, (_, step) => (seat + 2 + step) % seats);
}
