/** What is written on a score pad: strokes, each of which changes something and can be taken back. */

/** An entry of a kind that the game declares; words as they are called, so that files can be read in years. */
export interface Entry {
  kind: string;
  party: number;
  keys: Value[];
  values: Value[];
}
export type Value = number | string;
export type About = Omit<Entry, "values">;

export type Edit =
  | { write: Entry }
  | { erase: About }
  | { seats: number }
  | { name: [party: number, name: string] }
  | { option: [name: string, choice: string] }
  | { date: string }
  | { place: string };

/** Strokes of one run, such as the digits of a number, are taken back together. Without edits, the last run is taken back. */
export interface Stroke {
  seq: number;
  at: number;
  run: string;
  edits: Edit[] | null;
}

/** What does not change, and what it began with; how many play may change later. */
export interface PadFacts {
  pad: string;
  game: string;
  seats: number;
  created: number;
  names: string[];
  options: Record<string, string>;
  /** A day, as YYYY-MM-DD. */
  date: string;
  place: string;
}

/** What stands on a pad now. */
export interface Sheet {
  seats: number;
  names: string[];
  options: Record<string, string>;
  date: string;
  place: string;
  entries: ReadonlyMap<string, Entry>;
  /** How many runs can be taken back. */
  runs: number;
}

export const keyOf = ({ kind, party, keys }: About): string => JSON.stringify([kind, party, ...keys]);

export function fold(facts: PadFacts, strokes: readonly Stroke[]): Sheet {
  const runs: { run: string; edits: Edit[] }[] = [];
  for (const { run, edits } of strokes) {
    const last = runs.at(-1);
    if (edits === null) runs.pop();
    else if (last?.run === run) last.edits.push(...edits);
    else runs.push({ run, edits: [...edits] });
  }
  const sheet = {
    seats: facts.seats,
    names: [...facts.names],
    options: { ...facts.options },
    date: facts.date,
    place: facts.place,
    entries: new Map<string, Entry>(),
    runs: runs.length,
  };
  for (const edit of runs.flatMap(({ edits }) => edits)) apply(sheet, edit);
  return sheet;
}

/** The sheet after some edits, which nobody has written yet. */
export function tried(sheet: Sheet, edits: readonly Edit[]): Sheet {
  const changed = {
    ...sheet,
    names: [...sheet.names],
    options: { ...sheet.options },
    entries: new Map(sheet.entries),
  };
  for (const edit of edits) apply(changed, edit);
  return changed;
}

function apply(sheet: Omit<Sheet, "entries"> & { entries: Map<string, Entry> }, edit: Edit): void {
  if ("write" in edit) sheet.entries.set(keyOf(edit.write), edit.write);
  else if ("erase" in edit) sheet.entries.delete(keyOf(edit.erase));
  else if ("seats" in edit) {
    sheet.seats = edit.seats;
    sheet.names = Array.from({ length: edit.seats }, (_, seat) => sheet.names[seat] ?? "");
  } else if ("name" in edit) sheet.names[edit.name[0]] = edit.name[1];
  else if ("option" in edit) sheet.options[edit.option[0]] = edit.option[1];
  else if ("date" in edit) sheet.date = edit.date;
  else sheet.place = edit.place;
}

/** The numbers that were written about something; null: nothing. */
export const valuesOf = (sheet: Sheet, about: About): Value[] | null => sheet.entries.get(keyOf(about))?.values ?? null;

/** All entries of a kind, of everybody or of one player. */
export const entriesOf = (sheet: Sheet, kind: string, party?: number): Entry[] =>
  [...sheet.entries.values()].filter((one) => one.kind === kind && (party === undefined || one.party === party));

/** A day in the calendar of this device. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A name that nothing else has; also where the browser has no randomUUID, without https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (one) => one.toString(16).padStart(2, "0")).join("");
