/** Matches are judged here, beside the page: it stays smooth however long that takes. */
import { Engine, type Choices, type Parts } from "../engine/engine";
import { Match } from "../engine/match";
import type { Mind } from "../engine/thinking";
import type { Judging } from "../games/manifest";
import { decisionsOf, judgeDecision, type Decision, type Verdict } from "./analysis";
import { Judge } from "./judge";

/** What is to be judged: the rules, and a match by its record. */
export interface Task {
  parts: Parts;
  mind: Mind;
  judging: Judging;
  seats: number;
  options: Choices;
  seed: string;
  actions: [seat: number, action: string][];
}
/** All decisions so deep; or another answer to one of them. */
export type Wish = { depth: string } | { id: number; place: number; action: number; notation: string; depth: string };
/** A verdict on the decision at a place, of so many. */
export type News =
  | { kind: "verdict"; depth: string; place: number; total: number; verdict: Verdict }
  | { kind: "answer"; id: number; verdict: Verdict }
  | { kind: "failure" };

let judge: Judge | null = null;
let decisions: Decision[] = [];
let seed = 0;
/** What is still to be judged: answers that somebody waits for come first. */
const answers: (() => News)[] = [];
let queue: (() => News)[] = [];
let busy = false;

function begin({ parts, mind, judging, ...played }: Task): void {
  judge = new Judge(new Engine(parts), mind, judging);
  const match = new Match(judge.engine, played.seats, played.options, BigInt(`0x${played.seed}`));
  for (const [seat, action] of played.actions) match.play(action, seat);
  decisions = [...decisionsOf(match)];
  seed = judging.seed;
}

function take(wish: Wish): void {
  const by = judge;
  if (!by) return;
  const { depth } = wish;
  if ("id" in wish) {
    const { id, place, action, notation } = wish;
    const decision = decisions[place];
    if (!decision) return;
    answers.push(() => ({
      kind: "answer",
      id,
      verdict: judgeDecision(by, { ...decision, action, notation }, depth, seed),
    }));
  } else {
    queue = decisions.map((decision, place) => () => ({
      ...{ kind: "verdict", depth, place, total: decisions.length },
      verdict: judgeDecision(by, decision, depth, seed),
    }));
  }
  if (!busy) void work();
}

/** One after the other; in between, wishes are heard. What cannot be judged ends what was wished for. */
async function work(): Promise<void> {
  busy = true;
  const following = (): (() => News) | undefined => answers.shift() ?? queue.shift();
  for (let next = following(); next; next = following()) {
    try {
      postMessage(next());
    } catch (error) {
      queue = [];
      fail(error);
    }
    await new Promise((done) => setTimeout(done));
  }
  busy = false;
}

function fail(error: unknown): void {
  console.error(error);
  postMessage({ kind: "failure" } satisfies News);
}

addEventListener("message", ({ data }: MessageEvent<Task | Wish>) => {
  try {
    if ("parts" in data) begin(data);
    else take(data);
  } catch (error) {
    fail(error);
  }
});
