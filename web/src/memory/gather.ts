/** The table of all that was played, from whoever knows a part of it. */
import { playedHere } from "../local/played";
import { offered, type Played, type Source } from "../play/played";
import { playedThere } from "../server/played";

export interface Gathered {
  /** The latest first. */
  played: Played[];
  /** How much is known: from 0 to 1. */
  known: number;
  /** Something could not be read. */
  failed: boolean;
}

/** Ask all sources; told again whenever more is known. */
export async function gather(tell: (now: Gathered) => void, sources: Source[] = allSources()): Promise<void> {
  const parts = sources.map(() => 0);
  const found = new Map<string, Played>();
  let failed = false;
  const say = (): void => {
    const played = [...found.values()].sort((one, other) => other.at - one.at);
    tell({ played, known: parts.reduce((sum, part) => sum + part, 0) / parts.length, failed });
  };
  await Promise.all(
    sources.map(async (source, place) => {
      try {
        const lines = await source((part) => {
          parts[place] = part;
          say();
        });
        for (const line of lines) if (!found.has(line.id)) found.set(line.id, line);
      } catch (error) {
        console.warn(error);
        failed = true;
      }
      parts[place] = 1;
      say();
    }),
  );
}

const allSources = (): Source[] => [playedHere, playedThere, ...offered()];
