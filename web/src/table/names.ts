import { seatNames } from "../lib/names";
import type { Speak } from "../lib/texts.svelte";
import type { Table } from "../lib/wire";

/** What every game's view tells of a party: the message with the name of a rival of solo play. */
interface Party {
  rival?: string | null;
}

/** Names of all parties: the seats, bots by their level, then rivals of solo play as the view names them. */
export function partyNames(table: Table, speak: Speak): string[] {
  const seats = seatNames(table.seats, speak);
  const players = (table.view?.["players"] ?? []) as Party[];
  const rivals = players.slice(seats.length).map(({ rival }) => (rival ? speak(rival) : ""));
  return [...seats, ...rivals];
}
