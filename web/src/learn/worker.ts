/** Answers to exercises are judged here, beside the page: one each time it is started. */
import { FIRST, Judge, OWN, PLAYED, SHARE, TOTAL } from "../analysis/judge";
import { Engine, type Parts, type State } from "../engine/engine";
import type { Mind } from "../engine/thinking";
import type { Judging } from "../games/manifest";

/** An answer of a seat, in a state that has forgotten what the seat cannot know; and the best one. */
export interface Question {
  parts: Parts;
  mind: Mind;
  judging: Judging;
  known: State;
  seat: number;
  answer: number;
  best: number;
  /** What possible worlds are drawn with. */
  high: number;
}

/** What a choice comes to in the end, on average: the share of the first place in millionths, hundredths of points. */
export interface Expected {
  share: number;
  total: number;
  points: Record<string, number>;
}

/** What an answer is called, and how both compare in so many worlds; nothing, if they came to the same in all of them. */
export interface Judgement {
  kind: string;
  worlds: number;
  expected: [answer: Expected, best: Expected] | null;
}

export type Told = { judgement: Judgement } | { failure: string };

/** As deep as exercises were found. */
const DEPTH = "thorough";

function judged({ parts, mind, judging, known, seat, answer, best, high }: Question): Judgement {
  const engine = new Engine(parts);
  const found = new Judge(engine, mind, judging).ask(known, seat, answer, high, DEPTH);
  const { kind, worlds, candidates, mean } = found;
  if (kind === "flat") return { kind, worlds, expected: null };
  const expected = (row: number): Expected => ({
    share: mean(row, SHARE),
    total: mean(row, TOTAL),
    points: Object.fromEntries(engine.categories.map((name, place) => [name, mean(row, OWN + place)])),
  });
  // What is known as the best may have been left out early: then the best of those that are left is as good.
  const row = Math.max(FIRST, PLAYED + candidates.indexOf(best));
  return { kind, worlds, expected: [expected(PLAYED), expected(row)] };
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  let told: Told;
  try {
    told = { judgement: judged(data) };
  } catch (error) {
    told = { failure: String(error) };
  }
  postMessage(told);
});
