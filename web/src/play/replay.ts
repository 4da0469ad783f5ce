/** A match that was played, step by step, as everybody saw it then. */
import { NONE, type Engine, type RawEvent } from "../engine/engine";
import { join, type Match, type Played } from "../engine/match";
import { eventLine } from "../lib/sentences";
import type { EventLine, Replayed } from "../lib/wire";
import type { Rules } from "./rules";

/** The match after the first choices, as a seat, or a spectator, saw it then. */
export function replayed({ engine, manifest }: Rules, match: Match, step: number, seat: number | null): Replayed {
  const choices = match.choices;
  const steps = choices.slice(0, step);
  const then = match.fork(steps.flat().length);
  const viewer = seat ?? NONE;
  const last = then.played.slice(then.played.length - (steps.at(-1)?.length ?? 0)).flatMap((one) => one.events);
  const next = choices[steps.length];
  return {
    step: steps.length,
    steps: choices.length,
    seat,
    view: engine.look(then.knownTo(viewer), viewer) as Replayed["view"],
    pending: then.pending,
    scores: then.scores(),
    events: eventsFor(seat, last, manifest),
    actor: next?.[0]?.seat ?? null,
    action: next ? choiceText(engine, next) : null,
  };
}

/** A choice as one text. */
export const choiceText = (engine: Engine, steps: Played[]): string =>
  join(
    engine,
    steps.map(({ notation }) => notation),
  );

/** The audience of an event that everybody may read: as core/events.py has it. */
const EVERYONE = 0xff;

/** Events as a seat may know them: of some it does not read the numbers, of others it does not even hear. */
export function eventsFor(seat: number | null, events: RawEvent[], manifest: Rules["manifest"]): EventLine[] {
  return events.flatMap((event) => {
    const open = event.audience === EVERYONE || (seat !== null && (event.audience >> seat) & 1);
    if (!open && manifest.events[event.kind]?.secret) return [];
    return [eventLine(open ? event : { ...event, numbers: [] }, manifest)];
  });
}
