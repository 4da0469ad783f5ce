/** Pieces of a city that are pointed out: those that make a number of its score, or those that something was about. */
import type { City } from "./view";

export interface Pieces {
  cards: Set<string>;
  /** Stages, counted from 0. */
  stages: Set<number>;
  coins: boolean;
  tokens: boolean;
}

export function making(city: City, category: string): Pieces {
  return {
    cards: new Set(city.built.filter((_, place) => city.scores[place] === category)),
    stages: new Set(city.stage_scores.flatMap((one, stage) => (one === category ? [stage] : []))),
    coins: category === "treasury",
    tokens: category === "conflicts" && [city.defeats, ...city.victories].some(Boolean),
  };
}

/** How an element says that it is lit up, and that something was about it. */
export const marks = (lit?: boolean, shown?: boolean): Record<string, true | undefined> => ({
  "data-lit": lit || undefined,
  "data-shown": shown || undefined,
});
