/** A seat at a table that this page hosts. */
import { NONE } from "../engine/engine";
import type { EntryLine, Refusal, Table } from "../lib/wire";
import { Seat } from "../play/seat.svelte";
import type { Known } from "../play/table";
import type { LocalHost } from "./host";
import { whyNot } from "./words";

export class LocalSeat extends Seat {
  readonly #host: LocalHost;

  constructor(host: LocalHost, match: string, seat: number | null) {
    super(match, seat);
    this.#host = host;
  }

  tell(entries: EntryLine[], table: Table): void {
    this.takeUp(entries, table);
  }

  protected known(): Known | null {
    return this.#host.knownTo(this.seat);
  }

  #own(): number {
    return this.#host.seatOf(this.seat) ?? NONE;
  }

  act(action: string): Promise<Refusal | null> {
    return this.#done(() => this.#host.act(this.#own(), action, this.table?.decision ?? 0));
  }

  undo(): Promise<Refusal | null> {
    return this.#done(() => this.#host.undo(this.#own()));
  }

  /** Who sits at one device talks without it. */
  say(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  follow(): void {
    this.lookAgain();
  }

  close(): void {
    this.#host.leave(this);
  }

  async #done(command: () => Promise<void>): Promise<Refusal | null> {
    try {
      await command();
      return null;
    } catch (error) {
      return whyNot(error, this.table?.game ?? "");
    }
  }
}
