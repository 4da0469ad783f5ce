/** Tiles fly from the row to the city that they were laid in, whoever laid them. */
import { tick } from "svelte";
import { mayMove } from "../../lib/motion";
import type { Flying } from "./Flight.svelte";
import type { View } from "./types";

export class Flights {
  now = $state.raw<Flying[]>([]);
  #row = new Map<number, string>();

  /** Call before the page shows a new view. `placeOf` finds where a tile lies in the city of a party, on the screen. */
  async follow(view: View, root: HTMLElement | undefined, placeOf: (party: number, tile: number) => DOMRect | null): Promise<void> {
    const before = this.#row;
    this.#row = new Map(view.row.map(({ tile, code }) => [tile, code]));
    if (!root || !mayMove()) return;
    const laid = view.players.flatMap(({ tiles }, party) => {
      const tile = tiles.at(-1)?.tile ?? -1;
      const code = this.#row.has(tile) ? undefined : before.get(tile);
      const from = root.querySelector(`[data-tile="${tile}"] svg`)?.getBoundingClientRect();
      return code && from?.width ? [{ tile, code, party, from }] : [];
    });
    if (!laid.length) return;
    await tick();
    this.now = laid.flatMap(({ tile, code, party, from }) => {
      const to = placeOf(party, tile);
      return to ? [{ tile, code, from, to }] : [];
    });
  }

  landed(tile: number): void {
    this.now = this.now.filter((one) => one.tile !== tile);
  }
}
