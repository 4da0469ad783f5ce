/** What a seat may know of seven_wonders. Made by scripts/typescript.py from the game's view.py: do not edit. */
export const PHASES = ["boards", "sides", "cards", "dig", "seventh", "over"] as const;

export const BOARD_NAMES = ["alexandria", "babylon", "ephesos", "gizah", "halikarnassos", "olympia", "rhodos"] as const;

export const SIDES = ["day", "night"] as const;

export const CATEGORIES = ["wonder", "treasury", "conflicts", "blue", "yellow", "green", "purple"] as const;

/** A symbol of production: it gives one of its kinds, written as printed; can neighbours buy that (SW-28)? */
export interface Product {
  kinds: string;
  sold: boolean;
}

/** What everybody sees of a city.

    `left` and `right` are the seats of its neighbours (SW-8). `scores` has the category in which each built card makes
    points, or nothing, and `stage_scores` that of each built stage. */
export interface City {
  wonder: (typeof BOARD_NAMES)[number] | null;
  side: (typeof SIDES)[number] | null;
  left: number;
  right: number;
  stages: number;
  stage_scores: ((typeof CATEGORIES)[number] | null)[];
  coins: number;
  shields: number;
  victories: number[];
  defeats: number;
  built: string[];
  scores: ((typeof CATEGORIES)[number] | null)[];
  production: Product[];
  science: Partial<Record<"compass" | "gear" | "tablet" | "any", number>>;
  hand: number;
  ready: boolean;
  points: Record<(typeof CATEGORIES)[number], number>;
}

/** Coins for the left and the right neighbour. */
export type Payment = [to_left: number, to_right: number];

/** A card in hand with the ways to build it or a stage with it.

    `cost` tells what makes it free or what it is paid with; without a way, `refused` is the rule that forbids to build
    it. `chain` is the symbol of the city that leads to it (SW-37). */
export interface HandCard {
  card: string;
  build: Payment[];
  stage: Payment[];
  cost: "none" | "chain" | "colour" | "first" | "last" | "coin" | "own" | "trade" | null;
  refused: string | null;
  chain: string | null;
}

/** What a seat has chosen and nobody else has seen yet: a play, or a side of its board. */
export interface Choice {
  kind: "build" | "stage" | "sell" | "side";
  card: string | null;
  to_left: number;
  to_right: number;
  side: (typeof SIDES)[number] | null;
}

/** What only the seat itself knows. */
export interface Own {
  hand: HandCard[];
  choice: Choice | null;
  discarded: string[];
  buried: string[];
}

/** The discard pile, for whoever digs in it. */
export type Pile = string[];

/** The table. */
export interface View {
  phase: (typeof PHASES)[number];
  age: number;
  turn: number;
  passing: "left" | "right";
  pile: number;
  chooser: number | null;
  victory_worth: number[];
  players: City[];
  own: Own | null;
  pile_cards: Pile | null;
}
