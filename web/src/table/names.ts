import { personName } from "../lib/names";
import type { Speak } from "../lib/texts.svelte";
import type { Table } from "../lib/wire";

interface Party {
  architect?: string;
  rival?: string;
}

/** Names of all parties: the seats, bots by their level, then rivals of solo play as the view names them. */
export function partyNames(table: Table, speak: Speak): string[] {
  const seats = table.seats.map((seat, number) =>
    seat.kind === "bot" ? `${speak(`page-level-${seat.level}`)} ${number + 1}` : personName(seat.name, speak),
  );
  const players = (table.view?.["players"] ?? []) as Party[];
  const rivals = players
    .slice(seats.length)
    .map((player) => (player.architect ? speak(`architect-${player.architect}`) : speak("hal")));
  return [...seats, ...rivals];
}
