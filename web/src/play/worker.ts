/** Bots think here, beside the page: it stays smooth however long they take. */
import { Engine, type Parts, type State } from "../engine/engine";
import { join } from "../engine/match";
import { Thinker, wayOf, type Mind } from "../engine/thinking";

/** What thinking needs of a game; told once. */
export interface WorkerRules extends Parts {
  game: string;
  mind: Mind;
}
/** What is asked: a choice of a seat, from a state that has forgotten what the seat cannot know. */
export interface Question {
  id: number;
  game: string;
  view: State;
  seat: number;
  bot: string;
  seed: number;
}
/** The choice in notation; or what nobody expects to go wrong. */
export type Answer = { id: number } & ({ action: string } | { failure: string });

const known = new Map<string, { engine: Engine; mind: Mind }>();

/** All steps of a choice, where nobody may see them one by one; else the next one. */
function chosen({ game: name, view, seat, bot, seed }: Question): string {
  const rules = known.get(name);
  if (!rules) throw new Error(`the rules of ${name} were not told`);
  const { engine, mind } = rules;
  const thinker = new Thinker(engine, mind, wayOf(bot), seed);
  try {
    const steps: string[] = [];
    for (let state: State | null = view; state;) {
      const action = thinker.choose(state, seat);
      steps.push(...engine.notations(state, [action]));
      state = engine.layout.secret_steps ? engine.continued(state, seat, action) : null;
    }
    return join(engine, steps);
  } finally {
    thinker.close();
  }
}

addEventListener("message", ({ data }: MessageEvent<WorkerRules | Question>) => {
  if (!("id" in data)) {
    known.set(data.game, { engine: new Engine(data), mind: data.mind });
    return;
  }
  let answer: Answer;
  try {
    answer = { id: data.id, action: chosen(data) };
  } catch (error) {
    answer = { id: data.id, failure: String(error) };
  }
  postMessage(answer);
});
