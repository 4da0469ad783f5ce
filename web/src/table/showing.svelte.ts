/** What changed since the own last turn, shown again on the board, one table after the other. */
import type { Table } from "../lib/wire";

const STEP = 900;

export class Showing {
  #step = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly since: () => Table[]) {}

  /** The table of then; null while the present is shown. */
  get table(): Table | null {
    return this.#step === null ? null : (this.since()[this.#step] ?? null);
  }

  get possible(): boolean {
    return this.since().length > 1;
  }

  toggle(): void {
    if (this.#step === null) this.#show(0);
    else this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#step = null;
  }

  #show(step: number): void {
    if (step >= this.since().length) {
      this.stop();
      return;
    }
    this.#step = step;
    this.#timer = setTimeout(() => this.#show(step + 1), STEP);
  }
}
