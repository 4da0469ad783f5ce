/** Score pads in the account of whoever is here, so that other devices have them too. */
import { owner } from "../lib/owner";
import { handPads } from "../local/owners";
import { exchange, type Exchanged, type Kept } from "../server/keepsakes";
import { newId, type PadFacts, type Stroke } from "./model";
import { padIn } from "./brought";
import { deletePad, keepPad, listGone, listPads, readPad } from "./store";

interface SharedPad {
  facts: PadFacts;
  strokes: Stroke[];
}

/** A pad is as new as its last stroke. */
const versionOf = (strokes: Stroke[]): number => strokes.at(-1)?.seq ?? 0;

/** What the account should have, as far as it knows it or it belongs to it: the rest is asked about. */
async function here(known: ReadonlySet<string>): Promise<Kept[]> {
  await handPads("", owner(), known); // before pads had an owner
  const own = (await listPads()).filter((one) => one.owner === owner());
  const kept = await Promise.all(
    own.map(async ({ pad }) => {
      const found = await readPad(pad);
      return found ? [{ item: pad, version: versionOf(found.strokes), value: found }] : [];
    }),
  );
  const gone = await listGone();
  return [...kept.flat(), ...gone.map(({ pad, gone: version }) => ({ item: pad, version, value: null }))];
}

/** Throw a pad away, in the account too, as soon as it can be told. */
export async function throwAway(pad: string): Promise<void> {
  const version = versionOf((await readPad(pad))?.strokes ?? []) + 1;
  const whose = (await listPads()).find((one) => one.pad === pad)?.owner ?? owner();
  await deletePad(pad, whose ? { pad, owner: whose, gone: version } : null);
  await sharePads().catch(console.warn);
}

/** Both have the newer of each; what was written on two devices at once is kept as two pads. */
export async function sharePads(): Promise<Exchanged> {
  const found = await exchange("pad", here);
  for (const { pad } of await listGone()) if (found.told.has(pad)) await deletePad(pad);
  for (const newer of found.newer) await takeUp(newer).catch(console.warn);
  return found;
}

/** Pads that belong to nobody become those of whoever is here. */
export const takePads = (): Promise<void> => handPads("", owner());

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
  if (own || (await listGone()).some(({ pad }) => pad === item)) await deletePad(item);
  if (brought) await keepPad(brought.kept, brought.strokes, brought.kept.line);
}

const goesOn = (before: Stroke[], after: Stroke[]): boolean =>
  before.every((stroke, place) => stroke.at === after[place]?.at && stroke.run === after[place].run);
