/** The course of a match: who had which points after every choice, and what had happened. */
import { NONE } from "../engine/engine";
import { Match } from "../engine/match";
import { chartOf } from "../games/contract";
import { pieces } from "../lib/pieces";
import { eventLine } from "../lib/sentences";
import type { EventLine, Replayed } from "../lib/wire";
import type { Rules } from "./rules";

/** A match after so many choices. */
export interface Moment {
  step: number;
  /** Who chose last; null at the beginning. */
  seat: number | null;
  /** By category, of every party. */
  scores: Record<string, number>[];
  /** The round or the Age; 0 before the first one, and where there is none. */
  round: number;
  events: EventLine[];
}

/** Told how much of the course is known: from 0 to 1. */
export type Progress = (part: number) => void;

/** Play the match once more from its beginning. It is over: nothing that happened is hidden any more. */
export async function courseOf({ engine, manifest }: Rules, match: Match, tell: Progress): Promise<Moment[]> {
  const chart = await chartOf(manifest.game);
  const course: Moment[] = [];
  let state = match.fork(0).state;
  const add = (step: number, seat: number | null, events: EventLine[]): void => {
    const then = Match.from(engine, state);
    const round = chart?.round(engine.look(then.knownTo(NONE), NONE), events, course.at(-1)?.round ?? 0) ?? 0;
    course.push({ step, seat, scores: then.scores(), round, events });
  };
  add(0, null, []);
  const pause = pieces();
  const { choices } = match;
  for (const [place, choice] of choices.entries()) {
    for (const { seat, action } of choice) state = engine.apply(state, seat, action);
    const events = choice.flatMap((one) => one.events).map((event) => eventLine(event, manifest));
    add(place + 1, choice[0]?.seat ?? null, events);
    const wait = pause();
    if (!wait) continue;
    tell((place + 1) / choices.length);
    await wait;
  }
  return course;
}

/** The same asked for step by step, where the page cannot play the match itself. */
export async function courseByAsking(
  game: string,
  ask: (step: number) => Promise<Replayed>,
  tell: Progress,
): Promise<Moment[]> {
  const chart = await chartOf(game);
  const course: Moment[] = [];
  let seat: number | null = null;
  for (let step = 0, steps = 0; step <= steps; step++) {
    const then = await ask(step);
    const round = chart?.round(then.view, then.events, course.at(-1)?.round ?? 0) ?? 0;
    course.push({ step, seat, scores: then.scores, round, events: then.events });
    [seat, steps] = [then.actor, then.steps];
    tell(steps ? step / steps : 1);
  }
  return course;
}
