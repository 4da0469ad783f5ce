/** A table as the server tells it, message by message; the rules of this page make the rest of it. */
import type { State } from "../engine/engine";
import { predict } from "../engine/prediction";
import { eventLine } from "../lib/sentences";
import type { EntryLine, PageEntry, PageFacts, PageNews, Table } from "../lib/wire";
import type { Rules } from "../play/rules";
import { tableOf, type Facts, type Known } from "../play/table";
import { patched } from "./difference";

/** A choice on its way to the server. */
export interface Act {
  decision: number;
  action: string;
}

/** A table with choices on their way; `acting` is the first one of which nobody can know what it leads to. */
export interface Foreseen {
  table: Table;
  known: Known | null;
  acting: string | null;
}

export class Told {
  facts: PageFacts | null = null;
  state: State | null = null;
  #seq = 0;
  #decision: number | null = null;
  /** Milliseconds by which this device's clock is ahead of the server's. */
  #ahead = 0;
  #clocks: NonNullable<PageNews["clocks"]> = [];

  /** Take up a message; its entries. Before a match begins, and of an archived one, there are no rules. */
  fold(news: PageNews, rules: Rules | null): EntryLine[] {
    this.facts = news.facts ?? this.facts;
    [this.#seq, this.#decision] = [news.seq, news.decision ?? this.#decision];
    this.#ahead = Date.now() - news.now;
    if (news.clocks?.length) this.#clocks = news.clocks;
    if (news.state && rules) {
      const before = news.whole ? new Uint8Array(rules.engine.layout.state.size) : this.state;
      if (!before) throw new Error("a difference from a state that was never told");
      this.state = patched(before, news.state);
    }
    return (news.entries ?? []).map((entry) => entryLine(entry, rules));
  }

  /** The table after all that was told, and after choices that the server has not answered, as far as that is certain. */
  after(acts: Iterable<Act>, rules: Rules | null): Foreseen | null {
    const { facts } = this;
    if (!facts) return null;
    let [state, decision] = [this.state, this.#decision];
    let acting: string | null = null;
    for (const act of acts) {
      if (!rules || !state || facts.seat === null || act.decision !== decision) continue;
      const next = predict(rules.engine, state, facts.seat, act.action);
      if (!next) {
        acting = act.action;
        break;
      }
      [state, decision] = [next.state, decision + next.steps];
    }
    const known = rules && state ? { rules, state } : null;
    const moment = { seq: this.#seq, now: Date.now() - this.#ahead, decision };
    const table = tableOf(this.#timed(facts), moment, known);
    // Nobody goes on from a table that the server has not told.
    return { table: decision === this.#decision ? table : { ...table, legal: [] }, known, acting };
  }

  #timed(facts: Facts): Facts {
    const seats = facts.seats.map((seat, number) => {
      const [time_left, since] = this.#clocks[number] ?? [seat.time_left, seat.since];
      return { ...seat, time_left, since };
    });
    return { ...facts, seats };
  }
}

/** An entry in which events are told by name. */
function entryLine({ events, seat = null, ...entry }: PageEntry, rules: Rules | null): EntryLine {
  if (!events || !rules) return { ...entry, seat };
  const lines = events.map(([kind = 0, of = 0, ...numbers]) => eventLine({ kind, seat: of, numbers }, rules.manifest));
  return { ...entry, seat, events: lines };
}
