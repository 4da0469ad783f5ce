/** How far the own matches of the server have come, each asked for once after every change. */
import { get } from "../lib/api";
import type { MatchLine, Table } from "../lib/wire";
import { progressOf, type Progress } from "../play/progress";

/** More are not asked for: a list of so many is long. */
const MOST = 12;

const known = $state<Record<string, Progress>>({});
const asked = new Map<string, number>();

export const progressThere = ({ match }: MatchLine): Progress | null => known[match] ?? null;

export async function followProgress(lines: MatchLine[]): Promise<void> {
  for (const { match, updated } of lines.filter(({ status }) => status === "running").slice(0, MOST)) {
    if (asked.get(match) === updated) continue;
    asked.set(match, updated);
    try {
      known[match] = progressOf(await get<Table>(`matches/${match}`));
    } catch {
      asked.delete(match); // the line says enough without it; the next time is soon
    }
  }
}
