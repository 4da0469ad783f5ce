/** A match in words: by what it was won, where it turned, how many mistakes there were, and what they cost most. */
import type { Account, Verdict } from "./analysis";
import { isMistake, MISTAKES, type Difference } from "./told";

/** Who has won, and mainly by what: "mixed" where nothing is clear of the rest; null if several share the first place. */
export function victory(ledger: Account[]): { party: number; by: "own" | "others" | "luck" | "mixed" } | null {
  const party = ledger.findIndex(({ result }) => result > 0);
  const account = ledger[party];
  if (!account || ledger.some(({ result }, other) => result > 0 && other !== party)) return null;
  const entries = (["own", "others", "luck"] as const).map((by) => ({ by, parts: account[by] }));
  const [most, next] = entries.toSorted((one, other) => other.parts - one.parts);
  if (!most || !next) return null;
  return { party, by: most.parts - next.parts > 2 * account.unsure ? most.by : "mixed" };
}

/** The last decision before which somebody else's chance was as good as the winner's; 0: there was none. */
export function turningPoint(verdicts: (Verdict | null)[], winner: number): number {
  const isBehind = ({ shares }: Verdict): boolean =>
    shares.some((share, party) => party !== winner && share >= (shares[winner] ?? 0));
  return verdicts.findLast((one) => one !== null && isBehind(one))?.number ?? 0;
}

/** How many mistakes of each kind, the worst first; kinds of which there are none are left out. */
export function mistakesByKind(verdicts: (Verdict | null)[]): { kind: string; count: number }[] {
  const counted = MISTAKES.map((kind) => ({ kind, count: verdicts.filter((one) => one?.kind === kind).length }));
  return counted.toReversed().filter(({ count }) => count > 0);
}

/** The category in which mistakes have cost the most points, if that is clear of the noise. */
export function dearest(verdicts: (Verdict | null)[]): Difference | null {
  const found = new Map<string, { gap: number; square: number }>();
  for (const one of verdicts.filter(isMistake))
    for (const [category, [gap, error]] of Object.entries(one.options[0]?.by_category ?? {})) {
      const { gap: before, square } = found.get(category) ?? { gap: 0, square: 0 };
      found.set(category, { gap: before + gap, square: square + error ** 2 });
    }
  const sums = [...found].map(([category, { gap, square }]) => {
    return { category, points: gap / 100, error: Math.sqrt(square) / 100 };
  });
  const most = sums.toSorted((one, other) => other.points - one.points)[0];
  return most && most.points > 2 * most.error ? most : null;
}
