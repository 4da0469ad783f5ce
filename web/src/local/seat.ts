/** A seat at a table that this page hosts. */
import { NONE } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import { Seat } from "../lib/seat.svelte";
import { sayAction } from "../lib/sentences";
import { speaker } from "../lib/texts.svelte";
import type { EntryLine, Refusal, Table } from "../lib/wire";
import type { LocalHost } from "./host";
import { refusalOf, whyNot } from "./words";

export class LocalSeat extends Seat {
  readonly #host: LocalHost;
  #looked: string | null = null;

  constructor(host: LocalHost, match: string, seat: number | null) {
    super(match, seat);
    this.#host = host;
  }

  tell(entries: EntryLine[], table: Table): void {
    this.takeUp(entries, table);
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

  hint(): Promise<Refusal | null> {
    return this.#done(async () => {
      this.advice = await this.#host.hint(this.#own());
    });
  }

  look(action: string | null): void {
    if (action === this.#looked && (action !== null || this.preview === null)) return;
    this.#looked = action;
    if (action === null) {
      this.preview = null;
      return;
    }
    const game = this.table?.game ?? "";
    try {
      const [found, manifest] = [this.#host.look(this.#own(), action), this.#host.manifest];
      if (!found || !manifest) return;
      const { told, points, goods, parts } = found;
      const text = told.map((one) => sayAction(one, manifest, speaker(game))).join(", ");
      this.preview = { type: "previewed", key: "", action, text, points, goods, parts };
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.preview = { type: "refused", key: "", action, ...refusalOf(error, this.table?.game ?? "") };
    }
  }

  /** Previews are said in the language of now. */
  follow(): void {
    const action = this.#looked;
    this.look(null);
    this.look(action);
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
