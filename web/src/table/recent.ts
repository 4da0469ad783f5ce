import type { EntryLine, EventLine } from "../lib/wire";
import { beyondOwn, isFollowed } from "../play/turns";

/** Where in the log the own last turn ended, -1 if nowhere: what was taken back, and steps of a turn that goes on, do not count. */
function lastOwn(entries: EntryLine[], seat: number | null, isAsked: boolean): number {
  const own: number[] = [];
  entries.forEach((entry, place) => {
    if (entry.seat !== seat) return;
    if (entry.kind === "action") own.push(place);
    else if (entry.kind === "undone") own.pop();
  });
  return own.findLast((place, turn) => !isAsked || isFollowed(entries.slice(0, own[turn + 1]), place)) ?? -1;
}

/** What happened since a seat's last turn, the oldest first, without the steps of the turn that it is asked to go on with. */
export function sinceOwn(entries: EntryLine[], seat: number | null, isAsked: boolean): EntryLine[] {
  const news = entries.slice(lastOwn(entries, seat, isAsked) + 1);
  return news.filter((entry) => entry.kind !== "action" || entry.seat !== seat);
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
  const place = seat === null ? -1 : lastOwn(entries, seat, true);
  const own = entries[place];
  if (!own) return null;
  const event = beyondOwn(own);
  if (event >= 0) return { seq: own.seq, event };
  const next = entries.slice(place + 1).find(({ kind }) => kind === "action");
  return next ? { seq: next.seq, event: 0 } : null;
}

export const isNews = (news: News | null, seq: number, event: number): boolean =>
  news !== null && (seq > news.seq || (seq === news.seq && event >= news.event));
