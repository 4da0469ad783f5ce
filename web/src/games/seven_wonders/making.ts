/** The pieces of a city that make a number of its score: read from what is printed on them, as the sheet adds it up (SW-71). */
import { cardOf, stagesOf, type Effect } from "./components";
import type { City } from "./types";

export interface Making {
  cards: Set<string>;
  /** Stages, counted from 0. */
  stages: Set<number>;
  coins: boolean;
  tokens: boolean;
}

export function making(city: City, category: string): Making {
  const brings = (effects: Effect[]): boolean =>
    effects.some((effect) => (category === "green" ? effect.science : effect.points) !== undefined);
  const cards = city.built
    .map(cardOf)
    .filter(({ colour, effects }) => (category === "green" || colour === category) && brings(effects));
  const stages =
    category === "wonder" || category === "green" ? stagesOf(city.wonder, city.side).slice(0, city.stages) : [];
  return {
    cards: new Set(cards.map(({ name }) => name)),
    stages: new Set([...stages.keys()].filter((stage) => brings(stages[stage]?.effects ?? []))),
    coins: category === "treasury",
    tokens: category === "conflicts" && [city.defeats, ...city.victories].some(Boolean),
  };
}
