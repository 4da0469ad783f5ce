/** Score pads of final positions in the page's own model: see tests/engine/written.py. */
import type { Engine } from "../src/engine/engine";
import { count } from "../src/pad/counting";
import { fold, type Edit, type PadFacts, type Stroke } from "../src/pad/model";

export interface Written {
  way: string;
  /** The number of players that it began with. */
  begun: number;
  strokes: [run: string, edits: Edit[] | null][];
  wanted: { points: Record<string, number>[]; totals: number[]; places: number[]; ties: number[] };
}

/** What is not as at the table, in words; nothing, if all of it is. */
export function padDiffers(engine: Engine, game: string, { way, begun, strokes, wanted }: Written): string[] {
  const facts: PadFacts = {
    ...{ pad: "0123456789abcdef", game, seats: begun, created: 0 },
    ...{ names: Array<string>(begun).fill(""), options: {}, date: "2026-11-19", place: "" },
  };
  const log: Stroke[] = strokes.map(([run, edits], place) => ({ seq: place + 1, at: 0, run, edits }));
  const sheet = fold(facts, log);
  const counted = count(engine, sheet);
  const found = (({ points, totals, places, ties }) => ({ points, totals, places, ties }))(counted);
  const refused = counted.refused.map(({ entry, rule }) => `${JSON.stringify(entry)} is refused by rule ${rule}`);
  const wrong = (Object.keys(wanted) as (keyof typeof wanted)[]).flatMap((one) => {
    const [here, there] = [JSON.stringify(found[one]), JSON.stringify(wanted[one])];
    return here === there ? [] : [`${one}: ${here} instead of ${there}`];
  });
  return [...refused, ...wrong].map((one) => `${way}: ${one}`);
}
