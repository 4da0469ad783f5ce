/** The rules of a game, as the server has them. A state is plain bytes; what changes one, makes another. */
import { readRecord, type Shape } from "../lib/records";
import type { Layout } from "./layout";
import { Memory, type Address } from "./module";

/** Nothing, nobody; as a viewer, a spectator. */
export const NONE = -1;
const WORDS = 2; // of a generator
const BLOCK = 16; // letters that are copied at once: as core/memory.py has it
const DEALS = 12; // in which actions are tried
const LOOKS = 37n; // the stream of generators that deal them: as core/preview.py has it

export type State = Uint8Array;

/** What is chosen of an option, as records have it. */
export type Choice = string | number | boolean;

/** Options by name; what is left out is as usual. */
export type Choices = Record<string, Choice>;

/** What happened, whole: nobody may see all of it but by `seenBy`. */
export interface RawEvent {
  kind: number;
  seat: number;
  audience: number;
  numbers: number[];
}

/** What an action costs or brings: why, what and how many; to whom, if not to oneself. */
export interface Part {
  why: string;
  good: string;
  count: number;
  party: number | null;
}

/** How points and goods change for certain, and what the change is made of. */
export interface Foreseen {
  points: Record<string, number>;
  goods: Record<string, number>;
  parts: Part[];
}

/** A score pad, counted. By party: points by category, the numbers they are made of, what speaks for doubts. */
export interface PadCount {
  /** By entry: the rule that forbids it, or 0; and the points that it brings by itself. */
  told: { rule: number; worth: number }[];
  points: number[][];
  notes: number[][];
  doubts: number[][];
  places: number[];
  /** What decides between equals: more is better. */
  ties: number[];
  /** The state behind it, to be drawn. */
  state: State;
}

/** What an engine is made of. */
export interface Parts {
  module: WebAssembly.Module;
  layout: Layout;
  shape: Shape<unknown>;
  categories: string[];
}

/** A choice as a text: yes and no for flags, the word or number itself otherwise. */
export const spell = (choice: Choice): string =>
  typeof choice === "boolean" ? (choice ? "yes" : "no") : String(choice);

export class Engine {
  readonly memory: Memory;
  readonly layout: Layout;
  readonly categories: string[];
  readonly #parts: Parts;
  readonly #state: Address;
  readonly #actions: Address;
  readonly #notation: { program: Address; texts: Address; letters: number; starts: Address };
  readonly #patterns: RegExp[];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.layout = parts.layout;
    this.categories = parts.categories;
    this.memory = new Memory(parts.module);
    this.#state = this.memory.take(this.layout.state.size);
    this.#actions = this.memory.take(4 * this.layout.legal_limit);
    const { program, texts, kinds } = this.layout.notation;
    const letters = new TextEncoder().encode(texts.join(""));
    const starts = [0];
    for (const text of texts) starts.push((starts.at(-1) ?? 0) + text.length); // they are plain letters
    this.#notation = {
      program: this.memory.keep(program),
      texts: this.memory.take(letters.length + BLOCK),
      letters: letters.length + BLOCK,
      starts: this.memory.keep(starts),
    };
    this.memory.put(this.#notation.texts, letters);
    this.#patterns = kinds.map(({ pattern }) => new RegExp(`^(?:${pattern})$`, "i"));
  }

  // -- starting -------------------------------------------------------------------------------------------------------

  /** A match as it is dealt: from the number of seats, the options and a seed of 128 bits. */
  deal(seats: number, options: Choices, seed: bigint): State {
    return this.#changed(this.template(seats, options), (s) => {
      const [high, low] = [BigInt.asIntN(64, seed >> 64n), BigInt.asIntN(64, seed)];
      this.memory.call.seed(s + this.layout.state.rng, WORDS, high, low);
      this.memory.call.setup(s);
    });
  }

  /** A state with its header filled, not yet set up. */
  template(seats: number, options: Choices): State {
    const { state, parties, prepared, prepared_for } = this.layout;
    const made = new Uint8Array(state.size);
    const view = new DataView(made.buffer);
    view.setBigInt64(state.seats, BigInt(seats), true);
    view.setBigInt64(state.parties, BigInt(parties[seats] ?? seats), true);
    for (const { name, place, choices } of state.options) {
      const code = choices.indexOf(options[name] ?? choices[0] ?? "");
      if (code < 0) throw new Error(`no such choice: ${name}=${options[name]}`);
      view.setInt8(place, code);
    }
    const chosen = Object.entries(prepared_for).flatMap(([name, facts]) => facts[spell(options[name] ?? "")] ?? []);
    for (const [at, bytes] of [...prepared, ...chosen]) made.set(fromBase64(bytes), at);
    return made;
  }

  // -- asking ---------------------------------------------------------------------------------------------------------

  /** All seats that must choose now; nobody, when the match is over. */
  pending(state: State): number[] {
    const waiting = this.#asked(state, (s) => this.memory.call.pending(s));
    return Array.from({ length: this.seats(state) }, (_, seat) => seat).filter((seat) => (waiting >> seat) & 1);
  }

  seats(state: State): number {
    return readLong(state, this.layout.state.seats);
  }

  parties(state: State): number {
    return readLong(state, this.layout.state.parties);
  }

  /** The ids of all legal actions of a seat, in ascending order: how they were found may tell hidden things. */
  legal(state: State, seat: number): Int32Array {
    const limit = this.layout.legal_limit;
    const count = this.#asked(state, (s) => this.memory.call.legal(s, seat, this.#actions, limit));
    return this.memory.ints(this.#actions, count).slice().sort();
  }

  /** The number of the rule that forbids an action; 0, if it is legal. */
  refusal(state: State, seat: number, action: number): number {
    return this.#asked(state, (s) => this.memory.call.refusal(s, seat, action));
  }

  /** How many action ids there are. */
  count(state: State): number {
    return this.#asked(state, (s) => this.memory.call.count(s));
  }

  /** Points by category. */
  points(state: State, party: number): number[] {
    const count = this.categories.length;
    return this.memory.within([8 * count], (out) => {
      this.#asked(state, (s) => this.memory.call.score(s, party, out, count));
      return Array.from(this.memory.longs(out, count), Number);
    });
  }

  /** The place of every party as the points stand, counted from 1; equals share a place. */
  ranks(state: State): number[] {
    const [count, parties] = [this.categories.length, this.parties(state)];
    return this.memory.within([8 * count, 8 * parties], (points = 0, out = 0) => {
      this.#asked(state, (s) => this.memory.call.rank(s, points, count, out, parties));
      return Array.from(this.memory.longs(out, parties), Number);
    });
  }

  /** What a seat, or a spectator, may know. */
  look(state: State, viewer: number): unknown {
    return readRecord(this.#parts.shape, this.lookAt(state, viewer));
  }

  /** The same as bytes. */
  lookAt(state: State, viewer: number): Uint8Array {
    const { size } = this.#parts.shape;
    return this.memory.within([size], (view) => {
      this.#asked(state, (s) => this.memory.call.look(s, viewer, view));
      return this.memory.copy(view, size);
    });
  }

  /** What happened with the last action. */
  events(state: State): RawEvent[] {
    const { event } = this.layout;
    const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
    const [first, count] = event.numbers;
    return Array.from({ length: readLong(state, this.layout.state.event_count) }, (_, number) => {
      const at = this.layout.state.events + number * event.size;
      return {
        kind: view.getInt16(at + event.kind, true),
        seat: view.getInt16(at + event.seat, true),
        audience: view.getInt16(at + event.audience, true),
        numbers: Array.from({ length: count }, (_, i) => view.getInt32(at + first + 4 * i, true)),
      };
    });
  }

  /** Are there choices of several steps? */
  get hasSteps(): boolean {
    return this.memory.call.unfinished !== undefined;
  }

  /** Has a seat only begun a choice? */
  unfinished(state: State, seat: number): boolean {
    return this.#asked(state, (s) => (this.memory.call.unfinished?.(s, seat) ?? 0) !== 0);
  }

  // -- score pads -----------------------------------------------------------------------------------------------------

  /** What entries on a score pad come to; each is a kind, a party and numbers. */
  countPad(seats: number, options: Choices, entries: readonly (readonly number[])[]): PadCount {
    const { memory, categories } = this;
    const pad = this.layout.pad;
    if (!pad) throw new Error("no score pad");
    const made = this.template(seats, options);
    const [parties, kinds, width] = [this.parties(made), categories.length, 2 + pad.numbers];
    const table = (rows: number, columns: number): number => 8 * rows * columns;
    const rooms = [
      ...[table(entries.length, width), table(parties, pad.columns), table(entries.length, 2), table(parties, kinds)],
      ...[table(parties, pad.notes.length), table(2, parties), table(parties, pad.doubts.length)],
    ];
    return memory.within(rooms, (all = 0, given = 0, told = 0, points = 0, notes = 0, places = 0, doubts = 0) => {
      for (const [row, entry] of entries.entries())
        memory.longs(all + table(row, width), entry.length).set(entry.map(BigInt));
      const state = this.#changed(made, (s) =>
        memory.call.count_pad?.(
          ...([s, all, entries.length, width, given, parties, pad.columns, told, entries.length, 2] as const),
          ...([points, parties, kinds, notes, parties, pad.notes.length, places, 2, parties] as const),
          ...([doubts, parties, pad.doubts.length] as const),
        ),
      );
      const rows = (at: Address, count: number, columns: number): number[][] =>
        Array.from({ length: count }, (_, row) => Array.from(memory.longs(at + table(row, columns), columns), Number));
      const [ranks = [], ties = []] = rows(places, 2, parties);
      return {
        told: rows(told, entries.length, 2).map(([rule = 0, worth = 0]) => ({ rule, worth })),
        points: rows(points, parties, kinds),
        notes: rows(notes, parties, pad.notes.length),
        doubts: rows(doubts, parties, pad.doubts.length),
        places: ranks,
        ties,
        state,
      };
    });
  }

  // -- changing -------------------------------------------------------------------------------------------------------

  /** The state after a legal action. */
  apply(state: State, seat: number, action: number): State {
    return this.#changed(state, (s) => this.memory.call.apply(s, seat, action));
  }

  /** The state without all that a viewer cannot know: it is dealt anew by the generator with these numbers. */
  forget(state: State, viewer: number, high: number, low: number): State {
    return this.memory.within([8 * WORDS], (rng) => {
      this.memory.call.seed(rng, WORDS, BigInt(high), BigInt(low));
      return this.forgetBy(state, viewer, rng);
    });
  }

  /** The same by a generator that goes on. */
  forgetBy(state: State, viewer: number, rng: Address): State {
    return this.#changed(state, (s) => {
      this.memory.call.determinize(s, viewer, rng, WORDS);
      this.memory.call.clear_events(s); // that there are some may tell that somebody did something unseen
    });
  }

  /** What a seat knows after a step of a choice, from what it knew before; null if the choice is complete with it. */
  continued(known: State, seat: number, action: number): State | null {
    const after = this.apply(known, seat, action);
    return this.unfinished(after, seat) ? this.forget(after, seat, 0, 1) : null;
  }

  /** The state after an action that is only looked at: where others choose at the same time, by itself. */
  act(state: State, seat: number, action: number): State {
    return this.#changed(state, (s) => this.memory.call.act(s, seat, action));
  }

  // -- looking ahead and back -----------------------------------------------------------------------------------------

  /** What actions of a seat, one after the other, would do, as far as it is certain: from what the seat may know. */
  foresee(known: State, seat: number, actions: number[]): Foreseen {
    const { memory, layout } = this;
    const [size, kinds, goods] = [known.length, this.categories.length, layout.goods.length];
    const most = layout.part_limit * actions.length;
    const tables = [8 * WORDS * DEALS, 4 * actions.length, 24 * kinds, 24 * goods, 16];
    const rooms = [DEALS * size, DEALS * size, ...tables, layout.part.size * most, layout.part.size * most];
    return memory.within(
      rooms,
      (deals = 0, worlds = 0, rngs = 0, ids = 0, points = 0, owned = 0, unsure = 0, told = 0, sure = 0) => {
        for (let deal = 0; deal < DEALS; deal++) {
          const rng = rngs + 8 * WORDS * deal;
          memory.call.seed(rng, WORDS, LOOKS, BigInt(deal));
          memory.put(deals + size * deal, this.forgetBy(known, seat, rng));
        }
        memory.ints(ids, actions.length).set(actions);
        const others = layout.alone ? 0 : memory.call.pending(deals) & ~(1 << seat);
        memory.call.foresee(
          ...[deals, DEALS, worlds, DEALS, rngs, DEALS, WORDS, seat, others, ids, actions.length],
          ...([points, 3, kinds, owned, 3, goods, unsure, 2] as const),
        );
        const [vaguePoints = 0, vagueGoods = 0] = Array.from(memory.longs(unsure, 2), Number);
        const parts =
          memory.call.sure_parts?.(
            ...([deals, DEALS, worlds, DEALS, seat, ids, actions.length, told, most, sure, most] as const),
          ) ?? 0;
        return {
          points: certain(this.categories, memory.longs(points + 16 * kinds, kinds), vaguePoints),
          goods: certain(layout.goods, memory.longs(owned + 16 * goods, goods), vagueGoods),
          parts: Array.from({ length: parts }, (_, place) => this.#part(sure + layout.part.size * place)),
        };
      },
    );
  }

  #part(at: Address): Part {
    const { part, part_reasons, part_goods } = this.layout;
    const { view } = this.memory;
    const [good, party] = [view.getInt8(at + part.good), view.getInt8(at + part.party)];
    return {
      why: part_reasons[view.getInt8(at + part.why)] ?? "",
      good: part_goods[good] ?? "",
      count: view.getInt16(at + part.count, true),
      party: party === NONE ? null : party,
    };
  }

  /** What a legal action does, as a sentence of the game. */
  describe(state: State, seat: number, action: number): { kind: number; numbers: number[] } {
    const { size, numbers } = this.layout.sentence;
    const [first, count] = numbers;
    return this.memory.within([size], (told) => {
      this.#asked(state, (s) => this.memory.call.describe(s, seat, action, told));
      const kind = this.memory.view.getInt16(told, true);
      return { kind, numbers: Array.from(this.memory.ints(told + first, count)) };
    });
  }

  /** Whether a viewer has learned something hidden from the actions of a seat's choice, which led from one state to another. */
  hasLearned(before: State, after: State, viewer: number, seat: number, actions: number[]): boolean {
    const { memory } = this;
    const [limit, view, size] = [this.layout.legal_limit, this.#parts.shape.size, before.length];
    const rooms = [size, size, 2 * size, 4 * actions.length, 8 * limit, 2 * view];
    return memory.within(rooms, (from = 0, to = 0, worlds = 0, ids = 0, choices = 0, views = 0) => {
      memory.put(from, before);
      memory.put(to, after);
      memory.ints(ids, actions.length).set(actions);
      const learned = memory.call.has_learned(
        ...[from, to, worlds, 2, viewer, seat, ids, actions.length, choices, 2 * limit],
        ...([views, 2, views, 2 * view] as const),
      );
      return learned !== 0;
    });
  }

  // -- actions in writing ---------------------------------------------------------------------------------------------

  /** Actions in notation. */
  notations(state: State, actions: ArrayLike<number>): string[] {
    const { notation } = this.layout;
    const room = 2 + actions.length * notation.most + BLOCK;
    return this.memory.within([4 * actions.length, notation.size, room], (ids = 0, explained = 0, out = 0) => {
      this.memory.ints(ids, actions.length).set(actions);
      const { program, texts, letters, starts } = this.#notation;
      const size = this.#asked(state, (s) =>
        this.memory.call.write_notations(
          ...[s, ids, actions.length, explained, 1, program, notation.program.length, texts, letters],
          ...([starts, notation.texts.length + 1, out, room] as const),
        ),
      );
      return JSON.parse(new TextDecoder().decode(this.memory.bytes(out, size))) as string[];
    });
  }

  /** The id of the action that a text names; or whether it cannot be read, or there is no such action. */
  number(state: State, text: string): number | "unreadable" | "unknown" {
    const words = text.trim();
    if (!/^[\0-\x7f]*$/.test(text)) return "unreadable"; // a space of another kind is none
    for (const [kind, pattern] of this.#patterns.entries()) {
      const said = pattern.exec(words);
      if (said) return this.#numberOf(state, kind, said.groups ?? {}) ?? "unknown";
    }
    return "unreadable";
  }

  #numberOf(state: State, kind: number, said: Record<string, string | undefined>): number | null {
    const { notation } = this.layout;
    const numbers = (notation.kinds[kind]?.members ?? []).map(({ name, words, default: usual }) => {
      const text = said[name];
      if (text === undefined) return usual ?? NONE;
      const plain = text.toLowerCase().split(/\s+/).join(" ").trim();
      return words.length ? words.findIndex((word) => word.toLowerCase() === plain) : Number(text);
    });
    return this.memory.within([notation.size, notation.size], (action = 0, again = 0) => {
      this.memory.view.setInt16(action, kind, true);
      this.memory.ints(action + notation.numbers, numbers.length).set(numbers);
      const found = this.#asked(state, (s) => this.memory.call.find(s, action, again));
      return found < 0 ? null : found;
    });
  }

  // -- how it is done -------------------------------------------------------------------------------------------------

  #asked<T>(state: State, ask: (s: Address) => T): T {
    this.memory.put(this.#state, state);
    return ask(this.#state);
  }

  #changed(state: State, change: (s: Address) => void): State {
    this.#asked(state, change);
    return this.memory.copy(this.#state, state.length);
  }
}

/** What changes, by name, unless it depends on the deal: of that, bits tell. */
function certain(names: string[], changes: BigInt64Array, unsure: number): Record<string, number> {
  const told = names.map((name, place) => [name, Number(changes[place]), (unsure >> place) & 1] as const);
  return Object.fromEntries(told.flatMap(([name, change, vague]) => (change && !vague ? [[name, change]] : [])));
}

const readLong = (state: State, at: number): number =>
  Number(new DataView(state.buffer, state.byteOffset, state.byteLength).getBigInt64(at, true));

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
