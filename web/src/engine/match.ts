/** A match: one play of a game, from options, seed and actions; as core/match.py has it. */
import type { Choices, Engine, RawEvent, State } from "./engine";
import { joinSteps, splitSteps } from "./steps";
import { Trouble } from "./trouble";

/** An action that was played, and whether it left the choice to be continued. */
export interface Played {
  seat: number;
  action: number;
  notation: string;
  unfinished: boolean;
  events: RawEvent[];
}

export class Match {
  readonly engine: Engine;
  readonly seats: number;
  readonly options: Choices;
  readonly seed: bigint;
  state: State;
  played: Played[] = [];

  constructor(
    engine: Engine,
    seats: number,
    options: Choices,
    seed: bigint,
    state: State = engine.deal(seats, options, seed),
  ) {
    [this.engine, this.seats, this.options, this.seed, this.state] = [engine, seats, options, seed, state];
  }

  /** A match from a state on: what led to it is not known. */
  static from(engine: Engine, state: State): Match {
    return new Match(engine, engine.seats(state), {}, 0n, state);
  }

  /** All seats that must choose now; nobody, when the match is over. */
  get pending(): number[] {
    return this.engine.pending(this.state);
  }

  /** Play a choice in notation; a refused one changes nothing. With `whole` it must be complete. */
  play(text: string, seat: number, whole = false): void {
    if (!this.pending.length) throw new Trouble("match-over");
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.seats)
      throw new Trouble("no-such-seat", { seat: String(seat), seats: this.seats });
    const before = [this.state, this.played] as const;
    let last: Played | null = null;
    try {
      for (const step of split(this.engine, text)) {
        if (last && !last.unfinished) throw new Trouble("too-many-steps", { action: shown(text), step: last.notation });
        last = this.#step(step, seat);
      }
      if (whole && last?.unfinished)
        throw new Trouble("choice-unfinished", { action: shown(text), example: complete(this.engine, last.notation) });
    } catch (error) {
      [this.state, this.played] = before;
      throw error;
    }
  }

  #step(text: string, seat: number): Played {
    const action = numberOf(this.engine, this.state, text);
    allow(this.engine, this.state, seat, action);
    return this.#apply(seat, action);
  }

  /** What was played is kept by choice: first those that are complete, then those under way, the last one at the end. */
  #apply(seat: number, action: number): Played {
    const { engine } = this;
    const [notation = ""] = engine.notations(this.state, [action]);
    this.state = engine.apply(this.state, seat, action);
    const unfinished = engine.unfinished(this.state, seat);
    const one = { seat, action, notation, unfinished, events: engine.events(this.state) };
    const begun = this.played.findLastIndex((step) => !step.unfinished) + 1;
    const underWay = this.played.slice(begun);
    const own = [...underWay.filter((step) => step.seat === seat), one];
    const others = underWay.filter((step) => step.seat !== seat);
    this.played = [...this.played.slice(0, begun), ...(unfinished ? [...others, ...own] : [...own, ...others])];
    return one;
  }

  /** The same match, to go on with by itself. */
  twin(): Match {
    const twin = new Match(this.engine, this.seats, this.options, this.seed, this.state);
    twin.played = this.played;
    return twin;
  }

  /** A match with the same beginning: the first `count` actions, or all. */
  fork(count = this.played.length): Match {
    if (count === this.played.length) return this.twin();
    const twin = new Match(this.engine, this.seats, this.options, this.seed);
    for (const { seat, action } of this.played.slice(0, count)) twin.#apply(seat, action);
    return twin;
  }

  /** The actions by choice, a line of the record each: one action, or the steps of a longer choice. */
  get choices(): Played[][] {
    const grouped: Played[][] = [];
    for (const one of this.played) {
      const last = grouped.at(-1)?.at(-1);
      if (last?.unfinished && last.seat === one.seat) grouped.at(-1)?.push(one);
      else grouped.push([one]);
    }
    return grouped;
  }

  /** The match without the last choice of a seat; what others chose at the same time stays. */
  without(seat: number): Match {
    const choices = this.choices;
    const place = choices.findLastIndex(([first]) => first?.seat === seat);
    const steps = choices[place] ?? [];
    const kept = steps.at(-1)?.unfinished ? steps.slice(0, -1) : [];
    const again = this.fork(choices.slice(0, place).flat().length);
    for (const step of [...kept, ...choices.slice(place + 1).flat()]) again.#apply(step.seat, step.action);
    return again;
  }

  /** The state as a viewer may know it: everything hidden is forgotten. */
  knownTo(viewer: number): State {
    return this.engine.forget(this.state, viewer, 0, 1);
  }

  /** What a table accepts from a seat, in notation: the legal actions, or the shortest whole choices. */
  legal(seat: number): string[] {
    const { engine } = this;
    const said = engine.notations(this.state, engine.legal(this.state, seat));
    return said.map((step) => complete(this.engine, step));
  }

  scores(): Record<string, number>[] {
    const { engine } = this;
    return Array.from({ length: engine.parties(this.state) }, (_, party) => {
      const points = engine.points(this.state, party);
      return Object.fromEntries(engine.categories.map((name, place) => [name, points[place] ?? 0]));
    });
  }

  /** The place of every party, counted from 1. */
  get ranks(): number[] {
    return this.engine.ranks(this.state);
  }

  /** The parties in the first place when the match is over. */
  get winners(): number[] {
    return this.pending.length ? [] : this.ranks.flatMap((place, party) => (place === 1 ? [party] : []));
  }
}

const shown = (text: string): string => text.slice(0, 60);

/** The steps that a text holds: in the game's own way, or one a word. */
export function split({ hasSteps, layout: { steps } }: Engine, text: string): string[] {
  if (!hasSteps) return [text];
  if (steps) return splitSteps(steps, text);
  const words = text.split(/\s+/).filter(Boolean);
  return words.length ? words : [text];
}

/** The steps of a choice as one text. */
export const join = ({ layout: { steps } }: Engine, said: string[]): string =>
  steps ? joinSteps(steps, said) : said.join(" ");

/** A step of a choice with secret steps as a whole choice; any other action as it is. */
export const complete = ({ layout: { steps, secret_steps } }: Engine, step: string): string =>
  steps && secret_steps ? joinSteps(steps, [step, steps.end]) : step;

/** The id of an action in notation; Trouble if there is none such. */
export function numberOf(engine: Engine, state: State, text: string): number {
  const { example } = engine.layout.notation;
  const found = engine.number(state, text);
  if (found === "unreadable") throw new Trouble("action-text", { action: shown(text), example });
  if (found === "unknown") throw new Trouble("action-out-of-range", { action: shown(text) });
  return found;
}

/** Trouble, if a rule forbids an action. */
export function allow(engine: Engine, state: State, seat: number, action: number): void {
  const broken = engine.refusal(state, seat, action);
  if (!broken) return;
  const [said = ""] = engine.notations(state, [action]);
  const rule = `${engine.layout.rule_prefix}-${broken}`;
  throw new Trouble("illegal-action", { rule, action: said }, rule);
}
