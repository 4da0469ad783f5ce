/** Turns in the log: a seat's choices in a row are steps of one turn, until one shows what others do. */
import type { EntryLine } from "../lib/wire";

/** The first thing that a choice set going elsewhere: who chooses last uncovers what all have chosen. */
export function beyondOwn(entry: EntryLine): number {
  return (entry.events ?? []).findIndex((event) => event.seat !== entry.seat);
}

/** Whether somebody else has chosen after the entry at this place, or by it. */
export function isFollowed(entries: EntryLine[], place: number): boolean {
  const entry = entries[place];
  if (!entry) return false;
  return (
    beyondOwn(entry) >= 0 || entries.slice(place + 1).some(({ kind, seat }) => kind === "action" && seat !== entry.seat)
  );
}
