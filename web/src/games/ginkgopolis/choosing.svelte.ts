/** What the own seat is putting together: a card, alone or with a tile, or tiles to be returned; and what it looks at meanwhile. */
import { tick } from "svelte";
import { giveBack, lay, parse } from "./notation";
import { nearest, type Place } from "./places";
import type { View } from "./view";

/** What the table tells; read anew whenever it is needed. */
export interface Asked {
  readonly view: View;
  readonly seat: number | null;
  readonly legal: string[];
  readonly chosen: string | null;
  readonly sent: boolean;
  readonly undo: (() => void) | undefined;
  choose: (action: string) => void;
  look: (action: string | null) => void;
}

export class Choosing {
  card = $state<string | null>(null);
  tile = $state<string | null>(null);
  /** Tiles to be returned: the own business until they are confirmed. */
  returned = $state.raw<string[]>([]);
  #pointed = $state<string | null>(null);
  readonly #asked: Asked;

  /** A choice waits for "confirm". */
  readonly waits = $derived.by(() => this.#asked.chosen !== null && !this.#asked.sent);
  readonly picked = $derived(this.card ? lay(this.card, this.tile) : null);
  /** What is looked at, as long as it does not contradict the card that is picked. */
  readonly considered = $derived.by((): string | null => {
    const { view, legal, chosen } = this.#asked;
    const hovered = this.#pointed ? parse(this.#pointed) : null;
    if (hovered?.kind === "lay")
      return !this.card || (hovered.card === this.card && !this.tile) ? this.#pointed : this.picked;
    if (this.#pointed) return this.#pointed;
    if (!legal.length) return this.#committed();
    return this.picked ?? chosen ?? (view.phase === "return" ? giveBack(this.returned) : null);
  });
  /** The card and tile that are looked at. */
  readonly play = $derived.by(() => {
    const one = this.considered ? parse(this.considered) : null;
    return one?.kind === "lay" ? one : null;
  });
  /** What "confirm" would send. */
  readonly ready = $derived.by((): string | null => {
    const { view, legal, chosen, sent } = this.#asked;
    if (!legal.length || sent) return null;
    if (chosen !== null) return chosen;
    if (view.phase === "return") return giveBack(this.returned);
    return this.picked && legal.includes(this.picked) ? this.picked : null;
  });
  readonly begun = $derived.by(() => this.card !== null || this.tile !== null || this.returned.length > 0);

  constructor(asked: Asked) {
    this.#asked = asked;
    // A selection belongs to one decision: what the others lay face down does not take it away.
    const decision = $derived(
      [asked.view.phase, ...(asked.view.own?.hand ?? []), ...(asked.view.own?.tiles ?? []), asked.legal.length].join(
        " ",
      ),
    );
    $effect(() => {
      void decision;
      this.card = this.tile = this.#pointed = null;
      this.returned = [];
    });
    $effect(() => {
      const one = asked.chosen ? parse(asked.chosen) : null;
      if (one?.kind === "lay") [this.card, this.tile] = [one.card, one.tile];
      else if (one?.kind === "return") this.returned = one.tiles;
    });
  }

  canCard(name: string): boolean {
    const { legal } = this.#asked;
    return legal.includes(lay(name, this.tile)) || legal.includes(name);
  }

  canTile(name: string): boolean {
    const { view, legal } = this.#asked;
    if (view.phase === "return") return legal.includes(giveBack([name]));
    return this.card ? legal.includes(lay(this.card, name)) : legal.some((action) => action.endsWith(` + ${name}`));
  }

  takeCard(name: string): void {
    const { legal, choose } = this.#asked;
    const both = legal.includes(lay(name, this.tile));
    if (this.canCard(name)) this.#pick(this.card === name ? null : name, both ? this.tile : null);
    else if (legal.length) choose(lay(name, this.tile));
  }

  takeTile(name: string): void {
    const { view, legal, choose } = this.#asked;
    if (view.phase === "return") this.#giveOrKeep(name);
    else if (this.canTile(name)) this.#pick(this.card, this.tile === name ? null : name);
    else if (legal.length && this.card) choose(lay(this.card, name));
  }

  /** A cell of the city stands for the card that names it, or for a place where a marker can go. */
  touch(place: Place): void {
    const { view, legal, choose } = this.#asked;
    if (place.card && view.phase === "select" && this.canCard(place.card)) {
      if (this.card === place.card && this.tile && this.picked) choose(this.picked);
      else if (this.card !== place.card) this.takeCard(place.card);
      return;
    }
    const action = nearest(place, view, this.tile);
    if (action && legal.length) choose(action);
  }

  /** Look at an action; what is picked or waits for "confirm" comes back into sight after it. */
  peek(action: string | null): void {
    const { legal, chosen, look } = this.#asked;
    this.#pointed = action && legal.includes(action) ? action : null;
    look(this.#pointed ?? (this.picked && legal.includes(this.picked) ? this.picked : chosen));
  }

  peekCard(name: string | null): void {
    const both = name && lay(name, this.tile);
    this.peek(both && this.#asked.legal.includes(both) ? both : name);
  }

  peekTile(name: string | null): void {
    if (this.#asked.view.phase !== "return") this.peek(name && this.card && lay(this.card, name));
  }

  peekPlace(place: Place | null): void {
    if (place?.card && this.#asked.view.phase === "select") this.peekCard(place.card);
    else this.peek(place?.actions[0] ?? null);
  }

  /** The end of a choice of several steps. Where the page asks for "confirm" as well, this was it. */
  async finish(): Promise<void> {
    const action = this.ready;
    if (action === null) return;
    const waited = this.#asked.chosen;
    this.#asked.choose(action);
    await tick();
    const { chosen, sent } = this.#asked;
    if (waited === null && chosen === action && !sent) this.#asked.choose(action);
  }

  /** One step back. */
  back(): void {
    const { chosen, undo } = this.#asked;
    if (chosen) undo?.();
    else if (this.returned.length) this.returned = this.returned.slice(0, -1);
    else if (this.tile && this.card) this.#pick(this.card, null);
    else this.#pick(null, null);
  }

  /** A new selection; one that waits for "confirm" is replaced by it. */
  #pick(card: string | null, tile: string | null): void {
    const { legal, chosen, choose, look } = this.#asked;
    [this.card, this.tile, this.#pointed] = [card, tile, null];
    const action = card ? lay(card, tile) : null;
    if (action && chosen && action !== chosen && legal.includes(action)) choose(action);
    else look(action && legal.includes(action) ? action : null);
  }

  /** A tile is to be returned, or no longer; a choice that waits for "confirm" is replaced. */
  #giveOrKeep(name: string): void {
    if (!this.canTile(name)) return;
    const kept = this.returned.filter((one) => one !== name);
    this.returned = kept.length < this.returned.length ? kept : [...this.returned, name];
    if (this.#asked.chosen) this.#asked.choose(giveBack(this.returned));
    else this.#asked.look(giveBack(this.returned));
  }

  /** The own card that lies face down and waits for its turn. */
  #committed(): string | null {
    const { view, seat } = this.#asked;
    const own = view.own;
    if (seat === null || !own?.card || view.phase === "draft") return null;
    return view.players[seat]?.card === null ? lay(own.card, own.tile ?? null) : null;
  }
}
