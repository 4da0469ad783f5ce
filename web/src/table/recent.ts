import type { EntryLine, EventLine } from "../lib/wire";

/** Where in the log the own last choice stands, -1 if nowhere; a choice that was taken back does not count. */
function lastOwn(entries: EntryLine[], seat: number | null): number {
  const own: number[] = [];
  entries.forEach((entry, place) => {
    if (entry.seat !== seat) return;
    if (entry.kind === "action") own.push(place);
    else if (entry.kind === "undone") own.pop();
  });
  return own.at(-1) ?? -1;
}

/** What happened since a seat chose last, the oldest first. */
export function sinceOwn(entries: EntryLine[], seat: number | null): EntryLine[] {
  return entries.slice(lastOwn(entries, seat) + 1);
}

/** The first thing that a choice set going elsewhere: who chooses last uncovers what all have chosen. */
export function beyondOwn(entry: EntryLine): number {
  return (entry.events ?? []).findIndex((event) => event.seat !== entry.seat);
}

/** Without what tells nothing more, because all have chosen since. */
export function lasting(entries: EntryLine[], fleeting: ReadonlySet<string>): EntryLine[] {
  const passing = ({ kind }: EventLine): boolean => fleeting.has(kind);
  const uncovered = entries.findLastIndex((entry) => entry.events?.some((event) => !passing(event)));
  return entries.filter((entry, place) => place >= uncovered || !entry.events?.length || !entry.events.every(passing));
}

export interface News {
  seq: number;
  /** Which of the entry's events. */
  event: number;
}

/** Where the news begin for a seat that is asked again; null before its first choice. */
export function newsOf(entries: EntryLine[], seat: number | null): News | null {
  const place = seat === null ? -1 : lastOwn(entries, seat);
  const own = entries[place];
  if (!own) return null;
  const event = beyondOwn(own);
  if (event >= 0) return { seq: own.seq, event };
  const next = entries.slice(place + 1).find(({ kind }) => kind === "action");
  return next ? { seq: next.seq, event: 0 } : null;
}

export const isNews = (news: News | null, seq: number, event: number): boolean =>
  news !== null && (seq > news.seq || (seq === news.seq && event >= news.event));
