/** Every cell of the city that can be focused: what lies there, in words, and what it can do now. */
import type { Speak } from "../../lib/texts.svelte";
import { keyOf } from "./geometry";
import { lay, parse } from "./notation";
import type { CityBuilding, Cell, View } from "./view";
import { actionWords, buildingWords, markerAt, placeWords } from "./words";

export interface Place {
  key: string;
  cell: Cell;
  building: CityBuilding | null;
  letter: string | null;
  label: string;
  /** Legal actions of this cell as far as they end here: where a marker can go. */
  actions: string[];
  /** The card that names this cell. */
  card: string | null;
}

export function places(view: View, legal: string[], names: string[], speak: Speak): Place[] {
  const found = new Map<string, Place>();
  const put = (cell: Cell, more: Partial<Place> & { label: string }): void => {
    const key = keyOf(...cell);
    found.set(key, { key, cell, building: null, letter: null, actions: [], card: null, ...more });
  };
  for (const building of view.city) {
    put([building.x, building.y], { building, card: building.tile, label: buildingWords(building, names, speak) });
  }
  for (const [letter, cell] of Object.entries(view.markers)) {
    put(cell, {
      letter,
      card: letter,
      label: speak("board-letter-at", { letter, place: placeWords(cell, view, speak) }),
    });
  }
  for (const action of legal) {
    const one = parse(action);
    if (one.kind !== "marker") continue;
    const cell: Cell = [one.x, one.y];
    const before = found.get(keyOf(...cell));
    if (before) before.actions.push(action);
    else put(cell, { actions: [action], label: actionWords(action, view, speak) });
  }
  return [...found.values()].sort((a, b) => b.cell[1] - a.cell[1] || a.cell[0] - b.cell[0]);
}

/** The cell that a card names. */
export function cellOf(card: string, view: View): Cell | null {
  const building = view.city.find((one) => one.tile === card);
  return building ? [building.x, building.y] : (markerAt(card, view) ?? null);
}

/** The action that touching a cell comes nearest to; whether it is legal is the server's word. */
export function nearest(place: Place, view: View, tile: string | null): string | null {
  if (place.actions[0]) return place.actions[0];
  if (view.phase === "marker") return `marker ${place.key}`;
  if (view.phase === "select" && place.card) return lay(place.card, tile);
  return null;
}
