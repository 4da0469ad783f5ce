/** The analysis of a match: the few lines of src/tetrapolis/bots/analysis.py around the same compiled functions. */
import { NONE, type State } from "../engine/engine";
import type { Match } from "../engine/match";
import { FIRST, OWN, PLAYED, POLICY, SHARE, TOTAL, type Interval, type Judge } from "./judge";

/** Another candidate: its chance, and what it would have brought more than what was played. */
export interface Option {
  action: string;
  share: number;
  ahead: Interval;
  points: Interval;
  by_category: Record<string, Interval>;
}

/** A decision, or a step of one; see src/tetrapolis/bots/analysis.py. */
export interface Verdict {
  number: number;
  step: number;
  seat: number;
  kind: string;
  played: string;
  best: string;
  in_points: boolean;
  loss: Interval;
  checked: boolean;
  worlds: number;
  share: number;
  options: Option[];
  shares: number[];
  hindsight: number[];
  moved: number[];
  unsure: number[];
}

/** Where the result of a party comes from: start + own + others + luck = result. */
export interface Account {
  start: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  unsure: number;
}

export interface Analysis {
  game: string;
  rules_version: number;
  seats: number;
  parties: number;
  depth: string;
  seed: number;
  verdicts: Verdict[];
  ledger: Account[];
}

/** A choice as its seat faced it: what it knew, and how it really was. */
export interface Decision {
  number: number;
  passed: number;
  step: number;
  seat: number;
  ordinal: number;
  action: number;
  notation: string;
  known: State;
  real: State;
}

/** Parts of the first place that a ledger counts. */
export const UNIT = 420_000;
const MOST_SEED = 2000;

/** All decisions with more than one choice; of those who choose at the same time, each as if nobody had chosen yet. */
export function* decisionsOf(match: Match): Generator<Decision> {
  const { engine } = match;
  let state = match.fork(0).state;
  let [together, passed] = [state, 0];
  let waiting = new Set(engine.pending(state));
  let chosen = new Set<number>();
  const ordinals = new Map<number, number>();
  for (const [place, steps] of match.choices.entries()) {
    const seat = steps[0]?.seat ?? NONE;
    const pending = engine.pending(state);
    const left = [...waiting].filter((one) => !chosen.has(one));
    if (!chosen.size || pending.length !== left.length || !pending.every((one) => left.includes(one)))
      [together, passed, waiting, chosen] = [state, place, new Set(pending), new Set()];
    let faced = together;
    for (const [step, { action, notation }] of steps.entries()) {
      const ordinal = ordinals.get(seat) ?? 0;
      if (engine.legal(faced, seat).length > 1) {
        const known = engine.forget(faced, seat, 0, 1);
        yield { number: place + 1, passed, step, seat, ordinal, action, notation, known, real: faced };
      }
      ordinals.set(seat, ordinal + 1);
      faced = engine.apply(faced, seat, action);
      state = engine.apply(state, seat, action);
    }
    chosen.add(seat);
  }
}

/** What the worlds of a decision are drawn with: of an own one the same, whatever others have chosen since. */
export const highOf = (seed: number, seat: number, ordinal: number): number =>
  (seed % MOST_SEED) * 65536 + seat * 4096 + ordinal;

/** Judge one decision. */
export function judgeDecision(judge: Judge, decision: Decision, depth: string, seed: number): Verdict {
  const { engine } = judge;
  const { number, step, seat, ordinal, action, notation, known, real } = decision;
  const high = highOf(seed, seat, ordinal);
  const found = judge.ask(known, seat, action, high, depth);
  const [parties, first] = [engine.parties(known), OWN + engine.categories.length];
  const flat = found.kind === "flat";
  const texts = engine.notations(known, found.candidates);
  const options = flat
    ? []
    : texts.slice(1).map((text, place) => ({
        action: text,
        share: found.mean(FIRST + place, SHARE),
        ahead: found.gap(FIRST + place, SHARE),
        points: found.gap(FIRST + place, TOTAL),
        by_category: Object.fromEntries(
          engine.categories.map((name, category) => [name, found.gap(FIRST + place, OWN + category)]),
        ),
      }));
  const other = found.kind === "best" || flat ? undefined : options[0]?.action;
  return {
    ...{ number, step, seat, kind: found.kind, played: notation, best: other ?? notation },
    ...{ in_points: found.inPoints, loss: found.loss, checked: found.checked, worlds: found.worlds },
    share: found.mean(PLAYED, SHARE),
    options,
    shares: flat ? [] : Array.from({ length: parties }, (_, party) => found.mean(POLICY, first + party)),
    hindsight: flat ? [] : judge.sharesInHindsight(real, high),
    ...{ moved: found.moved, unsure: found.unsure },
  };
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Where each party's result comes from. Whatever is not a decision is luck: so it adds up. */
export function ledgerOf(verdicts: Verdict[], parties: number, winners: number[]): Account[] {
  return Array.from({ length: parties }, (_, party) => {
    const moves = (mine: boolean): number =>
      sum(verdicts.filter(({ seat }) => (seat === party) === mine).map(({ moved }) => moved[party] ?? 0));
    const [start, own, others] = [UNIT / parties, moves(true), moves(false)];
    const result = winners.includes(party) ? UNIT / winners.length : 0;
    const unsure = Math.floor(Math.sqrt(sum(verdicts.map((one) => (one.unsure[party] ?? 0) ** 2))));
    return { start, own, others, luck: result - start - own - others, result, unsure };
  });
}

/** What is known once all decisions have been judged. */
export function analysisOf(
  match: Match,
  facts: Pick<Analysis, "game" | "rules_version" | "depth" | "seed">,
  verdicts: Verdict[],
): Analysis {
  const parties = match.engine.parties(match.state);
  const ledger = match.pending.length ? [] : ledgerOf(verdicts, parties, match.winners);
  const { game, rules_version, depth, seed } = facts;
  return { game, rules_version, seats: match.seats, parties, depth, seed, verdicts, ledger };
}
