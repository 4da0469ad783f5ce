/** What was learned on this device: how far a lesson has come, which exercises were done, and those made of own mistakes. */
import type { Choices } from "../engine/engine";
import { answered, change, openDatabase } from "../lib/database";
import { owner } from "../lib/owner";

/** A position with a question: what would you do here? */
export interface Exercise {
  id: string;
  topic: string;
  seats: number;
  options: Choices;
  /** 32 hexadecimal digits, as records have it. */
  seed: string;
  /** The choices up to the decision, each with its seat. */
  actions: [number, string][];
  /** Who must choose. */
  seat: number;
  /** All answers that count as right, the best first. */
  right: string[];
  /** By which rules, and an answer that is known to be wrong; all others are judged when somebody gives them. */
  verdict?: { rules_version: number; second: string };
}

/** A lesson that was begun. */
export interface LessonProgress {
  /** The match of this device. */
  match: string;
  /** The step that is shown. */
  step: number;
  /** The step that was shown at each own choice. */
  trail: number[];
  /** Remarks that were made. */
  said: string[];
  done: boolean;
}

export interface ExerciseProgress {
  tries: number;
  right: boolean;
  /** The answer was looked at before it was found. */
  told: boolean;
}

interface Item<T> {
  item: string;
  at: number;
  kept: T;
}

const LESSON = "lesson:";
const EXERCISE = "exercise:";
const OWN = "own:";

export const readLesson = (game: string): Promise<LessonProgress | null> => read(LESSON + game);
/** Nothing comes back of a lesson that another tab has begun anew: its match is gone. */
export const keepLesson = (game: string, kept: LessonProgress): Promise<void> =>
  change(["matches", "progress"], (of) => {
    const match = of("matches").getKey(kept.match);
    match.onsuccess = () => {
      if (match.result !== undefined) put(of("progress"), LESSON + game, kept);
    };
  });

export const readExercise = (game: string, id: string): Promise<ExerciseProgress | null> =>
  read(`${EXERCISE}${game}:${id}`);
export const keepExercise = (game: string, id: string, kept: ExerciseProgress): Promise<void> =>
  keep(`${EXERCISE}${game}:${id}`, kept);

/** What was done of the exercises of a game, by their names. */
export async function readExercises(game: string): Promise<Map<string, ExerciseProgress>> {
  const items = await readAll<ExerciseProgress>(`${EXERCISE}${game}:`);
  return new Map(items.map(({ item, kept }) => [item.slice(EXERCISE.length + game.length + 1), kept]));
}

/** The topic of exercises that are made of one's own mistakes. */
export const MISTAKE = "mistake";

/** The same decision has the same name. */
export const mistakeName = ({ seed, actions, seat }: Pick<Exercise, "seed" | "actions" | "seat">): string =>
  `${MISTAKE}-${seed.slice(0, 12)}-${actions.length}-${seat}`;

/** A decision of an own match becomes an exercise; the same decision is kept once. */
export function keepMistake(game: string, mistake: Omit<Exercise, "id" | "topic">): Promise<void> {
  const id = mistakeName(mistake);
  return keep(`${OWN}${game}:${id}`, { ...mistake, id, topic: MISTAKE } satisfies Exercise);
}

/** Throw one away; that it was there is kept, for other devices of the same account. */
export const deleteMistake = (game: string, id: string): Promise<void> => keep(`${OWN}${game}:${id}`, null);

/** The exercises of own mistakes, the latest first. */
export async function readMistakes(game: string): Promise<Exercise[]> {
  const items = await readAll<Exercise | null>(`${OWN}${game}:`);
  return items.sort((one, other) => other.at - one.at).flatMap(({ kept }) => kept ?? []);
}

/** What belongs to an account is kept under its name: several people at a device learn each for themselves. */
const keyOf = (item: string, whose: string): string => (whose ? `${whose} ${item}` : item);

/** The owner and the name of an item by its key. */
function partsOf(key: string): { whose: string; item: string } {
  const at = key.indexOf(" ");
  return { whose: key.slice(0, Math.max(0, at)), item: key.slice(at + 1) };
}

async function read<T>(item: string): Promise<T | null> {
  const store = (await openDatabase()).transaction("progress").objectStore("progress");
  const found = (await Promise.all([keyOf(item, owner()), item].map((key) => answered(store.get(key))))) as (
    Item<T> | undefined
  )[];
  return found.find((one) => one)?.kept ?? null;
}

async function readAll<T>(begin: string): Promise<Item<T>[]> {
  return seenItems(await allItems<T>()).filter(({ item }) => item.startsWith(begin));
}

async function allItems<T>(): Promise<Item<T>[]> {
  const store = (await openDatabase()).transaction("progress").objectStore("progress");
  return (await answered(store.getAll())) as Item<T>[];
}

/** Items as whoever is here sees them: the own ones, and those of nobody where there is none. */
export function seenItems<T extends { item: string }>(items: T[]): T[] {
  const found = new Map<string, T>();
  for (const one of items) {
    const { whose, item } = partsOf(one.item);
    if (whose === owner() || (whose === "" && !found.has(item))) found.set(item, { ...one, item });
  }
  return [...found.values()];
}

/** All that was learned and belongs to one owner; "" stands for nobody. */
export async function readProgress(of: string): Promise<Progress[]> {
  const own = (await allItems<Progress["kept"]>()).map((one) => ({ ...one, ...partsOf(one.item) }));
  return own.filter(({ whose }) => whose === of).map(({ item, at, kept }) => ({ item, at, kept }));
}
export type Progress = Item<LessonProgress | ExerciseProgress | Exercise | null>;

/** What was reached counts more than what was done later. */
export const REACHED = 2 ** 50;
const isReached = (kept: Progress["kept"]): boolean =>
  kept !== null && (("done" in kept && kept.done) || ("right" in kept && kept.right === true));
/** Of two with a name the one of the higher version stays. */
export const versionOf = ({ at, kept }: Progress): number => at + (isReached(kept) ? REACHED : 0);

/** What one owner has learned becomes what another one has learned, where that is not better. */
export async function handProgress(from: string, to: string): Promise<void> {
  const better = new Map((await readProgress(to)).map((one) => [one.item, versionOf(one)]));
  const moved = await readProgress(from);
  await change(["progress"], (of) => {
    for (const one of moved) {
      if (versionOf(one) > (better.get(one.item) ?? -1)) of("progress").put({ ...one, item: keyOf(one.item, to) });
      of("progress").delete(keyOf(one.item, from));
    }
  });
}

export const keepProgress = (one: Progress): Promise<void> =>
  change(["progress"], (of) => void of("progress").put({ ...one, item: keyOf(one.item, owner()) }));

const keep = (item: string, kept: Progress["kept"]): Promise<void> =>
  change(["progress"], (of) => put(of("progress"), item, kept));

/** Whatever a clock says: what is kept now is later than what was kept before, here or on another device. */
function put(store: IDBObjectStore, item: string, kept: Progress["kept"]): void {
  const own = keyOf(item, owner());
  const known = [own, item].map((key) => store.get(key) as IDBRequest<Progress | undefined>);
  known.at(-1)?.addEventListener("success", () => {
    const after = Math.max(...known.map(({ result }) => (result?.at ?? 0) + 1));
    store.put({ item: own, at: Math.min(Math.max(Date.now(), after), REACHED - 1), kept });
  });
}
