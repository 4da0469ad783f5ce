/** What was learned, in the account of whoever is here, so that other devices know it too. */
import { owner } from "../lib/owner";
import { handProgress, keepProgress, readProgress, REACHED, versionOf } from "../local/learned";
import { exchange, type Kept } from "../server/keepsakes";
import { progressIn } from "./brought";

/**
 * Both have the better of each: what was reached counts more than what was done later; whether this device has learned
 * something. A lesson under way stays with its match.
 */
export async function shareProgress(): Promise<boolean> {
  const items = await readProgress(owner());
  const underWay = new Set(items.flatMap(({ item, kept }) => (kept && "step" in kept && !kept.done ? [item] : [])));
  const shared = items.filter(({ item }) => !underWay.has(item));
  const found = await exchange("progress", () =>
    Promise.resolve(shared.map((one) => ({ item: one.item, version: versionOf(one), value: one.kept }))),
  );
  const newer = found.newer.filter(({ item }) => !underWay.has(item));
  for (const one of newer) await takeUp(one).catch(console.warn);
  return newer.length > 0;
}

/** What was learned on this device and belongs to nobody. */
export const unclaimed = async (): Promise<number> => (owner() ? (await readProgress("")).length : 0);

/** It becomes what whoever is here has learned. */
export const takeProgress = (): Promise<void> => handProgress("", owner());

/** Trouble, if the page would never have written it so; then what is here stays. */
async function takeUp({ item, version, value }: Kept): Promise<void> {
  const found = await progressIn({ item, at: version % REACHED, kept: value });
  if (!found) return;
  const { kept } = found;
  await keepProgress({ ...found, kept: kept && "step" in kept ? { ...kept, match: "" } : kept });
}
