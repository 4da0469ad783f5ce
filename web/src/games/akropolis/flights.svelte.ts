/** Tiles of others fly from the row to their cities. Until one has landed, its city is as it was. */
import { tick } from "svelte";
import { mayMove } from "../../lib/motion";
import { TILE_SHAPE } from "./geometry";
import type { Builder, View } from "./view";

export interface Flying {
  tile: number;
  code: string;
  party: number;
  from: DOMRect;
  to: DOMRect;
}

/** Where the tile of a slot is drawn: in the middle, as large as the slot allows. */
function drawnIn(slot: Element | null): DOMRect | null {
  const room = slot?.getBoundingClientRect();
  if (!room?.width) return null;
  const width = Math.min(room.width, room.height * TILE_SHAPE);
  const height = width / TILE_SHAPE;
  return new DOMRect(room.x + (room.width - width) / 2, room.y + (room.height - height) / 2, width, height);
}

export class Flights {
  now = $state.raw<Flying[]>([]);
  /** Cities as they were before the tile that is in the air, by party. */
  #before = $state.raw<ReadonlyMap<number, Builder>>(new Map());
  #last: View | null = null;

  /** The players as they are drawn. */
  shown(players: readonly Builder[]): Builder[] {
    return players.map((player, party) => this.#before.get(party) ?? player);
  }

  /**
   * Call before the page shows a new view. `own` has laid its tile by hand: it is there already. `placeOf` finds where
   * the last tile of a player will lie on the screen.
   */
  async follow(
    view: View,
    own: number | null,
    root: HTMLElement | undefined,
    placeOf: (party: number, player: Builder) => DOMRect | null,
  ): Promise<void> {
    const last = this.#last;
    this.#last = view;
    if (!last || !root || !mayMove()) return;
    const row = new Set(view.row.map(({ tile }) => tile));
    const laid = view.players.flatMap((player, party) => {
      const tile = player.tiles.at(-1)?.tile ?? -1;
      const code = row.has(tile) ? undefined : last.row.find((one) => one.tile === tile)?.code;
      const from = drawnIn(root.querySelector(`[data-tile="${tile}"] svg`));
      const before = last.players[party];
      return party !== own && code && before && from ? [{ tile, code, party, player, before, from }] : [];
    });
    if (!laid.length) return;
    this.#before = new Map([...this.#before, ...laid.map(({ party, before }) => [party, before] as const)]);
    await tick();
    for (const { tile, code, party, player, from } of laid) {
      const to = placeOf(party, player);
      if (to) this.now = [...this.now, { tile, code, party, from, to }];
      else this.landed({ tile, party });
    }
  }

  landed({ tile, party }: Pick<Flying, "tile" | "party">): void {
    this.now = this.now.filter((one) => one.tile !== tile);
    this.#before = new Map([...this.#before].filter(([of]) => of !== party));
  }
}
