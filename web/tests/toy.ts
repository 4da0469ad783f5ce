/** A toy for tests: two seats in turn "add" one to a sum, or "draw" an unknown number; at ten it is over. */
import type { Engine, State } from "../src/engine/engine";
import type { PageFacts } from "../src/lib/wire";
import type { Rules } from "../src/play/rules";

const [TURN, SUM, UNKNOWN] = [0, 1, 2] as const;
const ACTIONS = ["add", "draw"];
const EVERYONE = 0xff;

export const toyState = (turn: number, sum: number, unknown = 1): State => Uint8Array.of(turn, sum, unknown, 0);

/** What of an engine is asked for, without a module. */
const engine = {
  layout: { state: { size: 4 }, secret_steps: false, steps: null, rule_prefix: "TOY", notation: { example: "add" } },
  hasSteps: false,
  categories: ["sum"],
  seats: () => 2,
  parties: () => 2,
  pending: (state: State) => ((state[SUM] ?? 0) < 10 ? [state[TURN] ?? 0] : []),
  legal: (state: State, seat: number) => Int32Array.from(state[TURN] === seat ? [0, 1] : []),
  refusal: (state: State, seat: number) => (state[TURN] === seat ? 0 : 1),
  notations: (_: State, actions: ArrayLike<number>) => Array.from(actions, (action) => ACTIONS[action] ?? ""),
  number: (_: State, text: string) => (ACTIONS.includes(text) ? ACTIONS.indexOf(text) : "unreadable"),
  forget: (state: State, _: number, __: number, low: number) => state.with(UNKNOWN, low),
  apply: (state: State, seat: number, action: number) =>
    toyState(1 - seat, (state[SUM] ?? 0) + (action ? (state[UNKNOWN] ?? 0) : 1), state[UNKNOWN]),
  unfinished: () => false,
  events: () => [{ kind: 0, seat: 0, audience: EVERYONE, numbers: [] }],
  lookAt: (state: State) => state.slice(0, UNKNOWN),
  look: (state: State) => ({ sum: state[SUM] }),
  points: (state: State) => [state[SUM] ?? 0],
  ranks: () => [1, 1],
};

export const toyRules = {
  engine: engine as unknown as Engine,
  manifest: {
    events: [{ name: "added", numbers: ["sum"], secret: false }],
    sentences: [],
    vocabulary: {},
    lists: {},
    thinking: { levels: {}, weights: {}, knobs: {}, learned: null },
  } as unknown as Rules["manifest"],
  forWorker: {} as Rules["forWorker"],
} satisfies Rules;

const line = { kind: "person" as const, level: "", stand_in: "", resigned: false, time_left: 0, since: null };

export const toyFacts: PageFacts = {
  match: "0123456789abcdef",
  status: "running",
  game: "toy",
  options: {},
  public: false,
  clock: { kind: "none", seconds: 0, increment: 0 },
  seat: 0,
  mine: [0],
  host: true,
  seats: [
    { ...line, name: "Anna" },
    { ...line, name: "Béla" },
  ],
  rematch: null,
  commitment: null,
  seed: null,
  engine: "engine/toy-1a2b3c4d.wasm",
  shape: null,
  archive: null,
  view: null,
  scores: null,
  winners: null,
  ranks: null,
};
