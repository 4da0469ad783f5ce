/** One seat at a table: the table as this seat may know it, what happened, and what can be asked. Who hosts the table, a
 *  server or this page, makes no difference here. */
import { preview } from "../engine/preview";
import { Trouble } from "../engine/trouble";
import { sayAction } from "../lib/sentences";
import { speaker, type Language } from "../lib/texts.svelte";
import type { EntryLine, Preview, Refusal, Table } from "../lib/wire";
import { choose } from "./bots";
import type { Known } from "./table";
import { isFollowed } from "./turns";
import { refusalOf } from "./words";

/** Why there is no table yet, or no news of it: `preparing` the rules at the server, or this page is `outdated`. */
export type Status = "connecting" | "open" | "lost" | "gone" | "preparing" | "outdated";

/** A table, and what led to it from the one before. */
export interface Past {
  table: Table;
  entries: EntryLine[];
}

const MOST_PAST = 80;
/** So many own choices in a row can be taken back, and what was there before is known again. */
const MOST_BACK = 16;
/** The level of the bot that gives hints. */
const ADVISER = "master";

export abstract class Seat {
  table = $state.raw<Table | null>(null);
  entries = $state.raw<EntryLine[]>([]);
  status = $state<Status>("connecting");
  /** Why there is no table, in words. */
  problem = $state("");
  preview = $state.raw<Preview | null>(null);
  advice = "";
  /** A choice that waits for the host's answer, because nobody can know what it leads to; until then there is no other. */
  acting = $state<string | null>(null);
  /** The table after the own last turn (before its end, if others are told of with it), then each that followed. */
  since = $state.raw<Past[]>([]);

  readonly match: string;
  /** The seat that was asked for; null: whichever is ours, or none. */
  readonly seat: number | null;
  /** What was in `since` before each of the last own choices. */
  #earlier: Past[][] = [];
  /** The table as the host has told it. */
  #told: Table | null = null;
  #looked: string | null = null;
  #listeners = new Set<(entries: EntryLine[], table: Table) => void>();

  constructor(match: string, seat: number | null) {
    [this.match, this.seat] = [match, seat];
  }

  /** What the rules go on from: the state of the table that is shown. */
  protected abstract known(): Known | null;

  abstract act(action: string): Promise<Refusal | null>;
  abstract undo(): Promise<Refusal | null>;
  abstract say(text: string): Promise<Refusal | null>;
  /** Another language is spoken, or somebody else sits here. */
  abstract follow(now: Language, identity: string): void;
  abstract close(): void;

  /** Ask what a strong bot would choose; it is then in `advice`. */
  async hint(): Promise<Refusal | null> {
    const [known, table] = [this.known(), this.table];
    if (!known || table?.seat === undefined || table.seat === null) return null;
    try {
      if (table.seats[table.seat]?.stand_in) throw new Trouble("a-bot-plays-for-you");
      if (!table.pending.length) throw new Trouble("match-over");
      if (!table.pending.includes(table.seat)) throw new Trouble("not-your-turn");
      const { manifest, forWorker } = known.rules;
      this.advice = await choose(forWorker, known.state, table.seat, manifest.thinking.levels[ADVISER] ?? "");
      return null;
    } catch (error) {
      if (error instanceof Trouble) return refusalOf(error, table.game);
      console.error(error);
      return { error: "hint", message: speaker()("page-no-hint"), rule: null };
    }
  }

  /** Look at what an action would do (null: at nothing); that, or why it cannot be done, is then the `preview`. */
  look(action: string | null): void {
    if (action === this.#looked && (action !== null || this.preview === null)) return;
    const [known, table] = [this.known(), this.table];
    this.#looked = action;
    this.preview = null;
    if (action === null || !known || table?.seat === undefined || table.seat === null) return;
    try {
      const { engine, manifest } = known.rules;
      const { told, points, goods, parts } = preview(engine, known.state, table.seat, action);
      const text = told.map((one) => sayAction(one, manifest, speaker(table.game))).join(", ");
      this.preview = { type: "previewed", key: "", action, text, points, goods, parts };
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.preview = { type: "refused", key: "", action, ...refusalOf(error, table.game) };
    }
  }

  /** Previews are of the table, and in the language, of now. */
  protected lookAgain(): void {
    const action = this.#looked;
    this.look(null);
    this.look(action);
  }

  /** Somebody else sits here, who is told everything anew. */
  protected forget(): void {
    [this.entries, this.since, this.#earlier, this.#told] = [[], [], [], null];
  }

  /** Hear of news after they were taken up. */
  listen(heard: (entries: EntryLine[], table: Table) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** What is in `since` after news. */
  #sinceWith(fresh: EntryLine[], table: Table): Past[] {
    if (!this.#told) return [{ table, entries: [] }];
    const isOwn = ({ kind, seat }: EntryLine): boolean => kind === "action" && seat === table.seat;
    const place = fresh.findLastIndex(isOwn);
    const mine = fresh[place];
    if (!mine) {
      if (!fresh.length || !table.view) return this.since;
      const tookBack = fresh.some(({ kind, seat }) => kind === "undone" && seat === table.seat);
      const since = (tookBack && this.#earlier.pop()) || this.since;
      return [...since.slice(-MOST_PAST), { table, entries: fresh }];
    }
    this.#earlier = [...this.#earlier, this.since].slice(-MOST_BACK);
    // A step of a turn that goes on: what happened before it is still news.
    if (table.legal.length && !isFollowed(fresh, place))
      return [...this.since.slice(-MOST_PAST), { table, entries: fresh.filter((entry) => !isOwn(entry)) }];
    const uncovers = mine.events?.some(({ seat }) => seat >= 0 && seat !== table.seat);
    const others = fresh.slice(place + 1).some(({ kind }) => kind === "action");
    if (!uncovers && !others) return [{ table, entries: [] }];
    return [
      { table: this.#told, entries: [] },
      { table, entries: fresh },
    ];
  }

  protected takeUp(entries: EntryLine[], table: Table): void {
    this.status = "open";
    const fresh = entries.filter((entry) => entry.seq > (this.entries.at(-1)?.seq ?? 0));
    this.since = this.#sinceWith(fresh, table);
    const isAskedStill = table.legal.length > 0 && table.decision === this.#told?.decision;
    this.entries = [...this.entries, ...fresh];
    this.table = this.#told = table;
    if (isAskedStill) this.lookAgain();
    else if (fresh.some(({ kind }) => kind !== "said")) this.look(null);
    for (const heard of this.#listeners) heard(fresh, table);
  }
}
