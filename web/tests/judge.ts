/** The analysis of a record by a module: see tests/engine/test_judge.py. */
import { analysisOf, decisionsOf, judgeDecision, type Analysis } from "../src/analysis/analysis";
import { Judge } from "../src/analysis/judge";
import type { Choices, Engine } from "../src/engine/engine";
import { Match } from "../src/engine/match";
import type { Mind } from "../src/engine/thinking";
import type { Manifest } from "../src/games/manifest";

interface Played {
  options: Choices;
  seats: number;
  seed: string;
  actions: [seat: number, action: string][];
}

export async function analysed(
  game: string,
  engine: Engine,
  mind: Mind,
  played: Played,
  wanted: Analysis,
): Promise<Analysis> {
  const { MANIFEST } = (await import(`../src/games/${game}/manifest.ts`)) as { MANIFEST: Manifest };
  const judge = new Judge(engine, mind, MANIFEST.judging);
  const match = new Match(engine, played.seats, played.options, BigInt(`0x${played.seed}`));
  for (const [seat, action] of played.actions) match.play(action, seat);
  const { depth, seed } = wanted;
  const verdicts = [...decisionsOf(match)].map((one) => judgeDecision(judge, one, depth, seed));
  return analysisOf(match, { game, rules_version: MANIFEST.rules_version, depth, seed }, verdicts);
}
