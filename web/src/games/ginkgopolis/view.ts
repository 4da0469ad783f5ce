/** What a seat may know of ginkgopolis. Made by scripts/typescript.py from the game's view.py: do not edit. */
export const PHASES = ["draft", "select", "good", "marker", "return", "over"] as const;

export const COLOURS = ["red", "blue", "yellow"] as const;

export const RIVALS = ["hal"] as const;

export const CATEGORIES = ["points", "cards", "tokens", "districts"] as const;

export const GOODS = ["resources", "tiles", "points"] as const;

export const TRIGGERS = ["exploit", "urbanize", "construct"] as const;

/** A building with its tile on top, and whether a site marker lies on it. */
export interface CityBuilding {
  x: number;
  y: number;
  tile: string;
  height: number;
  owner: number | null;
  site: boolean;
}

/** A square of the city. */
export type Cell = [x: number, y: number];

/** What a party has in a district, and what that pays. */
export interface Share {
  party: number;
  resources: number;
  points: number;
}

/** What a district would pay now, to the leader first. */
export interface District {
  colour: (typeof COLOURS)[number];
  cells: Cell[];
  resources: number;
  shares: Share[];
}

/** A cell where a marker lies or may go, named after a building beside it. */
export interface Place {
  x: number;
  y: number;
  name: string | null;
}

/** How many of each good. */
export type Goods = Record<(typeof GOODS)[number], number>;

/** A seat or Hal: what everybody sees, and the goods behind the screen for those who may know them. */
export interface Party {
  rival: (typeof RIVALS)[number] | null;
  supply: number;
  tokens: number;
  cards: number;
  ready: boolean;
  tile_laid: boolean;
  card: string | null;
  returned: boolean;
  given_back: string[];
  points: Record<(typeof CATEGORIES)[number], number | null>;
  resources: number | null;
  tiles: number | null;
  tableau: string[];
  bonuses: Record<(typeof TRIGGERS)[number], Goods>;
  counted: Record<string, Cell[]>;
}

/** Characters by their numbers. */
export type Characters = number[];

/** What only the seat itself knows; `draft`, `kept` and `choice` while characters are drafted, else `card`. */
export interface Secrets {
  hand: string[];
  tiles: string[];
  aside: string[];
  yields: Record<string, Partial<Record<(typeof GOODS)[number], number>>>;
  discarded: string[];
  draft: Characters | null;
  kept: Characters | null;
  choice: number | null;
  card: string | null;
  tile: string | null;
}

/** The table. */
export interface View {
  phase: (typeof PHASES)[number];
  first_player: number;
  actor: number | null;
  tile_supply: number;
  tile_supply_empty: number;
  deck: number;
  discards: number;
  discarded: string[];
  ending: boolean;
  city: CityBuilding[];
  districts: District[];
  markers: Partial<Record<"A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L", Cell>>;
  moving_letter: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | null;
  places: Place[];
  shifts: Partial<Record<"earlier" | "later", "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L">>;
  players: Party[];
  own: Secrets | null;
}
