/** What was played, wherever it was: one line of a table that figures are made of. */
import type { Choices } from "../engine/engine";
import type { Progress } from "./course";

/** Where a line comes from: played on this device, on the server, at the real table, or brought by a file. */
export const ORIGINS = ["device", "server", "pad", "restored"] as const;
export type Origin = (typeof ORIGINS)[number];

export interface PlayedSeat {
  kind: "person" | "bot";
  name: string;
  /** Of a bot. */
  level: string;
  /** Somebody at this device, or the account, sat there. */
  mine: boolean;
  /** A bot played to the end for whoever sat there. */
  left: boolean;
}

/** A match that is over. */
export interface Played {
  origin: Origin;
  id: string;
  game: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** When it was written, if that was at another time. */
  written?: number;
  options: Choices;
  seats: PlayedSeat[];
  /** By category, of every party: the seats, then rivals of solo play; null where only the totals are known. */
  points: Record<string, number>[] | null;
  totals: number[];
  /** The place of every party, counted from 1. */
  ranks: number[];
  /** The place of the page where it can be seen again; null, if there is none. */
  page: string | null;
}

/** All that one origin knows; it may take a while. */
export type Source = (tell: Progress) => Promise<Played[]>;

const sources = new Map<Origin, Source>();

/** Parts of the page that are loaded late say here where their lines come from. */
export function offer(origin: Origin, source: Source): void {
  sources.set(origin, source);
}

export const offered = (): Source[] => [...sources.values()];

export const totalsOf = (points: Record<string, number>[]): number[] =>
  points.map((party) => Object.values(party).reduce((sum, one) => sum + one, 0));

/** Places of which only the first is known for certain: the others by points. */
export const ranksBy = (totals: number[], winners: number[]): number[] =>
  totals.map((own, party) =>
    winners.includes(party)
      ? 1
      : 1 + Math.max(1, totals.filter((other, one) => winners.includes(one) || other > own).length),
  );
