/** The view of seven_wonders as view.py makes it. */
export type Phase = "boards" | "sides" | "cards" | "dig" | "seventh" | "over";
export type Side = "day" | "night";

export interface City {
  wonder: string | null;
  side: Side | null;
  stages: number;
  coins: number;
  shields: number;
  /** Victory tokens by Age. */
  victories: number[];
  defeats: number;
  built: string[];
  /** How many cards the hand has. */
  hand: number;
  ready: boolean;
  points: Record<string, number>;
}

export interface HandCard {
  card: string;
  build: [number, number][];
  stage: [number, number][];
  /** What makes it free or what it is paid with; null if it cannot be built now. */
  cost: "none" | "chain" | "colour" | "first" | "last" | "coin" | "own" | "trade" | null;
  /** The rule that forbids to build it. */
  refused: string | null;
}

export interface Own {
  hand: HandCard[];
  /** The id of the action that was chosen and is not yet revealed. */
  choice: number | null;
  discarded: string[];
  buried: string[];
}

export interface View {
  phase: Phase;
  age: number;
  turn: number;
  passing: "left" | "right";
  pile: number;
  chooser: number | null;
  players: City[];
  own?: Own;
  pile_cards?: string[];
}
