/** What has changed in the city since the own last turn. */
import { keyOf } from "./geometry";
import type { View } from "./view";

type Faces = Map<string, string>;

/** Everything that can be seen on a cell, by cell. */
function faces(view: View): Faces {
  const found: Faces = new Map();
  for (const one of view.city) found.set(keyOf(one.x, one.y), `${one.tile} ${one.height} ${one.owner}`);
  for (const [letter, [x, y]] of Object.entries(view.markers)) found.set(keyOf(x, y), letter);
  return found;
}

export class Changes {
  cells = $state.raw(new Set<string>());
  /** The city as it was when a card was to be laid the last time. */
  #base: Faces | null = null;
  #choosing = false;

  /** `asked`: the person who looks must choose now. */
  see(now: View, asked: boolean): void {
    const after = faces(now);
    const before = this.#base ?? after;
    const changed = new Set([...after].filter(([key, face]) => before.get(key) !== face).map(([key]) => key));
    const choosing = asked && now.phase === "select";
    // While one chooses, nothing changes in the city: what happened before stays marked.
    if (changed.size || !choosing || !this.#choosing) this.cells = changed;
    if (choosing || !this.#base) this.#base = after;
    this.#choosing = choosing;
  }
}
