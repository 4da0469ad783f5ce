/** What a seat may know of akropolis. Made by scripts/typescript.py from the game's view.py: do not edit. */
export const CATEGORIES = ["house", "market", "barracks", "temple", "garden", "stones", "quarries"] as const;

export const DISTRICTS = ["house", "market", "barracks", "temple", "garden"] as const;

export const RIVALS = ["architect-easy", "architect-medium", "architect-hard"] as const;

/** A tile of the construction site: three hexes, one letter each, and its price in stones. */
export interface RowTile {
  tile: number;
  code: string;
  price: number;
}

/** What all districts of a type are worth, and the stars of its plazas. */
export interface Worth {
  value: number;
  stars: number;
}

/** A tile of a city in the order laid; of the architect's tiles only which they are means anything. */
export interface LaidTile {
  tile: number;
  code: string;
  q: number;
  r: number;
  k: number;
  level: number;
}

/** A built cell with the hex that is visible there, and whether it makes points. */
export interface Cell {
  q: number;
  r: number;
  hex: "h" | "m" | "b" | "t" | "g" | "H" | "M" | "B" | "T" | "G" | "q";
  level: number;
  tile: number;
  scores: boolean;
}

/** A party; the architect of solo play collects tiles and has no city. */
export interface Builder {
  stones: number;
  points: Record<(typeof CATEGORIES)[number], number>;
  districts: Record<(typeof DISTRICTS)[number], Worth>;
  rival: (typeof RIVALS)[number] | null;
  tiles: LaidTile[];
  city: Cell[];
}

/** The table. */
export interface View {
  row: RowTile[];
  slots: number;
  stacks: number;
  unseen: number[];
  round: number;
  chief: number;
  first_player: number;
  turn: number | null;
  over: boolean;
  supply: number;
  players: Builder[];
}
