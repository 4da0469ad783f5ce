/** What was learned, in the account of whoever is here, so that other devices know it too. */
import { keepProgress, readProgress, type Progress } from "../local/learned";
import { exchange, type Kept } from "../server/keepsakes";
import { progressIn, REACHED } from "./brought";

/** Both have the better of each: what was reached counts more than what was done later; whether this device has learned something. A lesson under way stays with its match. */
export async function shareProgress(): Promise<boolean> {
  const items = await readProgress();
  const underWay = new Set(items.flatMap(({ item, kept }) => (kept && "step" in kept && !kept.done ? [item] : [])));
  const shared = items.filter(({ item }) => !underWay.has(item));
  const found = await exchange(
    "progress",
    shared.map(({ item, at, kept }) => ({ item, version: at + (isReached(kept) ? REACHED : 0), value: kept })),
  );
  const newer = found.filter(({ item }) => !underWay.has(item));
  for (const one of newer) await takeUp(one).catch(console.warn);
  return newer.length > 0;
}

/** Trouble, if the page would never have written it so; then what is here stays. */
async function takeUp({ item, version, value }: Kept): Promise<void> {
  const found = await progressIn({ item, at: version % REACHED, kept: value });
  if (!found) return;
  const { kept } = found;
  await keepProgress({ ...found, kept: kept && "step" in kept ? { ...kept, match: "" } : kept });
}

const isReached = (kept: Progress["kept"]): boolean =>
  kept !== null && (("done" in kept && kept.done) || ("right" in kept && kept.right === true));
