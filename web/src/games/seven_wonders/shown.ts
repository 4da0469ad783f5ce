/** What events were about: pieces of cities, and things beside them. */
import type { EventLine } from "../../lib/wire";
import { CARDS } from "./components";
import type { Pieces } from "./making";

export interface ShownPieces extends Pieces {
  /** The board of the wonder itself. */
  wonder: boolean;
  /** The mark of having chosen. */
  choice: boolean;
}

export interface Shown {
  /** By seat. */
  cities: Map<number, ShownPieces>;
  age: boolean;
  /** The discard pile. */
  pile: boolean;
}

const nothing = (): ShownPieces => ({
  cards: new Set(),
  stages: new Set(),
  coins: false,
  tokens: false,
  wonder: false,
  choice: false,
});

export function shownBy(events: EventLine[]): Shown {
  const shown: Shown = { cities: new Map(), age: false, pile: false };
  for (const { kind, seat, numbers } of events) {
    const city = shown.cities.get(seat) ?? nothing();
    if (seat >= 0) shown.cities.set(seat, city);
    const card = CARDS[numbers["card"] ?? -1]?.name;
    if (card && (kind === "build" || kind === "dig")) city.cards.add(card);
    if (kind === "stage" && numbers["stage"]) city.stages.add(numbers["stage"] - 1);
    city.wonder ||= kind === "board" || kind === "side" || kind === "bury";
    city.choice ||= kind === "choose";
    city.coins ||= kind === "coins" || kind === "sell";
    city.tokens ||= kind === "conflict";
    shown.age ||= kind === "age";
    shown.pile ||= ["sell", "leftover", "dig", "no_dig"].includes(kind);
  }
  return shown;
}
