/** Asks bots in a worker, one after the other. A worker that has failed is replaced. */
import type { State } from "../engine/engine";
import type { Answer, Question, WorkerRules } from "./worker";

type Waiting = { done: (action: string) => void; fail: (why: Error) => void; late: ReturnType<typeof setTimeout> };

/** Milliseconds after which nobody thinks any more: browsers end workers without a word. */
const LONGEST = 120_000;

let worker: Worker | null = null;
const told = new Set<string>();
const waiting = new Map<number, Waiting>();
let asked = 0;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const { done, fail, late } = waiting.get(data.id) ?? {};
    clearTimeout(late);
    waiting.delete(data.id);
    if ("action" in data) done?.(data.action);
    else fail?.(new Error(data.failure));
  };
  worker.onerror = ({ message }) => giveUp(message);
  return worker;
}

/** The next question starts another one. */
function giveUp(why: string): void {
  worker?.terminate();
  worker = null;
  told.clear();
  for (const { fail, late } of waiting.values()) {
    clearTimeout(late);
    fail(new Error(why));
  }
  waiting.clear();
}

function anySeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed >>> 2;
}

/** What a bot, named as `search:1500`, chooses for a seat from what the seat may know; equal seeds, equal choices. */
export function choose(rules: WorkerRules, view: State, seat: number, bot: string, seed = anySeed()): Promise<string> {
  const to = started();
  if (!told.has(rules.game)) to.postMessage(rules);
  told.add(rules.game);
  const question: Question = { id: ++asked, game: rules.game, view, seat, bot, seed };
  return new Promise((done, fail) => {
    waiting.set(question.id, { done, fail, late: setTimeout(() => giveUp("nobody answers"), LONGEST) });
    to.postMessage(question);
  });
}
