/** Matches of the server that somebody has taken off the list of this device. */
import { post, Refused } from "../lib/api";
import { keep, kept } from "../lib/kept";
import type { MatchLine } from "../lib/wire";

const KEPT = "tetrapolis-removed";
/** Those that were removed long ago are far down the server's list. */
const MOST = 500;

function removed(): string[] {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

export function withoutRemoved(lines: MatchLine[]): MatchLine[] {
  const gone = new Set(removed());
  return lines.filter(({ match }) => !gone.has(match));
}

/** Nobody waits for whoever is gone: before the start the seats are free again, later a bot plays on. */
export async function removeThere({ match, status, mine }: MatchLine): Promise<void> {
  if (status === "lobby") return giveUp(match, "leave", mine); // the server lists it no longer
  if (status === "running") await giveUp(match, "resign", mine);
  keep(KEPT, JSON.stringify([match, ...removed()].slice(0, MOST)));
}

async function giveUp(match: string, way: "leave" | "resign", seats: number[]): Promise<void> {
  for (const seat of seats) await post(`matches/${match}/${way}?seat=${seat}`).catch(resignedAlready);
}

function resignedAlready(error: unknown): void {
  const over = ["match-over", "resigned-already"];
  if (!(error instanceof Refused && over.includes(error.refusal.error))) throw error;
}
