/** Verdicts are kept beside the matches: by the record they are about, with the settings they were made with. */
import { answered, change, openDatabase } from "../lib/database";
import { sha256 } from "../lib/sha256";
import type { Analysis, Decision, Verdict } from "./analysis";

/** What was made here: an analysis with what it hangs on besides, the engine's file. */
export interface Kept {
  /** The hash of what was played. */
  record: string;
  engine: string;
  analysis: Analysis;
}

/** What came with a backup: only that there was an analysis, and how deep it was. */
export interface Brought extends Omit<Kept, "analysis"> {
  analysis: Pick<Analysis, "game" | "rules_version" | "depth" | "seed">;
  brought: true;
}

/** From quick to thorough: a deeper analysis replaces one that is less deep, never the other way round. */
export const DEPTHS = ["quick", "usual", "deep"];

/** The hash of a match: what it was played with, and what was played. */
export const hashOf = (played: unknown): string => sha256(new TextEncoder().encode(JSON.stringify(played)));

/** Whether one may take the place of another. */
export function replaces(next: Kept, kept: Kept | Brought | undefined): boolean {
  if (!kept || "brought" in kept || kept.engine !== next.engine || kept.analysis.seed !== next.analysis.seed)
    return true;
  return DEPTHS.indexOf(next.analysis.depth) > DEPTHS.indexOf(kept.analysis.depth);
}

/** What was kept of a match, if this engine made it. */
export async function keptAnalysis(record: string, engine: string): Promise<Kept | Brought | null> {
  const store = (await openDatabase()).transaction("verdicts").objectStore("verdicts");
  const found = (await answered(store.get(record))) as Kept | Brought | undefined;
  return found?.engine === engine ? found : null;
}

/** Whether verdicts are about the decisions of a match. */
export const fits = (verdicts: Verdict[], decisions: Decision[]): boolean =>
  verdicts.length === decisions.length &&
  decisions.every(({ number, step, seat, notation }, place) => {
    const one = verdicts[place];
    return one?.number === number && one.step === step && one.seat === seat && one.played === notation;
  });

export async function keepAnalysis(next: Kept): Promise<void> {
  await change(["verdicts"], (of) => {
    const store = of("verdicts");
    const asked = store.get(next.record) as IDBRequest<Kept | Brought | undefined>;
    asked.onsuccess = () => {
      if (replaces(next, asked.result)) store.put(next);
    };
  });
}
