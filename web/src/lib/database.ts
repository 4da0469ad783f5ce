/** The browser's own database: what this device keeps. */

/** Every store and its key. A new one comes with a higher VERSION. */
const STORES = {
  // Matches of this device: what each is played with, its log, and a line for lists.
  matches: "match",
  entries: ["match", "seq"],
  lines: "match",
  // Score pads: what each is for, and what was written on it.
  pads: "pad",
  strokes: ["pad", "seq"],
  // What was learned in lessons and exercises.
  progress: "item",
  // Analyses, by the record that they are about.
  verdicts: "record",
  // Finished matches of a server: what figures are made of.
  played: "id",
} as const;

export type Store = keyof typeof STORES;
export const ALL_STORES = Object.keys(STORES) as Store[];

/** The members of a row that are its key. */
export const keyOf = (store: Store): readonly string[] => [STORES[store]].flat();

const NAME = "tetrapolis";
const VERSION = 3;

let opened: Promise<IDBDatabase> | null = null;

export function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      const { result } = asked;
      for (const [store, key] of Object.entries(STORES))
        if (!result.objectStoreNames.contains(store))
          result.createObjectStore(store, { keyPath: typeof key === "string" ? key : [...key] });
    };
    asked.onsuccess = () => {
      // Another tab has a newer page, which changes the database: it must not wait for us.
      asked.result.onversionchange = () => {
        asked.result.close();
        opened = null;
      };
      // The browser has closed it by itself, as some do in the background.
      asked.result.onclose = () => (opened = null);
      done(asked.result);
    };
    asked.onerror = () => fail(asked.error ?? new Error("the browser keeps nothing"));
    asked.onblocked = () => fail(new Error("another tab keeps the database"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("the browser could not read"));
  });

/** Change something, all of it or nothing; it is on the disk when this is done. */
export async function change(
  stores: Store[],
  write: (of: (name: Store) => IDBObjectStore, refuse: (why: Error) => void) => void,
): Promise<void> {
  const transaction = (await openDatabase()).transaction(stores, "readwrite", { durability: "strict" });
  let refused: Error | null = null;
  const done = new Promise<void>((good, bad) => {
    transaction.oncomplete = () => good();
    transaction.onabort = () => bad(refused ?? transaction.error ?? new Error("the browser could not write"));
  });
  write(
    (name) => transaction.objectStore(name),
    (why) => {
      refused = why;
      transaction.abort();
    },
  );
  await done;
}
