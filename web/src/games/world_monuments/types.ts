/** The view as world_monuments/view.py makes it. */
export const COLOURS = ["purple", "red", "white", "orange", "blue", "black"] as const;
export type Colour = (typeof COLOURS)[number];
export type Stones = Partial<Record<Colour, number>>;

export interface Slot {
  slot: string;
  level: number;
  x: number;
  y: number;
  colour: Colour;
  supports: string[];
  points: number;
  open: boolean;
  builder: number | null;
}

export interface Field {
  stones: Stones;
  touches: string[];
}

export interface Move {
  turn: number;
  steps_left: number;
  picking: boolean;
  path: string[];
  picks: (Colour | null)[];
}

export interface Player {
  points: Record<string, number>;
  track: { field: number | null; laps: number };
  passed: boolean;
  hand?: Stones;
}

export interface MonumentView {
  round: number;
  phase: "quarry" | "building" | "over" | "filling";
  actor: number | null;
  holder: number;
  passing_costs: boolean;
  monument: { name: string; title: string; material: Stones[]; slots: Slot[] };
  quarry: { name: string; title: string; fields: Record<string, Field>; worker: string | null };
  move: Move | null;
  /** While the start player names middle fields that get one stone. */
  filling: { short: string[]; left: number } | null;
  supply: Stones;
  players: Player[];
}
