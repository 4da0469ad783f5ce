/** One seat at a table: the table as this seat may know it, what happened, and what can be asked. Who hosts the table, a
 *  server or this page, makes no difference here. */
import type { Language } from "./texts.svelte";
import type { EntryLine, Preview, Refusal, Table } from "./wire";

export type Status = "connecting" | "open" | "lost" | "gone";

const MOST_PAST = 80;

export abstract class Seat {
  table = $state.raw<Table | null>(null);
  entries = $state.raw<EntryLine[]>([]);
  status = $state<Status>("connecting");
  /** Why there is no table, in words. */
  problem = $state("");
  preview = $state.raw<Preview | null>(null);
  advice = "";
  /** The table after the own last choice (before it, if it uncovered those of others) and after all that followed. */
  since = $state.raw<Table[]>([]);

  readonly match: string;
  /** The seat that was asked for; null: whichever is ours, or none. */
  readonly seat: number | null;
  #listeners = new Set<(entries: EntryLine[], table: Table) => void>();

  constructor(match: string, seat: number | null) {
    [this.match, this.seat] = [match, seat];
  }

  abstract act(action: string): Promise<Refusal | null>;
  abstract undo(): Promise<Refusal | null>;
  abstract say(text: string): Promise<Refusal | null>;
  /** Ask what a strong bot would choose; it is then in `advice`. */
  abstract hint(): Promise<Refusal | null>;
  /** Ask what an action would do (null: nothing); the answer, or why it cannot be done, comes as `preview`. */
  abstract look(action: string | null): void;
  /** Another language is spoken, or somebody else sits here. */
  abstract follow(now: Language, identity: string): void;
  abstract close(): void;

  /** Hear of news after they were taken up. */
  listen(heard: (entries: EntryLine[], table: Table) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  protected takeUp(entries: EntryLine[], table: Table): void {
    this.status = "open";
    const fresh = entries.filter((entry) => entry.seq > (this.entries.at(-1)?.seq ?? 0));
    const mine = fresh.findLast((entry) => entry.kind === "action" && entry.seat === table.seat);
    const uncovers = mine?.events?.some(({ seat }) => seat >= 0 && seat !== table.seat);
    this.since = mine
      ? uncovers && this.table
        ? [this.table, table]
        : [table]
      : fresh.length && table.view
        ? [...this.since.slice(-MOST_PAST), table]
        : this.since;
    this.entries = [...this.entries, ...fresh];
    this.table = table;
    if (fresh.some(({ kind }) => kind !== "said")) this.look(null);
    for (const heard of this.#listeners) heard(fresh, table);
  }
}
