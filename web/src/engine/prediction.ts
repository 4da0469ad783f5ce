/** What a choice certainly leads to: drawn before the host has answered, it shows nothing that the seat cannot know. */
import type { Engine, State } from "./engine";
import { Match } from "./match";
import { Trouble } from "./trouble";

const DEALS = 24; // in which it is tried: one of two cards is the same in all of them once in eight million times
const STREAM = 41; // of the generators that deal them

/** The state that a seat will know, and how many actions lead to it. */
export interface Prediction {
  state: State;
  steps: number;
}

/** The same in every deal that a seat can think of; null if it is not, or if the choice cannot be made. */
export function predict(engine: Engine, known: State, seat: number, text: string): Prediction | null {
  try {
    const found = dealt(engine, known, seat, text, 0);
    const seen = seenIn(engine, found.state, seat);
    for (let deal = 1; deal < DEALS; deal++) {
      const now = seenIn(engine, dealt(engine, known, seat, text, deal).state, seat);
      if (!seen.every((part, place) => areAlike(part, now[place] ?? []))) return null;
    }
    return found;
  } catch (error) {
    if (error instanceof Trouble) return null;
    throw error;
  }
}

/** What the choice leads to in one deal. */
function dealt(engine: Engine, known: State, seat: number, text: string, deal: number): Prediction {
  const match = Match.from(engine, engine.forget(known, seat, STREAM, deal));
  match.play(text, seat, engine.layout.secret_steps);
  return { state: match.knownTo(seat), steps: match.played.length };
}

/** All that a seat sees, who must choose, and what it may choose itself. */
const seenIn = (engine: Engine, state: State, seat: number): ArrayLike<number>[] => [
  engine.lookAt(state, seat),
  engine.pending(state),
  engine.legal(state, seat),
];

function areAlike(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false;
  return true;
}
