/** What a seat may know of world_monuments. Made by scripts/typescript.py from the game's view.py: do not edit. */
export const PHASES = ["quarry", "building", "over", "filling"] as const;

export const COLOURS = ["purple", "red", "white", "orange", "blue", "black"] as const;

export const CATEGORIES = ["start", "stones", "black", "losses", "gems"] as const;

/** The stones that a round brings. */
export type Delivery = Record<(typeof COLOURS)[number], number>;

/** A slot of the building plan; x and y are its left front corner in half stones. */
export interface BoardSlot {
  slot: string;
  level: number;
  x: number;
  y: number;
  colour: (typeof COLOURS)[number];
  supports: string[];
  points: number;
  open: boolean;
  builder: number | null;
}

/** The plan with who has built where. */
export interface MonumentBoard {
  name: string;
  title: string;
  material: Delivery[];
  slots: BoardSlot[];
}

/** A field: what lies there, and the fields it touches. */
export interface BoardField {
  field: string;
  stones: Partial<Record<(typeof COLOURS)[number], number>>;
  touches: string[];
}

/** The fields that this quarry has, and where the worker stands. */
export interface QuarryBoard {
  name: string;
  title: string;
  fields: Record<string, Omit<BoardField, "field">>;
  worker: string | null;
}

/** The move under way: fields entered and stones taken so far. */
export interface Move {
  turn: number;
  steps_left: number;
  picking: boolean;
  path: string[];
  picks: ((typeof COLOURS)[number] | null)[];
}

/** The middle fields named so far that get only one stone, and how many are still to be named. */
export interface Filling {
  short: string[];
  left: number;
}

/** Where the score marker stands, and how often it went around. */
export interface TrackPlace {
  field: number | null;
  laps: number;
}

/** Stones that lie open, or behind one's own screen. */
export type Hand = Partial<Record<(typeof COLOURS)[number], number>>;

/** What is seen of a seat. */
export interface Seat {
  points: Record<(typeof CATEGORIES)[number], number>;
  track: TrackPlace;
  passed: boolean;
  hand: Hand | null;
}

/** The table as a seat may know it. */
export interface View {
  round: number;
  phase: (typeof PHASES)[number];
  actor: number | null;
  holder: number;
  passing_costs: boolean;
  monument: MonumentBoard;
  quarry: QuarryBoard;
  move: Move | null;
  filling: Filling | null;
  supply: Partial<Record<(typeof COLOURS)[number], number>>;
  players: Seat[];
}
