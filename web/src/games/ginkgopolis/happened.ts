/** Where something happened: what is outlined while it is told. */
import type { EventLine, Word } from "../../lib/wire";
import { keyOf } from "./geometry";
import { cellOf } from "./places";
import type { View } from "./view";

export interface Happened {
  /** Cells of the city, by key. */
  cells: Set<string>;
  /** Places at the table. */
  parties: Set<number>;
  /** Cards and tiles that are named, by notation: one's own may lie in one's hand. */
  things: Set<string>;
  /** Piles of the common supply. */
  piles: Set<"tiles" | "deck">;
}

/** The notation of a tile or a letter that a sentence names. */
function named(word: Word | undefined): string {
  const [kind, colour] = word?.key.split("-") ?? [];
  return kind === "tile" ? `${colour} ${word?.detail}` : String(word?.detail ?? "");
}

export function happenedIn(events: EventLine[], view: View): Happened {
  const found: Happened = { cells: new Set(), parties: new Set(), things: new Set(), piles: new Set() };
  for (const { kind, seat, numbers, words } of events) {
    for (const word of [words["card"], words["tile"], words["letter"]]) if (word) found.things.add(named(word));
    const cell = (...names: string[]): void => {
      const at = names.map((name) => cellOf(named(words[name]), view)).find(Boolean);
      if (at) found.cells.add(keyOf(...at));
    };
    if (kind === "exploit") cell("card");
    // The building stands under its new tile; it has its old one while the tile waits to be laid.
    else if (kind === "urbanize") cell("tile", "letter");
    else if (kind === "construct") cell("tile", "card");
    else if (kind === "fall_back") cell("card");
    else if (kind === "marker" || kind === "shift") found.cells.add(keyOf(numbers["x"] ?? 0, numbers["y"] ?? 0));
    else if (kind === "exhausted") found.piles.add("tiles");
    else if (kind === "rebuild") found.piles.add("deck");
    const whose = kind === "round" ? (numbers["seat"] ?? -1) : seat;
    if (whose >= 0) found.parties.add(whose);
  }
  return found;
}
