/** Fingerprints of deals as this browser has seen them while the matches were played: what the end is compared with. */
import { keep, kept } from "./kept";

const PLACE = "tetrapolis-fingerprints";
const MOST = 200;

function known(): [match: string, fingerprint: string][] {
  try {
    const found: unknown = JSON.parse(kept(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

export function rememberedFingerprint(match: string): string | null {
  return known().find(([one]) => one === match)?.[1] ?? null;
}

/** The first sight counts: a fingerprint that changes later does not replace it. */
export function rememberFingerprint(match: string, fingerprint: string): void {
  if (rememberedFingerprint(match) !== null) return;
  keep(PLACE, JSON.stringify([...known(), [match, fingerprint]].slice(-MOST)));
}

export const rememberedFingerprints = (): [match: string, fingerprint: string][] => known();

/** Those that were seen elsewhere; what this browser has seen itself counts. */
export function adoptFingerprints(seen: [match: string, fingerprint: string][]): void {
  const own = known();
  const names = new Set(own.map(([match]) => match));
  keep(PLACE, JSON.stringify([...seen.filter(([match]) => !names.has(match)), ...own].slice(-MOST)));
}
