/** Who sits where, when players come, leave or change places. */
import type { PadLayout } from "../engine/layout";
import { kindOf } from "./counting";
import { keyOf, type Edit, type Entry, type Sheet, type Value } from "./model";

/** For every seat, where that player has sat before; null: somebody new. */
export type Seating = readonly (number | null)[];

/** What has to be written so that everything goes with the players; what belongs to those who leave is erased. */
export function seatAnew(pad: PadLayout, sheet: Sheet, seating: Seating): Edit[] {
  const moved = [...sheet.entries.values()].map((entry) => ({ entry, to: movedTo(pad, entry, seating) }));
  const changed = moved.filter(({ entry, to }) => to === null || keyOf(entry) !== keyOf(to));
  return [
    { seats: seating.length },
    ...changed.map(({ entry: { kind, party, keys } }) => ({ erase: { kind, party, keys } })),
    ...moved.flatMap(({ entry, to }) => (to && to !== entry ? [{ write: to }] : [])),
    ...seating.map((from, seat): Edit => ({ name: [seat, from === null ? "" : (sheet.names[from] ?? "")] })),
  ];
}

/** The same entry of a player who sits elsewhere; null, if it goes with somebody who leaves. */
function movedTo(pad: PadLayout, entry: Entry, seating: Seating): Entry | null {
  const kind = kindOf(pad, entry.kind);
  if (!kind?.shared) {
    const party = seating.indexOf(entry.party);
    return party < 0 ? null : party === entry.party ? entry : { ...entry, party };
  }
  const place = kind.values.findIndex(({ name }) => name === "owner");
  const owner = Number(entry.values[place] ?? 0);
  if (!owner) return entry;
  const now = seating.indexOf(owner - 1) + 1;
  if (now < (kind.values[place]?.least ?? 0)) return null;
  return now === owner ? entry : { ...entry, values: entry.values.map((one, at): Value => (at === place ? now : one)) };
}

/** Whether something is written that would go with somebody who leaves. */
export const isMissed = (pad: PadLayout, sheet: Sheet, party: number): boolean =>
  [...sheet.entries.values()].some((entry) => {
    const others = Array.from({ length: sheet.seats + 1 }, (_, seat) => (seat === party ? null : seat));
    return movedTo(pad, entry, others) !== entry;
  });
