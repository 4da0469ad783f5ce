/** What the panel of an analysis tells, computed from its verdicts. */
import { UNIT, type Account, type Analysis, type Verdict } from "./analysis";
import type { Interval } from "./judge";

export const MISTAKES = ["small", "medium", "large"];
const MILLION = 1_000_000;

export const isMistake = (one: Verdict | null): one is Verdict => one !== null && MISTAKES.includes(one.kind);

/** In percent, as people read it. */
export const percent = (millionths: number): number => (100 * millionths) / MILLION;

/** Mistakes, the heaviest first: by their name, then by what they cost. */
export function heaviest(verdicts: (Verdict | null)[], seat: number | null): Verdict[] {
  const weight = ({ kind, in_points, loss: [loss] }: Verdict): number =>
    MISTAKES.indexOf(kind) * 10 * MILLION + (in_points ? 0 : loss);
  return verdicts
    .filter(isMistake)
    .filter((one) => seat === null || one.seat === seat)
    .toSorted((one, other) => weight(other) - weight(one) || one.number - other.number);
}

/** A point of the curve: a step of the match, and a share of the first place from 0 to 1. */
export type Point = [step: number, share: number];

/** How the chance of each party went: before each of its decisions, and in the end; in hindsight, at every decision. */
export function curves(
  verdicts: (Verdict | null)[],
  analysis: Analysis | null,
  parties: number,
  hindsight = false,
): Point[][] {
  const lines = Array.from({ length: parties }, (): Point[] => []);
  for (const one of verdicts) {
    if (!one) continue;
    for (const [party, share] of (hindsight ? one.hindsight : one.shares).entries())
      if (hindsight || party === one.seat) lines[party]?.push([one.number - 1, share / MILLION]);
  }
  const last = verdicts.at(-1)?.number;
  if (analysis && last)
    for (const [party, { start, own, others, luck }] of analysis.ledger.entries())
      lines[party]?.push([last, (start + own + others + luck) / UNIT]);
  return lines;
}

const PERCENT = UNIT / 100;
/** To the nearest percent of the first place. */
export const wholePercent = (parts: number): number => Math.floor((2 * parts + PERCENT) / (2 * PERCENT));

/** A line of the ledger in whole percent. */
export type Shown = Omit<Account, "unsure">;
const MOVING = ["own", "others", "luck"] as const;

/**
 * The ledger of a party in whole percent, so that what is shown adds up as well: the entries that lost most by rounding
 * take up what is missing. See `in_percent` in src/tetrapolis/bots/analysis.py.
 */
export function shownLedger({ start, own, others, luck, result }: Shown): Shown {
  const parts = { own, others, luck };
  const moved = { own: wholePercent(own), others: wholePercent(others), luck: wholePercent(luck) };
  const [begun, ended] = [wholePercent(start), wholePercent(result)];
  const missing = ended - begun - moved.own - moved.others - moved.luck;
  const by = Math.sign(missing);
  const lost = (entry: keyof typeof moved): number => by * (parts[entry] - PERCENT * moved[entry]);
  const most = MOVING.toSorted((one, other) => lost(other) - lost(one));
  for (const entry of most.slice(0, Math.abs(missing))) moved[entry] += by;
  return { start: begun, ...moved, result: ended };
}

/** What was lost, in both currencies: chance in percent and points, each with its error; null where nothing was. */
export function losses({
  played,
  best,
  in_points,
  loss,
  options,
}: Verdict): { share: Interval; points: Interval } | null {
  const first = options[0];
  if (best === played || !first) return null;
  const scaled = ([figure, error]: Interval, scale: number): Interval => [figure / scale, error / scale];
  const share = scaled(in_points ? first.ahead : loss, MILLION / 100);
  return { share, points: scaled(in_points ? loss : first.points, 100) };
}

/** A category, and by how many points it differs. */
export interface Difference {
  category: string;
  points: number;
  error: number;
}

const isClear = (gap: number, error: number): boolean => Math.abs(gap) > 2 * error && Math.abs(gap) >= 5;

/** By category, what the best brings more than what was played, as far as it is clear of the noise; in points. */
export function differences(one: Verdict): Difference[] {
  return Object.entries(one.options[0]?.by_category ?? {})
    .filter(([, [gap, error]]) => isClear(gap, error))
    .map(([category, [gap, error]]) => ({ category, points: gap / 100, error: error / 100 }))
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}
