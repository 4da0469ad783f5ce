/** What the server sends and takes. The shapes come from its OpenAPI; `scripts/wire.py` makes schema.ts anew. */
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Table = Schemas["Table"];
export type ArchiveLine = Schemas["ArchiveLine"];
export type SeatLine = Schemas["SeatLine"];
export type EntryLine = Schemas["EntryLine"];
export type EventLine = Schemas["EventLine"];
export type Word = Schemas["Word"];
export type MatchLine = Schemas["MatchLine"];
export type GameLine = Schemas["GameLine"];
export type Me = Schemas["Me"];
export type TokenLine = Schemas["TokenLine"];
export type Done = Schemas["Done"];
export type Refusal = Schemas["Refusal"];
export type Replayed = Schemas["Replayed"];
export type AnalysisState = Schemas["AnalysisState"];
export type Record_ = unknown;

/** One thing that an action costs or brings: why, what and how many; to whom, if not to oneself. */
export interface Part {
  why: string;
  good: string;
  count: number;
  party: number | null;
}

export interface Preview {
  action: string;
  text: string;
  points: Record<string, number>;
  /** What one owns besides points: coins, resources and the like. */
  goods: Record<string, number>;
  /** What these come from, in the order in which it happens; not every game tells it. */
  parts: Part[];
  refusal: Refusal | null;
}
