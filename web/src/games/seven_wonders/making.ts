/** The pieces of a city that make a number of its score. */
import type { City } from "./view";

export interface Making {
  cards: Set<string>;
  /** Stages, counted from 0. */
  stages: Set<number>;
  coins: boolean;
  tokens: boolean;
}

export function making(city: City, category: string): Making {
  return {
    cards: new Set(city.built.filter((_, place) => city.scores[place] === category)),
    stages: new Set(city.stage_scores.flatMap((one, stage) => (one === category ? [stage] : []))),
    coins: category === "treasury",
    tokens: category === "conflicts" && [city.defeats, ...city.victories].some(Boolean),
  };
}
