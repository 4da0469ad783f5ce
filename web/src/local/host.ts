/** This page as the host of a match of this device, with bots in a worker. */
import { NONE } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import { allowUndo } from "../engine/undo";
import { GUEST } from "../lib/names";
import { speaker } from "../lib/texts.svelte";
import type { Done, Replayed, Table } from "../lib/wire";
import { choose } from "../play/bots";
import { courseOf, type Moment, type Progress } from "../play/course";
import type { Host } from "../play/host";
import type { Known } from "../play/table";
import { refusalOf } from "../play/words";
import { createLocal } from "./create";
import { LocalMatch, rulesOf, STAND_IN } from "./match";
import { LocalSeat } from "./seat";
import { NO_SUCH_MATCH, ON_DISK, type Keeper, type LocalEntry } from "./store";
import { refuse } from "./words";

/** Milliseconds until bots try again what went wrong. */
const AGAIN = 2000;

type Draft = Omit<LocalEntry, "seq" | "at">;

/** Who looks over somebody's shoulder, and where the match is kept. */
export interface Beside {
  keeper?: Keeper;
  /** As long as this is so, bots wait. */
  held?: () => boolean;
  /** The match as it is now: told before bots go on. */
  heard?: (now: LocalMatch) => void;
}

/** One tab works for all; browsers give no locks to pages that came without encryption: there each tab works. */
async function byOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(name, work) : work());
}

/** The host of a match of this device: all its seats share it. */
export class LocalHost implements Host {
  readonly local = true;
  #match: LocalMatch | null = null;
  /** Why there is none. */
  #missing: Error | null = null;
  readonly #seats = new Set<LocalSeat>();
  readonly #ready: Promise<void>;
  #thinking = false;
  #closed = false;
  /** What is being done with the log: one thing after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #rematch: Promise<string> | null = null;
  /** Other tabs with the same match, as long as somebody sits here. */
  #others: BroadcastChannel | null = null;

  readonly #keeper: Keeper;
  readonly #held: () => boolean;
  readonly #heard: (now: LocalMatch) => void;

  constructor(
    readonly match: string,
    { keeper = ON_DISK, held = () => false, heard = () => undefined }: Beside = {},
  ) {
    [this.#keeper, this.#held, this.#heard] = [keeper, held, heard];
    this.#ready = this.#load();
  }

  async #load(): Promise<void> {
    try {
      const found = await this.#keeper.readMatch(this.match);
      if (found) this.#goOn(await this.#folded(found));
      else this.#end();
    } catch (error) {
      this.#missing = error instanceof Error ? error : new Error(String(error));
      const why = error instanceof Trouble ? refusalOf(error, "").message : speaker()("page-local-unopened");
      if (!(error instanceof Trouble)) console.error(error);
      for (const one of this.#seats) one.problem = why;
    }
  }

  /** A match as its log has it. */
  async #folded({ facts, entries }: NonNullable<Awaited<ReturnType<Keeper["readMatch"]>>>): Promise<LocalMatch> {
    const match = new LocalMatch(facts, await rulesOf(facts.game, facts.rulesVersion));
    for (const entry of entries) match.fold(entry);
    return match;
  }

  /** There is no such match, or not any more. */
  #end(): void {
    this.#match = null;
    for (const one of this.#seats) one.status = "gone";
  }

  #known(): LocalMatch {
    if (!this.#match) throw this.#missing ?? new Trouble(NO_SUCH_MATCH, { match: this.match });
    return this.#match;
  }

  sit(seat: number | null): LocalSeat {
    const made = new LocalSeat(this, this.match, seat);
    this.#seats.add(made);
    this.#others ??= this.#hearOthers();
    if (this.#match) queueMicrotask(() => this.#tell(made));
    return made;
  }

  #hearOthers(): BroadcastChannel {
    const others = new BroadcastChannel(`tetrapolis-local-${this.match}`);
    const catchUp = (): void => void this.#inTurn(() => this.#catchUp()).catch(console.error);
    others.onmessage = catchUp;
    void this.#ready.then(catchUp);
    return others;
  }

  leave(seat: LocalSeat): void {
    this.#seats.delete(seat);
    if (!this.#seats.size) {
      this.#closed = true;
      this.#others?.close();
      this.#others = null;
    }
  }

  /** The seat that somebody who asks for none has: the first one of a person. */
  seatOf(wanted: number | null): number | null {
    return wanted ?? this.#match?.people[0] ?? null;
  }

  #tell(only?: LocalSeat): void {
    const match = this.#match;
    if (!match) return;
    for (const one of only ? [only] : this.#seats) {
      const seat = this.seatOf(one.seat);
      one.tell(match.entries(seat, one.entries.at(-1)?.seq ?? 0), match.table(seat));
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Another tab may have gone on. */
  async #catchUp(): Promise<void> {
    const match = this.#match;
    if (!match) return;
    let now = match;
    for (const entry of await this.#keeper.entriesOf(this.match, match.seq)) now = now.with(entry);
    if (now !== match) this.#goOn(now);
  }

  #goOn(now: LocalMatch): void {
    this.#match = now;
    this.#tell();
    this.#heard(now);
    void this.#think();
  }

  /** Whatever held the bots does not any more. */
  resume(): void {
    void this.#think();
  }

  /** Add an entry, if `check` has nothing against it: on the disk first, then for all to see. */
  #append(draft: Draft, check?: (now: LocalMatch) => void): Promise<void> {
    return this.#inTurn(() => byOneTab(`tetrapolis-log-${this.match}`, () => this.#write(draft, check)));
  }

  async #write(draft: Draft, check?: (now: LocalMatch) => void): Promise<void> {
    await this.#catchUp();
    const match = this.#known();
    check?.(match);
    const entry: LocalEntry = { ...draft, seq: match.seq + 1, at: Date.now() };
    const next = match.with(entry);
    await this.#keeper.keepEntry(this.match, entry, next.listed).catch((error: unknown) => {
      if (error instanceof Trouble && error.key === NO_SUCH_MATCH) this.#end();
      throw error;
    });
    this.#others?.postMessage(entry.seq);
    this.#goOn(next);
  }

  /** The seat whose bot must choose now. */
  #waitingBot(): number | undefined {
    const match = this.#closed || this.#held() ? null : this.#match;
    return match?.match.pending.find((seat) => match.botOf(seat));
  }

  /** Bots choose until none of them must; one tab does so for all. What goes wrong is tried again. */
  async #think(): Promise<void> {
    if (this.#thinking || this.#waitingBot() === undefined) return;
    this.#thinking = true;
    let pause = 0;
    try {
      await byOneTab(`tetrapolis-local-${this.match}`, () => this.#chooseForBots());
    } catch (error) {
      console.error(error);
      pause = AGAIN;
    }
    this.#thinking = false;
    if (this.#waitingBot() !== undefined) setTimeout(() => void this.#think(), pause);
  }

  async #chooseForBots(): Promise<void> {
    for (let seat = this.#waitingBot(); seat !== undefined; seat = this.#waitingBot()) {
      const match = this.#known();
      const way = match.rules.manifest.thinking.levels[match.botOf(seat)] ?? "";
      const action = await choose(match.rules.forWorker, match.match.knownTo(seat), seat, way, match.chanceOf(seat));
      if (this.#match === match) await this.#append({ kind: "action", seat, action });
    }
  }

  /** A choice of a person; `decision` says which one it is meant to be. */
  async act(seat: number, action: string, decision: number): Promise<void> {
    await this.#ready;
    await this.#append({ kind: "action", seat, action }, (match) => {
      match.mustPlayFor(seat);
      const now = match.decisionOf(seat);
      if (decision !== now) throw new Trouble("decision-over", { decision, now });
    });
  }

  async undo(seat: number): Promise<void> {
    await this.#ready;
    await this.#append({ kind: "undone", seat }, (match) => {
      match.mustPlayFor(seat);
      allowUndo(match.match, seat);
    });
  }

  /** The last choice of a seat never was, whatever it has uncovered: where a match is played to learn. */
  async takeBack(seat: number): Promise<void> {
    await this.#ready;
    await this.#append({ kind: "undone", seat }, (match) => match.mustHaveChosen(seat));
  }

  /** The state as the seat of somebody may know it. */
  knownTo(wanted: number | null): Known | null {
    return this.#match?.knownTo(this.seatOf(wanted)) ?? null;
  }

  async command(path: string, body?: unknown): Promise<Done> {
    await this.#ready;
    const seat = (body as { seat?: number } | undefined)?.seat ?? this.seatOf(null) ?? NONE;
    try {
      if (path === "rematch") return { match: await this.#again(), seq: this.#known().seq };
      if (path === "resign")
        await this.#append({ kind: "resigned", seat, level: STAND_IN }, (match) => {
          match.mustRun();
          if (match.seats[seat]?.resigned) throw new Trouble("resigned-already");
        });
      else if (path === "replace")
        await this.#append({ kind: "replaced", seat, level: STAND_IN }, (match) => {
          match.mustRun();
          if (match.seats[seat]?.kind !== "person" || match.botOf(seat)) throw new Trouble("seat-not-a-person");
        });
      else if (path === "return")
        await this.#append({ kind: "returned", seat }, (match) => {
          const one = match.seats[seat];
          if (!one?.standIn || one.resigned) throw new Trouble("nobody-stands-in");
        });
      return { match: this.match, seq: this.#known().seq };
    } catch (error) {
      return refuse(error, this.#match?.facts.game);
    }
  }

  /** A match like this one, every seat one further: made once, however often it is asked for. */
  async #again(): Promise<string> {
    const match = this.#known();
    if (match.match.pending.length) throw new Trouble("match-not-over");
    if (match.rematch !== null) return match.rematch;
    this.#rematch ??= this.#makeRematch();
    this.#rematch.catch(() => (this.#rematch = null));
    return this.#rematch;
  }

  async #makeRematch(): Promise<string> {
    await byOneTab(`tetrapolis-rematch-${this.match}`, async () => {
      await this.#inTurn(() => this.#catchUp());
      if (this.#known().rematch !== null) return;
      const { game, options, seats } = this.#known().facts;
      const again = [...seats.slice(1), ...seats.slice(0, 1)];
      const wished = again.map(({ kind, name, level }) => (kind === "person" ? `me:${name}` : level));
      const made = await createLocal({ game, options, seats: wished }, GUEST);
      await this.#append({ kind: "rematch", seat: null, match: made });
    });
    return this.#known().rematch ?? this.match;
  }

  async table(): Promise<Table> {
    await this.#ready;
    try {
      return this.#known().table(this.seatOf(null));
    } catch (error) {
      return refuse(error);
    }
  }

  /** The match, once it is over: until then hands are hidden. */
  async ended(): Promise<LocalMatch> {
    await this.#ready;
    try {
      const match = this.#known();
      if (match.match.pending.length) throw new Trouble("match-not-over");
      return match;
    } catch (error) {
      return refuse(error);
    }
  }

  async replayed(step: number, seat: number | null): Promise<Replayed> {
    return (await this.ended()).replayed(step, seat);
  }

  async course(tell: Progress): Promise<Moment[]> {
    const { rules, match } = await this.ended();
    return courseOf(rules, match, tell);
  }

  tableOf(match: string): string {
    return `/local/${match}`;
  }

  replayOf(match: string): string {
    return `/local/${match}/replay`;
  }

  record(): string {
    return `data:application/json;charset=utf-8,${encodeURIComponent(this.#match?.record() ?? "")}`;
  }
}
