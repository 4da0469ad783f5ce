/** How bots choose: the few lines of src/tetrapolis/bots/search.py and greedy.py around the same compiled functions. */
import { NONE, type Engine, type State } from "./engine";
import type { Address } from "./module";

/** The numbers that bots think with, in the order of their names; and the same where something was learned. */
export interface Mind {
  weights: BigInt64Array;
  knobs: number[];
  learned: Mind | null;
}

/** How a bot chooses, as `bots.bot` names it. */
export type Way =
  { kind: "greedy"; tries: number } | { kind: "flat" | "search" | "learned"; playouts: number; milliseconds: number };

/** An action that was considered; points by category are what the seat expects at the end. */
export interface Candidate {
  action: number;
  rating: number;
  visits: number;
  points: number[];
  winShare: number;
  worth: number;
}

/** A decision thought through: candidates, the best first. */
export interface Thought {
  candidates: Candidate[];
  playouts: number;
}

const [ACTION, RATING, VISITS, TOTAL] = [2, 3, 4, 5] as const; // rows of the tree
const ROWS = 6;
const WORDS = 2;
const DEPTH = 8; // the place of a constant
const MOST_NODES = 1 << 17;
const SURE = 1 << 14; // a chance of one
const FIRST_CHUNK = 4;

const NAMED = /^(greedy|flat|search|learned)(?::([0-9]{1,7})(ms)?)?$/;

/** The bot that a text names, such as `greedy:3` or `search:1500`. */
export function wayOf(text: string): Way {
  const [, kind, amount = "0", inTime] = NAMED.exec(text) ?? [];
  if (kind === "greedy") return { kind, tries: Number(amount) };
  if ((kind !== "flat" && kind !== "search" && kind !== "learned") || amount === "0")
    throw new Error(`no such bot: ${text}`);
  return { kind, playouts: inTime ? 0 : Number(amount), milliseconds: inTime ? Number(amount) : 0 };
}

/** Thinks for one seat at a time, always with the same generator: equal seeds and views make equal choices. */
export class Thinker {
  readonly #rng: Address;
  readonly #engine: Engine;
  readonly #mind: Mind;
  readonly #way: Way;

  constructor(engine: Engine, mind: Mind, way: Way, seed: number) {
    const thinks = way.kind === "learned" ? mind.learned : mind;
    if (!thinks) throw new Error("nothing was learned");
    [this.#engine, this.#mind, this.#way] = [engine, thinks, way];
    this.#rng = engine.memory.take(8 * WORDS);
    engine.memory.call.seed(this.#rng, WORDS, way.kind === "greedy" ? 1n : 2n, BigInt(seed));
  }

  close(): void {
    this.#engine.memory.call.release(this.#rng);
  }

  /** What it chooses. */
  choose(view: State, seat: number): number {
    const [only, ...others] = this.#engine.legal(view, seat);
    if (only !== undefined && !others.length && this.#way.kind !== "greedy") return only;
    return this.think(view, seat).candidates[0]?.action ?? NONE;
  }

  /** What it would choose in a state that has forgotten what the seat cannot know; `only` limits the candidates. */
  think(view: State, seat: number, only: number[] = []): Thought {
    const [engine, mind, way] = [this.#engine, this.#mind, this.#way];
    const { memory, layout, categories } = engine;
    const legal = engine.legal(view, seat).length;
    const state = engine.forgetBy(view, seat, this.#rng);
    const greedy = way.kind === "greedy";
    const most = greedy ? way.tries || layout.legal_limit : 0;
    const nodes = greedy ? layout.legal_limit + 1 : legal + 2 + Math.min(MOST_NODES, budget(way));
    const knobs = mind.knobs.with(DEPTH, way.kind === "flat" ? 1 : (mind.knobs[DEPTH] ?? 0));
    const rooms = [2 * state.length, 4 * layout.legal_limit, 8 * ROWS * nodes, 4 * only.length];
    const numbers = [8 * mind.weights.length, 8 * knobs.length];
    return memory.within(
      [...rooms, ...numbers],
      (pool = 0, actions = 0, tree = 0, wanted = 0, weights = 0, known = 0) => {
        memory.put(pool, state);
        memory.put(pool + state.length, state);
        memory.ints(wanted, only.length).set(only);
        memory.longs(weights, mind.weights.length).set(mind.weights);
        memory.longs(known, knobs.length).set(knobs.map(BigInt));
        const count = memory.call.consider(
          ...[pool, seat, this.#rng, WORDS, most, weights, mind.weights.length, wanted, only.length],
          ...([actions, layout.legal_limit, tree, ROWS, nodes] as const),
        );
        const [parties, kinds] = [engine.parties(state), categories.length];
        const sizes = [8 * parties * kinds, 8 * (count + 1) * kinds, 8 * (count + 1), 8 * count];
        return memory.within(sizes, (points = 0, sums = 0, shares = 0, order = 0) => {
          if (way.kind !== "greedy") {
            this.#search(way, (playouts) => {
              memory.call.search(
                ...[pool, 2, pool, 2, state.length, seat, this.#rng, WORDS, playouts, known, knobs.length],
                ...([weights, mind.weights.length, tree, ROWS, nodes, actions, layout.legal_limit] as const),
                ...([points, parties, kinds, sums, count + 1, kinds, shares, count + 1] as const),
              );
            });
          }
          memory.call.rank_candidates(tree, ROWS, nodes, order, count);
          const row = (of: number, node: number): number => Number(memory.longs(tree + 8 * (of * nodes + node), 1)[0]);
          const ranked = Array.from(memory.longs(order, count), Number);
          return {
            playouts: row(VISITS, 0),
            candidates: ranked.map((node) => {
              const visits = row(VISITS, node);
              const summed = Array.from(memory.longs(sums + 8 * node * kinds, kinds), Number);
              return {
                action: row(ACTION, node),
                rating: row(RATING, node) / 100,
                visits,
                points: visits ? summed.map((sum) => sum / visits / 100) : [],
                winShare: Number(memory.longs(shares + 8 * node, 1)[0]) / SURE / Math.max(visits, 1),
                worth: row(TOTAL, node) / Math.max(visits, 1) / 100,
              };
            }),
          };
        });
      },
    );
  }

  #search(way: Extract<Way, { playouts: number }>, run: (playouts: number) => void): void {
    if (way.playouts) {
      run(way.playouts);
      return;
    }
    const deadline = performance.now() + way.milliseconds;
    let chunk = FIRST_CHUNK;
    for (let now = performance.now(); now < deadline;) {
      run(chunk);
      const after = performance.now();
      chunk = this.#engine.memory.call.next_chunk(chunk, (after - now) / 1000, (deadline - after) / 1000);
      now = after;
    }
  }
}

const budget = ({ playouts, milliseconds }: Extract<Way, { playouts: number }>): number =>
  playouts || Math.floor(milliseconds * 100);
