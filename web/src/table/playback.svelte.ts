/** What others did, played on the board in its turn: each choice for a while, with its pieces outlined. */
import { mayMove } from "../lib/motion";
import type { EntryLine, EventLine, Table } from "../lib/wire";
import type { Past } from "../play/seat.svelte";
import type { Pace } from "../shell/settings.svelte";

/** Milliseconds that a choice is shown. */
const SHOWN: Record<Pace, number> = { slow: 1400, normal: 800, fast: 350, none: 0 };
/** A further step of the same turn takes this part of it. */
const STEP = 0.45;
/** Milliseconds that the own move takes until it lies. */
const OWN = 260;
/** Bots that are faster than this many choices are not waited for. */
const MOST = 24;
/** From so many on, each is shown half as long. */
const MANY = 6;

const isAction = ({ kind }: EntryLine): boolean => kind === "action";

interface Scene extends Past {
  /** The table before. */
  before: Table;
  again: boolean;
}

/** Whether all have chosen who were asked at the same time; until then nothing is to be seen. News may tell of several at once. */
function uncovers(before: Table, entries: EntryLine[]): boolean {
  const chose = new Set(entries.filter(isAction).map(({ seat }) => seat));
  return chose.size > 0 && before.pending.every((seat) => chose.has(seat));
}

/** What can be played once more. */
export function scenesOf(since: Past[]): Scene[] {
  const scenes = since
    .slice(1)
    .map((past, place) => ({ ...past, before: since[place]?.table ?? past.table, again: true }));
  return scenes.filter(({ entries, before }) => uncovers(before, entries));
}

export class Playback {
  #queue = $state.raw<Scene[]>([]);
  /** Whether the first of the queue is shown; until then, it is what was there before. */
  #begun = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moved = -Infinity;
  #last: number | null = null;

  constructor(readonly pace: () => Pace) {}

  /** What is shown now; null while nothing is played. */
  readonly scene = $derived<Scene | null>(this.#begun ? (this.#queue[0] ?? null) : null);

  /** The table of then. Null if it is the present one, also while the last choice is still outlined: it holds nobody up. */
  readonly table = $derived.by<Table | null>(() => {
    const [first] = this.#queue;
    if (!first) return null;
    if (!this.#begun) return first.before;
    return this.#queue.length > 1 || first.again ? first.table : null;
  });

  readonly events = $derived<EventLine[]>(this.scene?.entries.flatMap((entry) => entry.events ?? []) ?? []);

  /** I have chosen: that is seen first. */
  own(): void {
    this.skip();
    this.#moved = performance.now();
  }

  /** Somebody else has chosen; what uncovers nothing is left out. */
  add(before: Table, { table, entries }: Past): void {
    if (this.pace() === "none" || document.hidden || !uncovers(before, entries)) return;
    if (this.#queue.length >= MOST) this.skip();
    this.#queue = [...this.#queue, { before, table, entries, again: false }];
    if (this.#queue.length > 1) return;
    // What the own choice has uncovered begins with it.
    if (entries.find(isAction)?.seat === table.seat) this.#begin();
    else this.#wait();
  }

  /** Somebody has come to a shared device: what happened since their own last turn, as their seat knows it. */
  catchUp(since: Past[]): void {
    this.skip();
    if (this.pace() === "none") return;
    this.#queue = scenesOf(since)
      .slice(-MOST)
      .map((scene) => ({ ...scene, again: false }));
    if (this.#queue.length) this.#begin();
  }

  /** Everything since the own last turn once more; at most so many choices. */
  again(since: Past[], most = Infinity): void {
    this.skip();
    this.#queue = scenesOf(since).slice(-most);
    if (this.#queue.length) this.#begin();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#begun = false;
    this.#last = null;
  }

  /** The own move lands first. */
  #wait(): void {
    this.#begun = false;
    const rest = mayMove() ? this.#moved + OWN - performance.now() : 0;
    if (rest > 0) this.#timer = setTimeout(() => this.#begin(), rest);
    else this.#begin();
  }

  #begin(): void {
    const mover = this.#queue[0]?.entries.find(isAction)?.seat ?? null;
    const pace = this.#queue[0]?.again && this.pace() === "none" ? "normal" : this.pace();
    const part = (mover !== null && mover === this.#last ? STEP : 1) * (this.#queue.length > MANY ? 0.5 : 1);
    this.#last = mover;
    this.#begun = true;
    this.#timer = setTimeout(() => this.#next(), SHOWN[pace] * part);
  }

  #next(): void {
    this.#queue = this.#queue.slice(1);
    if (this.#queue.length) this.#begin();
    else this.skip();
  }
}
