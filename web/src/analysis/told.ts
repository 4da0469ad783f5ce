/** What the panel of an analysis tells, computed from its verdicts. */
import { UNIT, type Analysis, type Verdict } from "./analysis";

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

/** In percent of the first place. */
export const ledgerPercent = (parts: number): number => (100 * parts) / UNIT;

/** By category, what the best brings more than what was played, as far as it is clear of the noise; in points. */
export function differences(one: Verdict): { category: string; points: number }[] {
  return Object.entries(one.options[0]?.by_category ?? {})
    .filter(([, [gap, error]]) => Math.abs(gap) > 2 * error && Math.abs(gap) >= 5)
    .map(([category, [gap]]) => ({ category, points: gap / 100 }))
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
}
