/** A lesson: a match that is prepared, and what is said on the way. It is data of the game; texts are in its learn.ftl. */
import type { RawEvent } from "../engine/engine";
import { eventLine } from "../lib/sentences";
import type { EventLine } from "../lib/wire";
import type { Prepared } from "../local/create";
import type { Lit } from "../pieces/lit";
import { valueNow, type Ask, type Facts, type Position, type Term } from "./facts";

/**
 * What is pointed at: the pieces that the `meant` choice is about, those of an event (whose numbers may be facts), or
 * those that make the own points of a category.
 */
export type Point = "meant" | { event: string; numbers?: Record<string, number | Term> } | { light: string };

/** Figures that a text names, by the names of its variables. */
export type Figures = Record<string, Term>;

export interface Step {
  /** The message `learn-NAME`; there may be another one, `learn-NAME-else`, for those who have chosen otherwise. */
  say: string;
  figures?: Figures;
  point?: Point[];
  /** Facts that the answer tells besides points and goods; the message `learn-row-NAME` names one. */
  rows?: Figures;
  /** Something to do; without it, there is only something to read. */
  ask?: Ask;
  /** A choice that does it. */
  meant?: string;
}

/** Said once, after an own choice of which it is true, when nobody leads any more. */
export interface Remark {
  say: string;
  when: Ask;
  figures?: Figures;
  point?: Point[];
}

export interface Lesson extends Omit<Prepared, "game"> {
  steps: Step[];
  remarks: Remark[];
  /** Said when the match is over; its figures are facts of the final table. */
  end: Pick<Step, "say" | "figures">;
}

const LESSONS = import.meta.glob<Lesson>("../../../src/tetrapolis/games/*/lesson.json", { import: "default" });
const pathOf = (game: string): string => `../../../src/tetrapolis/games/${game}/lesson.json`;

export const hasLesson = (game: string): boolean => pathOf(game) in LESSONS;

export const lessonOf = (game: string): Promise<Lesson | null> => LESSONS[pathOf(game)]?.() ?? Promise.resolve(null);

/** The seat of the person. */
export const seatIn = (lesson: Pick<Lesson, "seats">): number => lesson.seats.indexOf("person");

/** The figures of a text: of a choice, or of a position alone. */
export function figuresOf(
  figures: Figures | undefined,
  of: Facts | null,
  at: Position | null,
): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(figures ?? {}).map(([name, term]) => [name, of ? of.value(term) : at ? valueNow(at, term) : 0]),
  );
}

/** What boards outline. */
export interface Pointed {
  events: EventLine[];
  light: Lit | null;
}

export const NOWHERE: Pointed = { events: [], light: null };

export function pointedAt(points: Point[] | undefined, at: Position, meant: Facts | null): Pointed {
  const { rules, seat } = at;
  const { manifest } = rules;
  const events: RawEvent[] = [];
  let light: Lit | null = null;
  for (const point of points ?? []) {
    if (point === "meant") events.push(...(meant?.events ?? []));
    else if ("light" in point) light = { party: seat, category: point.light };
    else {
      const kind = manifest.events.findIndex(({ name }) => name === point.event);
      const numbers = (manifest.events[kind]?.numbers ?? []).map((name) => {
        const number = point.numbers?.[name] ?? -1;
        return typeof number === "number" ? number : Number(meant ? meant.value(number) : valueNow(at, number));
      });
      events.push({ kind, seat, audience: 0, numbers });
    }
  }
  const own = events.filter((event) => event.seat === seat);
  return { events: own.map((event) => eventLine(event, manifest)), light };
}
