/** The view of view.py. Cards, tiles and characters are named in notation: `red 9`, `A`, `character 7`. */
import type { Points } from "../../pieces/points";

export type Colour = "red" | "blue" | "yellow";
export type Trigger = "exploit" | "urbanize" | "construct";
export type Good = "resources" | "tiles" | "points";
export type Phase = "draft" | "select" | "good" | "marker" | "return" | "over";
export type Cell = [x: number, y: number];

export interface BuildingView {
  x: number;
  y: number;
  tile: string;
  height: number;
  owner: number | null;
  site: boolean;
}

export type Goods = Record<Good, number>;

/** What a party holds of a district, and what that pays. */
export interface Share {
  party: number;
  resources: number;
  points: number;
}
export interface District {
  colour: Colour;
  cells: Cell[];
  resources: number;
  /** Who leads comes first. */
  shares: Share[];
}

export interface PlayerView {
  hal: boolean;
  supply: number;
  tokens: number;
  cards: number;
  ready: boolean;
  tile_laid: boolean;
  card: string | null;
  returned: boolean;
  tableau: string[];
  /** What the tableau brings with each action. */
  bonuses: Record<Trigger, Goods>;
  /** The cells that count at the end for cards of the tableau. */
  counted: Record<string, Cell[]>;
  /** By category; null for those behind a screen. */
  points: Points;
  /** Tiles that went back to the supply, for everybody to see. */
  given_back: string[];
  resources?: number;
  tiles?: number;
}

export interface OwnView {
  hand: string[];
  tiles: string[];
  aside: string[];
  /** What the buildings of cards in the hand bring alone. */
  yields: Record<string, Partial<Goods>>;
  /** Cards that only this seat knows among the discards. */
  discarded: string[];
  draft?: number[];
  kept?: number[];
  choice?: number | null;
  card?: string;
  tile?: string | null;
}

export interface TableView {
  phase: Phase;
  first_player: number;
  actor: number | null;
  tile_supply: number;
  tile_supply_empty: number;
  deck: number;
  discards: number;
  /** The discards that everybody has seen. */
  discarded: string[];
  ending: boolean;
  city: BuildingView[];
  districts: District[];
  markers: Record<string, Cell>;
  moving_letter: string | null;
  /** Cells where a marker lies or may go, named after a building: `below red 9`, by `x,y`. */
  places: Record<string, string>;
  /** The markers that may make room for the one that moves. */
  shifts: Partial<Record<"earlier" | "later", string>>;
  players: PlayerView[];
  own?: OwnView;
}
