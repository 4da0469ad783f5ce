/** Score pads in the browser's own database: what each is for, its strokes, and a line for lists. */
import { answered, change, openDatabase } from "../lib/database";
import { isSeen, owner } from "../lib/owner";
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
  /** The account that it belongs to. */
  owner?: string;
}

/** A pad that was thrown away; it is kept in mind until the account knows that. */
export interface GonePad {
  pad: string;
  owner: string;
  /** The version of that in the account. */
  gone: number;
}

const isGone = (row: KeptPad | GonePad): row is GonePad => "gone" in row;
/** What is written belongs to the account of whoever is here. */
const ownMark = (): { owner?: string } => (owner() ? { owner: owner() } : {});

const strokesOf = (pad: string): IDBKeyRange => IDBKeyRange.bound([pad], [pad, Infinity]);

/** Keep a new pad with its first strokes. */
export function keepPad(facts: PadFacts, strokes: Stroke[], line: PadLine): Promise<void> {
  return change(["pads", "strokes"], (of) => {
    of("pads").add({ ...facts, ...ownMark(), line });
    for (const stroke of strokes) of("strokes").add({ ...stroke, pad: facts.pad });
  });
}

/** Another tab has written something meanwhile, or has thrown the pad away. */
export class Overtaken extends Error {}

/** Keep a stroke; if another tab has kept one with its number, nothing is changed: Overtaken. */
export async function keepStroke({ pad, ...facts }: PadFacts, stroke: Stroke, line: PadLine): Promise<void> {
  try {
    await change(["pads", "strokes"], (of, refuse) => {
      const asked = of("pads").get(pad) as IDBRequest<KeptPad | GonePad | undefined>;
      asked.onsuccess = () => {
        const known = asked.result;
        if (!known || isGone(known)) refuse(new Overtaken());
        else {
          of("strokes").add({ ...stroke, pad });
          of("pads").put({ ...known, ...facts, pad, line });
        }
      };
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === "ConstraintError") throw new Overtaken();
    throw error;
  }
}

/** A pad and its strokes; null if there is none of this name, or it belongs to another account. */
export async function readPad(pad: string): Promise<{ facts: PadFacts; strokes: Stroke[] } | null> {
  const transaction = (await openDatabase()).transaction(["pads", "strokes"]);
  const [kept, strokes] = await Promise.all([
    answered(transaction.objectStore("pads").get(pad)) as Promise<KeptPad | GonePad | undefined>,
    answered(transaction.objectStore("strokes").getAll(strokesOf(pad))) as Promise<Stroke[]>,
  ]);
  if (!kept || isGone(kept) || !isSeen(kept)) return null;
  const { pad: name, game, seats, created, names, options, date, place } = kept;
  return { facts: { pad: name, game, seats, created, names, options, date, place }, strokes };
}

async function allPads(): Promise<(KeptPad | GonePad)[]> {
  const store = (await openDatabase()).transaction("pads").objectStore("pads");
  return (await answered(store.getAll())) as (KeptPad | GonePad)[];
}

/** All pads that whoever is here may see, the latest match first. */
export async function listPads(): Promise<KeptPad[]> {
  const found = (await allPads()).filter((one): one is KeptPad => !isGone(one) && isSeen(one));
  return found.sort((one, other) => other.line.date.localeCompare(one.line.date) || other.created - one.created);
}

/** Pads thrown away of which the account does not know it yet. */
export const listGone = async (): Promise<GonePad[]> => (await allPads()).filter(isGone).filter(isSeen);

/** How many pads of this device belong to accounts that are not here. */
export const countHidden = async (): Promise<number> =>
  (await allPads()).filter((one) => !isGone(one) && !isSeen(one)).length;

/** Delete a pad; what the account must hear of it takes its place. */
export function deletePad(pad: string, gone: GonePad | null = null): Promise<void> {
  return change(["pads", "strokes"], (of) => {
    if (gone) of("pads").put(gone);
    else of("pads").delete(pad);
    of("strokes").delete(strokesOf(pad));
  });
}
