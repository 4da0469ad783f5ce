/** Who hosts a match: a server, or this page. Tables and replays do not know which. */
import type { Match } from "../engine/match";
import type { Done, Replayed, Table } from "../lib/wire";
import type { Moment, Progress } from "./course";
import type { Rules } from "./rules";
import type { Seat } from "./seat.svelte";

/** A match that is over, and its rules. */
export interface Ended {
  rules: Rules;
  match: Match;
}

export interface Host {
  readonly match: string;
  /** Whether this page is the host: then everybody sits at this device. */
  readonly local: boolean;
  /** Sit down: on the seat with this number, or wherever one's own is. */
  sit(seat: number | null): Seat;
  /** Anything but a choice: resign, be replaced, play again. */
  command(path: string, body?: unknown): Promise<Done>;
  /** The table as it is now. */
  table(): Promise<Table>;
  /** A finished match after so many choices, as a seat, or a spectator, saw it then. */
  replayed(step: number, seat: number | null): Promise<Replayed>;
  /** All of a finished match, choice by choice; it may take a while. */
  course(tell: Progress): Promise<Moment[]>;
  /** The finished match, played by this page; null if it cannot, as with boards that people have added. */
  ended(): Promise<Ended | null>;
  /** The places of the page where matches of this host are played and replayed. */
  tableOf(match: string): string;
  replayOf(match: string): string;
  /** The address of the record as a file. */
  record(): string;
}
