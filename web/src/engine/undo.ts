/** May a choice be taken back? As long as nobody has learned anything from it and nobody has gone on: as core/undo.py. */
import { NONE } from "./engine";
import type { Match } from "./match";
import { Trouble } from "./trouble";

/** Trouble says why the last choice of a seat must stay. */
export function allowUndo(match: Match, seat: number): void {
  const choices = match.choices;
  const place = choices.findLastIndex(([first]) => first?.seat === seat);
  if (place < 0) throw new Trouble("nothing-to-take-back");
  const before = match.fork(choices.slice(0, place).flat().length);
  const [own = [], ...others] = choices.slice(place);
  const waiting = before.pending;
  const since = others.flatMap(([first]) => (first ? [first.seat] : []));
  if (!waiting.includes(seat) || since.some((other) => !waiting.includes(other))) throw new Trouble("others-went-on");
  const still = waiting.filter((other) => other !== seat && !since.includes(other));
  if (since.length && (!still.length || match.pending.join() !== still.join()))
    throw new Trouble("something-was-revealed"); // the last one has chosen, and all was shown
  const after = match.fork(choices.slice(0, place + 1).flat().length);
  const actions = own.map(({ action }) => action);
  for (let viewer = NONE; viewer < match.seats; viewer++) {
    if (match.engine.hasLearned(before.state, after.state, viewer, seat, actions))
      throw new Trouble("something-was-revealed");
  }
}
