/** Score pads in the account of whoever is here, so that other devices have them too. */
import { exchange, type Kept } from "../server/keepsakes";
import { newId, type PadFacts, type Stroke } from "./model";
import { padIn } from "./brought";
import { deletePad, keepPad, listPads, readPad } from "./store";

interface SharedPad {
  facts: PadFacts;
  strokes: Stroke[];
}

/** A pad is as new as its last stroke. */
const versionOf = (strokes: Stroke[]): number => strokes.at(-1)?.seq ?? 0;

async function here(): Promise<Kept[]> {
  const kept = await Promise.all(
    (await listPads()).map(async ({ pad }) => {
      const found = await readPad(pad);
      return found ? [{ item: pad, version: versionOf(found.strokes), value: found }] : [];
    }),
  );
  return kept.flat();
}

/** Throw a pad away, in the account too; without a network it comes back from there. */
export async function throwAway(pad: string): Promise<void> {
  const found = await readPad(pad);
  await deletePad(pad);
  const item = { item: pad, version: versionOf(found?.strokes ?? []) + 1, value: null };
  await exchange("pad", [item]).catch(console.warn);
}

/** Both have the newer of each; what was written on two devices at once is kept as two pads. */
export async function sharePads(): Promise<void> {
  for (const newer of await exchange("pad", await here())) await takeUp(newer).catch(console.warn);
}

/** Trouble, if the page would never have written it so; then what is here stays. */
async function takeUp({ item, value }: Kept): Promise<void> {
  const [own, theirs] = [await readPad(item), value as SharedPad | null];
  const brought =
    theirs &&
    (await padIn(
      { ...theirs.facts },
      theirs.strokes.map((stroke) => ({ ...stroke })),
    ));
  const line = (await listPads()).find(({ pad }) => pad === item)?.line;
  if (own && line && theirs && !goesOn(own.strokes, theirs.strokes))
    await keepPad({ ...own.facts, pad: newId() }, own.strokes, line);
  if (own) await deletePad(item);
  if (brought) await keepPad(brought.kept, brought.strokes, brought.kept.line);
}

const goesOn = (before: Stroke[], after: Stroke[]): boolean =>
  before.every((stroke, place) => stroke.at === after[place]?.at && stroke.run === after[place].run);
