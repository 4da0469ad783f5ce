/** What the engine says of a choice, in the few words that lessons and exercises are written in. */
import { NONE, type RawEvent, type State } from "../engine/engine";
import { complete, join, numberOf, split } from "../engine/match";
import { preview, type Previewed } from "../engine/preview";
import { Trouble } from "../engine/trouble";
import type { Rules } from "../play/rules";

/**
 * A fact. `points`: what a choice surely changes in a category, or in `all` of them; `goods`: in something else that one
 * owns. `said`: 1 if the sentence about the choice is this one; `number`: a number of it. `now` and `then`: what stands
 * at a place of the view before and after it; `change`: the difference. `box`: what stands at a place of the components.
 *
 * A place is a path such as `players/me/stones`; of a list it is the length.
 */
export type Term =
  | { points: string }
  | { goods: string }
  | { said: string }
  | { number: string }
  | { now: string }
  | { then: string }
  | { change: string }
  | { box: string };

/** What a fact must be. */
interface Bound {
  is?: number | string;
  least?: number;
  most?: number;
}

/** What is asked of a choice. */
export type Ask = (Term & Bound) | { all: Ask[] } | { any: Ask[] } | { not: Ask };

type Value = number | string;

/** A position as a seat knows it. */
export interface Position {
  rules: Rules;
  known: State;
  seat: number;
}

/** What surely changes with a choice: points by category, and goods. */
export type Change = Pick<Previewed, "points" | "goods">;

/** In which of the worlds that the seat can think of a choice is tried. */
const [STREAM, WORLD] = [37, -1] as const;
/** So many whole choices are looked through for one that does what is asked. */
const MOST = 1200;

export class Facts {
  readonly change: Change;
  /** What happens, as the rules tell it. */
  readonly events: RawEvent[];
  readonly #said: Record<string, number>;
  readonly #now: unknown;
  readonly #then: unknown;

  /** Of a choice in notation; Trouble, if it cannot be made. */
  constructor(
    readonly at: Position,
    readonly action: string,
  ) {
    const { rules, known, seat } = at;
    const { engine, manifest } = rules;
    const { told, points, goods } = preview(engine, known, seat, action);
    this.change = { points, goods };
    this.#said = {};
    for (const { kind, numbers } of told) {
      const sentence = manifest.sentences[kind];
      if (!sentence) continue;
      this.#said[sentence.key] = 1;
      for (const [place, name] of sentence.numbers.entries()) this.#said[`number ${name}`] = numbers[place] ?? 0;
    }
    this.events = [];
    let world = engine.forget(known, seat, STREAM, WORLD);
    for (const step of split(engine, action)) {
      world = engine.act(world, seat, numberOf(engine, world, step));
      this.events.push(...engine.events(world));
    }
    this.#now = engine.look(known, seat);
    this.#then = engine.look(world, seat);
  }

  value(term: Term): Value {
    const { seat, rules } = this.at;
    if ("points" in term) return sumOf(this.change.points, term.points);
    if ("goods" in term) return sumOf(this.change.goods, term.goods);
    if ("said" in term) return this.#said[term.said] ?? 0;
    if ("number" in term) return this.#said[`number ${term.number}`] ?? NONE;
    if ("then" in term) return placed(this.#then, term.then, seat);
    if ("change" in term)
      return Number(placed(this.#then, term.change, seat)) - Number(placed(this.#now, term.change, seat));
    return "now" in term ? placed(this.#now, term.now, seat) : placed(rules.manifest.box, term.box, seat);
  }

  holds(ask: Ask): boolean {
    if ("all" in ask) return ask.all.every((one) => this.holds(one));
    if ("any" in ask) return ask.any.some((one) => this.holds(one));
    if ("not" in ask) return !this.holds(ask.not);
    const value = this.value(ask);
    if (ask.is !== undefined && value !== ask.is) return false;
    if (ask.least !== undefined && !(Number(value) >= ask.least)) return false;
    return ask.most === undefined || Number(value) <= ask.most;
  }
}

/** A fact that needs no choice. */
export function valueNow({ rules, known, seat }: Position, term: Term): Value {
  if ("now" in term) return placed(rules.engine.look(known, seat), term.now, seat);
  return "box" in term ? placed(rules.manifest.box, term.box, seat) : 0;
}

const sumOf = (counts: Record<string, number>, name: string): number =>
  name === "all" ? Object.values(counts).reduce((sum, one) => sum + one, 0) : (counts[name] ?? 0);

function placed(from: unknown, path: string, seat: number): Value {
  let found = from;
  for (const name of path.split("/")) {
    const key = name === "me" ? String(seat) : name;
    found = (found as Record<string, unknown> | null | undefined)?.[key];
  }
  if (typeof found === "string") return found;
  return Array.isArray(found) ? found.length : Number(found ?? 0);
}

/** The facts of a choice; null, if it cannot be made. */
export function factsOf(at: Position, action: string): Facts | null {
  try {
    return new Facts(at, action);
  } catch (error) {
    if (error instanceof Trouble) return null;
    throw error;
  }
}

/** A choice that does what is asked: the one that is meant, if it does; else the first that is found. */
export function doing(at: Position, ask: Ask, meant: string): Facts | null {
  for (const action of [meant, ...wholeChoices(at)]) {
    const facts = factsOf(at, action);
    if (facts?.holds(ask)) return facts;
  }
  return null;
}

/** Whole choices of a seat, from their first step on. */
function* wholeChoices({ rules: { engine }, known, seat }: Position): Generator<string> {
  let count = 0;
  const begun: { world: State; steps: string[] }[] = [{ world: engine.forget(known, seat, STREAM, WORLD), steps: [] }];
  if (!engine.pending(known).includes(seat)) return;
  for (let one = begun.shift(); one && count < MOST; one = begun.shift()) {
    const { world, steps } = one;
    const actions = engine.legal(world, seat);
    const said = engine.notations(world, actions);
    for (const [place, step] of said.entries()) {
      const action = actions[place] ?? NONE;
      if (engine.layout.secret_steps) yield complete(engine, step);
      else {
        const next = engine.hasSteps ? engine.act(world, seat, action) : world;
        if (engine.hasSteps && engine.unfinished(next, seat)) begun.push({ world: next, steps: [...steps, step] });
        else yield join(engine, [...steps, step]);
      }
      count += 1;
    }
  }
}
