/** Score pads in the browser's own database: what each is for, its strokes, and a line for lists. */
import { answered, change, openDatabase } from "../lib/database";
import type { PadFacts, Stroke } from "./model";

/** A pad in a list. */
export interface PadLine {
  names: string[];
  date: string;
  place: string;
  /** By party: the points by category, in the order of the game, and the place. */
  points: number[][];
  places: number[];
  updated: number;
}

export interface KeptPad extends PadFacts {
  line: PadLine;
}

const strokesOf = (pad: string): IDBKeyRange => IDBKeyRange.bound([pad], [pad, Infinity]);

/** Keep a new pad with its first strokes. */
export function keepPad(facts: PadFacts, strokes: Stroke[], line: PadLine): Promise<void> {
  return change(["pads", "strokes"], (of) => {
    of("pads").add({ ...facts, line });
    for (const stroke of strokes) of("strokes").add({ ...stroke, pad: facts.pad });
  });
}

/** Another tab has written something meanwhile, or has thrown the pad away. */
export class Overtaken extends Error {}

/** Keep a stroke; if another tab has kept one with its number, nothing is changed: Overtaken. */
export async function keepStroke({ pad, ...facts }: PadFacts, stroke: Stroke, line: PadLine): Promise<void> {
  try {
    await change(["pads", "strokes"], (of, refuse) => {
      const known = of("pads").getKey(pad);
      known.onsuccess = () => {
        if (known.result === undefined) refuse(new Overtaken());
        else {
          of("strokes").add({ ...stroke, pad });
          of("pads").put({ ...facts, pad, line });
        }
      };
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "ConstraintError") throw new Overtaken();
    throw error;
  }
}

/** A pad and its strokes; null if there is none of this name. */
export async function readPad(pad: string): Promise<{ facts: PadFacts; strokes: Stroke[] } | null> {
  const transaction = (await openDatabase()).transaction(["pads", "strokes"]);
  const [kept, strokes] = await Promise.all([
    answered(transaction.objectStore("pads").get(pad)) as Promise<KeptPad | undefined>,
    answered(transaction.objectStore("strokes").getAll(strokesOf(pad))) as Promise<Stroke[]>,
  ]);
  if (!kept) return null;
  const { line: _, ...facts } = kept;
  return { facts, strokes };
}

/** All pads of this device, the latest match first. */
export async function listPads(): Promise<KeptPad[]> {
  const store = (await openDatabase()).transaction("pads").objectStore("pads");
  const found = (await answered(store.getAll())) as KeptPad[];
  return found.sort((one, other) => other.line.date.localeCompare(one.line.date) || other.created - one.created);
}

export function deletePad(pad: string): Promise<void> {
  return change(["pads", "strokes"], (of) => {
    of("pads").delete(pad);
    of("strokes").delete(strokesOf(pad));
  });
}
