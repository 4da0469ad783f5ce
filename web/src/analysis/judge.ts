/** How decisions are judged: the few lines of src/tetrapolis/bots/judge.py around the same compiled functions. */
import type { Engine, State } from "../engine/engine";
import type { Mind } from "../engine/thinking";
import type { Judging } from "../games/manifest";

/** What the judge says of a decision; candidates are the played action, then the best others. */
export interface Judged {
  kind: string;
  candidates: number[];
  inPoints: boolean;
  loss: Interval;
  checked: boolean;
  worlds: number;
  mean: (row: number, quantity: number) => number;
  /** By how much a row is ahead of the played one. */
  gap: (row: number, quantity: number) => Interval;
  moved: number[];
  unsure: number[];
}
/** A figure and its standard error. */
export type Interval = [figure: number, error: number];

export const [POLICY, PLAYED, FIRST] = [0, 1, 2] as const; // rows
export const [SHARE, TOTAL, , OWN] = [0, 1, 2, 3] as const; // quantities
const [KIND, KEPT, WORLDS, IN_POINTS, LOSS, ERROR, CHECKED] = [0, 1, 2, 3, 4, 5, 6] as const; // of a verdict
const SAID = 8; // numbers of a verdict
const MOST_PARTIES = 8;
const WORDS = 2;

export class Judge {
  readonly engine: Engine;
  readonly judging: Judging;
  readonly #mind: Mind;

  constructor(engine: Engine, mind: Mind, judging: Judging) {
    [this.engine, this.#mind, this.judging] = [engine, mind, judging];
  }

  /** Judge an action of a seat in a state that has forgotten what the seat cannot know. */
  ask(known: State, seat: number, action: number, high: number, depth: string): Judged {
    const { memory, layout, categories } = this.engine;
    const budget = this.judging.budgets[depth] ?? [];
    const { limits, kinds } = this.judging;
    const { weights, knobs } = this.#mind;
    const [parties, columns] = [this.engine.parties(known), categories.length];
    const [rows, quantities] = [FIRST + (budget[0] ?? 0), OWN + columns + parties];
    const table = 8 * rows * quantities;
    const rooms = [3 * known.length, 8 * budget.length, 8 * limits.length, 8 * knobs.length, 8 * weights.length];
    const lists = [4 * layout.legal_limit, 8 * rows, 8 * rows, 16 * MOST_PARTIES * WORDS, 8 * columns, 8 * parties];
    return memory.within([...rooms, ...lists], (...places) => {
      const [pool = 0, budgetAt = 0, limitsAt = 0, knobsAt = 0, weightsAt = 0] = places;
      const [actions = 0, chosen = 0, active = 0, rngs = 0, points = 0, ranks = 0] = places.slice(rooms.length);
      this.#fill(pool, known);
      for (const [at, numbers] of [
        [budgetAt, budget],
        [limitsAt, limits],
        [knobsAt, knobs],
      ] as const)
        memory.longs(at, numbers.length).set(numbers.map(BigInt));
      memory.longs(weightsAt, weights.length).set(weights);
      return memory.within(
        [table, table, table, table, 8 * SAID],
        (found = 0, sums = 0, gaps = 0, squares = 0, at = 0) => {
          memory.call.judge(
            ...[pool, 3, seat, action, high, budgetAt, budget.length, limitsAt, limits.length],
            ...([knobsAt, knobs.length, weightsAt, weights.length, actions, layout.legal_limit] as const),
            ...([chosen, rows, active, rows, rngs, 2 * MOST_PARTIES, WORDS, points, columns, ranks, parties] as const),
            ...([found, rows, quantities, sums, rows, quantities, gaps, rows, quantities] as const),
            ...([squares, rows, quantities, at, SAID] as const),
          );
          const verdict = Array.from(memory.longs(at, SAID), Number);
          const kept = FIRST + (verdict[KEPT] ?? 0);
          const candidates = Array.from(memory.longs(chosen, kept), Number).slice(PLAYED);
          const tables = [sums, rows, quantities, gaps, rows, quantities, squares, rows, quantities] as const;
          return memory.within([24 * kept * quantities, 16 * parties], (figuresAt = 0, movedAt = 0) => {
            const worlds = verdict[WORLDS] ?? 0;
            memory.call.tell_figures(...tables, worlds, columns, figuresAt, kept, 3 * quantities);
            memory.call.tell_moves(...tables, worlds, columns, parties, movedAt, 2, parties);
            const figures = Array.from(memory.longs(figuresAt, 3 * kept * quantities), Number);
            const moved = Array.from(memory.longs(movedAt, 2 * parties), Number);
            const figure = (row: number, part: number, quantity: number): number =>
              figures[(3 * row + part) * quantities + quantity] ?? 0;
            return {
              kind: kinds[verdict[KIND] ?? 0] ?? "",
              candidates,
              inPoints: verdict[IN_POINTS] !== 0,
              loss: [verdict[LOSS] ?? 0, verdict[ERROR] ?? 0],
              checked: verdict[CHECKED] !== 0,
              worlds,
              mean: (row, quantity) => figure(row, 0, quantity),
              gap: (row, quantity) => [figure(row, 1, quantity), figure(row, 2, quantity)],
              moved: moved.slice(0, parties),
              unsure: moved.slice(parties),
            };
          });
        },
      );
    });
  }

  /** The share of every party, in millionths, with all that is hidden as it really is. */
  sharesInHindsight(state: State, high: number): number[] {
    const { memory, layout, categories } = this.engine;
    const { weights, knobs } = this.#mind;
    const [parties, columns] = [this.engine.parties(state), categories.length];
    const quantities = OWN + columns + parties;
    const rooms = [3 * state.length, 8 * knobs.length, 8 * weights.length, 4 * layout.legal_limit];
    const more = [16 * MOST_PARTIES * WORDS, 8 * columns, 8 * parties, 8 * quantities, 8 * parties];
    return memory.within([...rooms, ...more], (...places) => {
      const [pool = 0, knobsAt = 0, weightsAt = 0, actions = 0] = places;
      const [rngs = 0, points = 0, ranks = 0, out = 0, shares = 0] = places.slice(rooms.length);
      this.#fill(pool, state);
      memory.longs(knobsAt, knobs.length).set(knobs.map(BigInt));
      memory.longs(weightsAt, weights.length).set(weights);
      memory.call.look_back(
        ...[pool, 3, high, this.judging.hindsight, knobsAt, knobs.length, weightsAt, weights.length],
        ...([actions, layout.legal_limit, rngs, 2 * MOST_PARTIES, WORDS, points, columns, ranks, parties] as const),
        ...([out, quantities, shares, parties] as const),
      );
      return Array.from(memory.longs(shares, parties), Number);
    });
  }

  #fill(pool: number, state: State): void {
    for (let copy = 0; copy < 3; copy++) this.engine.memory.put(pool + copy * state.length, state);
  }
}
