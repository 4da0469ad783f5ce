/** What an action would do, before it is chosen: from what the seat may know, as core/preview.py does. */
import type { Engine, Foreseen, State } from "./engine";
import { allow, complete, numberOf, split } from "./match";
import { Trouble } from "./trouble";

const [STREAM, WORLD] = [37, -1] as const; // the generator of the world in which steps are taken

/** What the steps of a choice do, as sentences, and all together. */
export interface Previewed extends Foreseen {
  told: { kind: number; numbers: number[] }[];
}

/** Look at a choice in notation; Trouble says why it cannot be done, as choosing it would. */
export function preview(engine: Engine, known: State, seat: number, text: string): Previewed {
  let world = engine.forget(known, seat, STREAM, WORLD);
  const steps: { action: number; notation: string; told: { kind: number; numbers: number[] } }[] = [];
  for (const word of split(engine, text)) {
    const last = steps.at(-1);
    if (last && !engine.unfinished(world, seat))
      throw new Trouble("too-many-steps", { action: text.slice(0, 60), step: last.notation });
    const action = numberOf(engine, world, word);
    allow(engine, world, seat, action);
    const [notation = ""] = engine.notations(world, [action]);
    steps.push({ action, notation, told: engine.describe(engine.forget(world, seat, 0, 1), seat, action) });
    world = engine.act(world, seat, action);
  }
  const last = steps.at(-1);
  if (last && engine.layout.secret_steps && engine.unfinished(world, seat))
    throw new Trouble("choice-unfinished", { action: text.slice(0, 60), example: complete(engine, last.notation) });
  const said = engine.layout.secret_steps ? steps.slice(-1) : steps; // the last of secret steps says them all
  const actions = steps.map(({ action }) => action);
  return { ...engine.foresee(known, seat, actions), told: said.map(({ told }) => told) };
}
