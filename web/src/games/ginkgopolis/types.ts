/** The view of view.py. Cards, tiles and characters are named in notation: `red 9`, `A`, `character 7`. */
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
  points?: Record<string, number>;
  resources?: number;
  tiles?: number;
}

export interface OwnView {
  hand: string[];
  tiles: string[];
  aside: string[];
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
  ending: boolean;
  city: BuildingView[];
  markers: Record<string, Cell>;
  moving_letter: string | null;
  players: PlayerView[];
  own?: OwnView;
}
