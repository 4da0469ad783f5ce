/** What the server sends and takes, as its OpenAPI and AsyncAPI say; `scripts/wire.py` makes schema.ts anew. */
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
export type Keepsake = Schemas["Keepsake"];
export type TokenLine = Schemas["TokenLine"];
export type Done = Schemas["Done"];
export type Refusal = Schemas["Refusal"];
export type Replayed = Schemas["Replayed"];
export type AnalysisState = Schemas["AnalysisState"];
export type ClientMessage = Schemas["ClientMessage"];
export type PageMessage = Schemas["PageMessage"];
export type PageNews = Schemas["PageNews"];
export type PageEntry = Schemas["PageEntry"];
export type PageFacts = Schemas["PageFacts"];
export type Previewed = Schemas["Previewed"];

/** What an action would do, or why it cannot be done. */
export type Preview = Previewed | (Schemas["Refused"] & Pick<Previewed, "action">);
