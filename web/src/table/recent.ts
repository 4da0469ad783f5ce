import type { EntryLine } from "../lib/wire";

/** What happened since a seat chose last, the oldest first; a choice that was taken back does not count. */
export function sinceOwn(entries: EntryLine[], seat: number | null): EntryLine[] {
  const own: number[] = [];
  entries.forEach((entry, place) => {
    if (entry.seat !== seat) return;
    if (entry.kind === "action") own.push(place);
    else if (entry.kind === "undone") own.pop();
  });
  return entries.slice((own.at(-1) ?? -1) + 1);
}
