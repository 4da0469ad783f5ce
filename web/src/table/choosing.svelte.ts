/** How a seat chooses: looks at a choice, confirms it, takes it back, asks for a hint, and hears why something cannot be done. */
import { failureOf } from "../lib/failures";
import type { Done, Refusal } from "../lib/wire";
import type { Company } from "./company.svelte";
import type { Playback } from "./playback.svelte";

interface Wishes {
  /** Whether a choice is confirmed. */
  confirm: () => boolean;
  /** Whether a bot may be asked. */
  advised: () => boolean;
}

export class Choosing {
  readonly #company: Company;
  readonly #playback: Playback;
  readonly #wishes: Wishes;

  /** What waits to be confirmed. */
  chosen = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  constructor(company: Company, playback: Playback, wishes: Wishes) {
    [this.#company, this.#playback, this.#wishes] = [company, playback, wishes];
    $effect(() => {
      if (this.chosen !== null && !this.legal.includes(this.chosen)) this.chosen = null;
    });
    // What was refused before the match began does not stand on its board, nor what was refused before it ended.
    $effect(() => {
      void this.#status;
      this.refusal = null;
    });
  }

  readonly #status = $derived.by(() => this.#company.table?.status);

  /** While the choices of others are played, nothing can be chosen. */
  readonly legal = $derived.by(() => (this.#playback.table ? [] : (this.#company.table?.legal ?? [])));
  /** A choice waits for the host's answer. */
  readonly isActing = $derived.by(() => typeof this.#company.shown?.acting === "string");

  /** All others are bots: they do not mind a hint. */
  readonly alone = $derived.by(() => {
    const { table } = this.#company;
    if (!table || table.seat === null || !this.#wishes.advised()) return false;
    return table.seats.every(({ kind }, seat) => kind === "bot" || seat === table.seat);
  });
  readonly advisable = $derived.by(() => this.#company.myTurn && this.alone);

  async choose(action: string): Promise<void> {
    if (this.isActing) return;
    // What is drawn is a table of before: whoever presses there wants to go on, and means no choice of now.
    if (this.#playback.table) {
      this.#playback.skip();
      return;
    }
    this.refusal = null;
    const { legal, chosen } = this;
    if (this.#wishes.confirm() && legal.includes(action) && chosen !== action && legal.length > 1) {
      this.chosen = action;
      this.#company.shown?.look(action);
      return;
    }
    await this.play(action);
  }

  async play(action: string): Promise<void> {
    if (this.isActing) return;
    this.chosen = null;
    this.#playback.own();
    this.refusal = (await this.#company.shown?.act(action)) ?? null;
  }

  /** What is looked at now replaces the reason why something else could not be done. */
  look(action: string | null): void {
    if (action !== null) this.refusal = null;
    this.#company.shown?.look(action);
  }

  async undo(): Promise<void> {
    if (this.chosen) {
      this.chosen = null;
      this.#company.shown?.look(null);
      return;
    }
    this.refusal = (await this.#company.movedLast()?.undo()) ?? null;
  }

  /** What a strong bot would choose is shown as chosen, to be confirmed or not. */
  async hint(): Promise<void> {
    const seat = this.#company.shown;
    if (!seat || !this.advisable) return;
    this.#playback.skip();
    const decision = seat.table?.decision;
    this.refusal = await seat.hint();
    if (this.refusal || seat.table?.decision !== decision) return;
    this.chosen = seat.advice;
    seat.look(this.chosen);
  }

  /** Anything but a choice. A refusal that comes when the match has begun or ended meanwhile is told to nobody. */
  async command(path: string, body?: unknown): Promise<Done | null> {
    const then = this.#status;
    this.refusal = null;
    try {
      return await this.#company.host.command(path, body);
    } catch (error) {
      if (this.#status === then) this.refusal = failureOf(error);
      return null;
    }
  }
}
