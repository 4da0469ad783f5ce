/** What was learned, in the account of whoever is here, so that other devices know it too. */
import { keepProgress, readProgress, type ExerciseProgress, type LessonProgress } from "../local/learned";
import { exchange } from "../server/keepsakes";

/** What was reached counts more than what was done later. */
const REACHED = 2 ** 50;

/** Both have the better of each; whether this device has learned something. A lesson under way stays with its match. */
export async function shareProgress(): Promise<boolean> {
  const items = await readProgress();
  const underWay = new Set(items.flatMap(({ item, kept }) => ("step" in kept && !kept.done ? [item] : [])));
  const shared = items.filter(({ item }) => !underWay.has(item));
  const found = await exchange(
    "progress",
    shared.map(({ item, at, kept }) => ({ item, version: at + (isReached(kept) ? REACHED : 0), value: kept })),
  );
  const newer = found.filter(({ item }) => !underWay.has(item));
  for (const { item, version, value } of newer) {
    const kept = value as LessonProgress | ExerciseProgress;
    await keepProgress({ item, at: version % REACHED, kept: "step" in kept ? { ...kept, match: "" } : kept });
  }
  return newer.length > 0;
}

const isReached = (kept: object): boolean =>
  ("done" in kept && kept.done === true) || ("right" in kept && kept.right === true);
