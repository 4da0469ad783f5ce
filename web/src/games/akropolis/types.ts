/** The view of games/akropolis/view.py. */
export const DISTRICTS = ["house", "market", "barracks", "temple", "garden"] as const;
export type District = (typeof DISTRICTS)[number];

export interface RowTile {
  tile: number;
  /** Three hexes, one letter each: small a district, capital its plaza, q a quarry. */
  code: string;
  price: number;
}

export interface Cell {
  q: number;
  r: number;
  hex: string;
  level: number;
  tile: number;
  /** It makes points, as a district that counts or as a plaza. */
  scores: boolean;
}

export interface LaidTile {
  tile: number;
  q: number;
  r: number;
  k: number;
  level: number;
}

export interface CollectedTile {
  tile: number;
  code: string;
}

interface Standing {
  stones: number;
  points: Record<string, number>;
  districts: Record<District, { value: number; stars: number }>;
}

export interface Builder extends Standing {
  tiles: LaidTile[];
  city: Cell[];
}

/** The rival of solo play collects tiles and builds nothing. */
export interface Collector extends Standing {
  architect: string;
  tiles: CollectedTile[];
}

export type Player = Builder | Collector;

export interface View {
  row: RowTile[];
  stacks: number;
  unseen: number[];
  round: number;
  chief: number;
  first_player: number;
  turn: number | null;
  over: boolean;
  supply: number;
  players: Player[];
}

export const builds = (player: Player): player is Builder => "city" in player;

export const total = (player: Player): number => Object.values(player.points).reduce((sum, points) => sum + points, 0);
