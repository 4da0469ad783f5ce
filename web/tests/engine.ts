/** Compares an engine with what native code answered: see tests/engine/vectors.py. */
import { NONE, type Choices, type Engine, type State } from "../src/engine/engine";
import { Match } from "../src/engine/match";
import { predict } from "../src/engine/prediction";
import { Thinker, wayOf, type Mind } from "../src/engine/thinking";
import { Trouble } from "../src/engine/trouble";
import { allowUndo } from "../src/engine/undo";

interface Setting {
  seats: number;
  options: Choices;
  seed: string;
  play: number;
}
/** What is asked at a step, with the answers. */
interface Questions {
  step: number;
  previews: [action: number, told: string][];
  sentences: [action: number, told: number[]][];
  choices: [bot: string, action: number][];
  texts: [text: string, meaning: number | string][];
}
/** After some moves: who has learned something from the last choice, and each seat without its own, or why it must stay. */
interface Undo {
  moves: number;
  learned: boolean[];
  seats: string[];
}
export interface Vectors {
  matches: (Setting & {
    steps: string[];
    questions: Questions[];
    moves: [seat: number, text: string][];
    undos: Undo[];
  })[];
  searches: (Setting & {
    kind: string;
    moves: number;
    bot: number;
    playouts: number;
    best: [action: number, visits: number, worth: number, share: number][];
    tree: string;
  })[];
  pads: (Setting & { entries: number[][]; answer: unknown[] })[];
}
/** A hash of bytes: the first sixteen digits of their SHA-256. */
export type Digest = (bytes: Uint8Array) => string | Promise<string>;

const [PLAY, FOOL, MOVES] = [7, 8, 9] as const;
const WORDS = 2;

const deal = (engine: Engine, { seats, options, seed }: Setting): State => engine.deal(seats, options, BigInt(seed));

/** A generator in the engine's memory. */
class Chance {
  readonly rng: number;
  constructor(engine: Engine, high: number, low: number) {
    this.rng = engine.memory.take(8 * WORDS);
    engine.memory.call.seed(this.rng, WORDS, BigInt(high), BigInt(low));
    this.engine = engine;
  }
  private readonly engine: Engine;
  sample(state: State, seat: number): number {
    return this.engine.memory.within([state.length], (s) => {
      this.engine.memory.put(s, state);
      return this.engine.memory.call.sample(s, seat, this.rng, WORDS);
    });
  }
  close(): void {
    this.engine.memory.call.release(this.rng);
  }
}

const longs = (...numbers: number[]): Uint8Array => new Uint8Array(new BigInt64Array(numbers.map(BigInt)).buffer);

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** What everybody sees, and a deal that everybody thinks possible. */
function looks(engine: Engine, state: State): Uint8Array[] {
  return Array.from({ length: engine.seats(state) + 1 }, (_, place) => place - 1).flatMap((viewer) => {
    const known = engine.forget(state, viewer, 0, 1);
    return [known, engine.lookAt(known, viewer), engine.forget(known, viewer, viewer, 5)];
  });
}

type Asked = Vectors["matches"][number];

/** What a seat is told that asks at a step. */
function answers(engine: Engine, mind: Mind, state: State, asked: Questions, number: number): Questions {
  const seat = engine.pending(state).at(-1) ?? NONE;
  const known = engine.forget(state, seat, 0, 1);
  const chosen = (bot: string): number => {
    const thinker = new Thinker(engine, mind, wayOf(bot), number);
    try {
      return thinker.choose(known, seat);
    } finally {
      thinker.close();
    }
  };
  const preview = (action: number): string => {
    const { points, goods, parts } = engine.foresee(known, seat, [action]);
    return JSON.stringify([points, goods, parts.map(({ why, good, count, party }) => [why, good, count, party])]);
  };
  const sentence = (action: number): number[] => {
    const { kind, numbers } = engine.describe(known, seat, action);
    return [kind, ...numbers];
  };
  return {
    step: asked.step,
    previews: asked.previews.map(([action]) => [action, preview(action)]),
    sentences: asked.sentences.map(([action]) => [action, sentence(action)]),
    choices: asked.choices.map(([bot]) => [bot, chosen(bot)]),
    texts: asked.texts.map(([text]) => [text, engine.number(state, text)]),
  };
}

/** The questions that are answered in another way: their kinds, with both answers. */
function misunderstood(asked: Questions, told: Questions): string[] {
  return (["previews", "sentences", "choices", "texts"] as const).flatMap((kind) =>
    asked[kind].flatMap((one, place) => {
      const [wanted, found] = [JSON.stringify(one), JSON.stringify(told[kind][place])];
      return wanted === found ? [] : [`${kind}: ${found} instead of ${wanted}`];
    }),
  );
}

/** Who has learned something from the last choice; each seat without its own, or why that must stay. */
async function undone(match: Match, digest: Digest): Promise<[learned: boolean[], seats: string[]]> {
  const last = match.choices.at(-1) ?? [];
  const before = match.fork(match.played.length - last.length);
  const actions = last.map(({ action }) => action);
  const viewers = Array.from({ length: match.seats + 1 }, (_, place) => place - 1);
  const learned = viewers.map((viewer) =>
    match.engine.hasLearned(before.state, match.state, viewer, last[0]?.seat ?? NONE, actions),
  );
  const seats: string[] = [];
  for (let seat = 0; seat < match.seats; seat++) {
    try {
      allowUndo(match, seat);
      seats.push(await digest(match.without(seat).state));
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      seats.push(error.key);
    }
  }
  return [learned, seats];
}

/** What a seat sees, and may choose. */
const seen = (engine: Engine, state: State, seat: number): string =>
  [engine.lookAt(state, seat), engine.pending(state), engine.legal(state, seat)].join(";");

/** What differs in a match that is played again by its notations: what was foreseen, and where choices are taken back. */
async function movesDiffer(engine: Engine, asked: Asked, digest: Digest): Promise<string[]> {
  const match = new Match(engine, asked.seats, asked.options, BigInt(asked.seed));
  const wrong: string[] = [];
  for (const [number, [seat, text]] of asked.moves.entries()) {
    const foreseen = predict(engine, match.knownTo(seat), seat, text);
    match.play(text, seat);
    if (foreseen && seen(engine, foreseen.state, seat) !== seen(engine, match.knownTo(seat), seat))
      wrong.push(`${text}, move ${number}, leads to something else than was foreseen`);
    const undo = asked.undos.find(({ moves }) => moves === number + 1);
    if (!undo) continue;
    const [found, wanted] = [await undone(match, digest), [undo.learned, undo.seats]].map((one) => JSON.stringify(one));
    if (found !== wanted) wrong.push(`after ${undo.moves} moves, undo is ${found} instead of ${wanted}`);
  }
  return wrong;
}

/** What differs from the native match, in words; nothing, if it is the same. */
async function differs(engine: Engine, mind: Mind, asked: Asked, digest: Digest): Promise<string[]> {
  const wrong: string[] = [];
  const step = await leaves(engine, mind, asked, digest, wrong);
  if (step === null) return [...wrong, ...(await movesDiffer(engine, asked, digest))];
  return [...wrong, `differs at step ${step} of ${asked.steps.length - 1}`];
}

/** The step at which a match leaves the native one, if it does; what else is different is added to `wrong`. */
async function leaves(
  engine: Engine,
  mind: Mind,
  asked: Asked,
  digest: Digest,
  wrong: string[],
): Promise<number | null> {
  let state = deal(engine, asked);
  const [play, fool] = [new Chance(engine, PLAY, asked.play), new Chance(engine, FOOL, asked.play)];
  try {
    for (const [number, step] of asked.steps.entries()) {
      const pending = engine.pending(state);
      const told = [state, ...looks(engine, state)];
      for (const seat of pending) {
        const legal = engine.legal(state, seat);
        const notations = new TextEncoder().encode(JSON.stringify(engine.notations(state, legal)));
        const odd = engine.memory.call.below(fool.rng, WORDS, engine.count(state));
        told.push(new Uint8Array(legal.buffer), notations, longs(odd, engine.refusal(state, seat, odd)));
      }
      for (let party = 0; party < engine.parties(state); party++) told.push(longs(...engine.points(state, party)));
      told.push(longs(...engine.ranks(state), ...pending));
      if ((await digest(joined(told))) !== step) return number;
      const seat = pending.at(-1);
      if (seat === undefined) return number === asked.steps.length - 1 ? null : number;
      const questions = asked.questions.find((one) => one.step === number);
      if (questions) {
        const told = answers(engine, mind, state, questions, asked.play);
        wrong.push(...misunderstood(questions, told).map((one) => `at step ${number}, ${one}`));
      }
      const action = play.sample(state, seat);
      const [text = ""] = engine.notations(state, [action]);
      if (engine.number(state, text) !== action) return number;
      state = engine.apply(state, seat, action);
    }
    return asked.steps.length;
  } finally {
    play.close();
    fool.close();
  }
}

/** What is different in a search; nothing, if it is the same. */
async function searchDiffers(
  engine: Engine,
  mind: Mind,
  asked: Vectors["searches"][number],
  digest: Digest,
): Promise<string> {
  let state = deal(engine, asked);
  const chance = new Chance(engine, MOVES, asked.play);
  for (let move = 0; move < asked.moves; move++) {
    const [seat] = engine.pending(state);
    if (seat !== undefined) state = engine.apply(state, seat, chance.sample(state, seat));
  }
  chance.close();
  const seat = engine.pending(state)[0] ?? NONE;
  const thinker = new Thinker(engine, mind, wayOf(`${asked.kind}:${asked.playouts}`), asked.bot);
  let tree: Uint8Array = new Uint8Array();
  const { call } = engine.memory;
  const rank: typeof call.rank_candidates = (at, rows, nodes, order, count) => {
    tree = engine.memory.copy(at, 8 * rows * nodes);
    call.rank_candidates(at, rows, nodes, order, count);
  };
  Object.defineProperty(engine.memory, "call", { value: { ...call, rank_candidates: rank }, configurable: true });
  try {
    const { candidates } = thinker.think(engine.forget(state, seat, 0, 1), seat);
    const best = candidates.map(({ action, visits, worth, winShare }) => [action, visits, worth, winShare]);
    if (JSON.stringify(best) !== JSON.stringify(asked.best)) return "the candidates";
    return (await digest(tree)) === asked.tree ? "" : "the tree";
  } finally {
    Object.defineProperty(engine.memory, "call", { value: call, configurable: true });
    thinker.close();
  }
}

/** Whether a score pad comes to the same. */
async function padDiffers(engine: Engine, asked: Vectors["pads"][number], digest: Digest): Promise<boolean> {
  const { points, notes, places, ties, told, state } = engine.countPad(asked.seats, asked.options, asked.entries);
  const found = [points, notes, places, ties, told.map(({ worth }) => worth), await digest(state)];
  return JSON.stringify(found) !== JSON.stringify(asked.answer);
}

/** All that is different, in words; and how many steps and searches were the same. */
export async function compare(engine: Engine, mind: Mind, vectors: Vectors, digest: Digest): Promise<string[]> {
  const wrong: string[] = [];
  const before = engine.memory.call.live_blocks();
  for (const asked of vectors.matches) {
    wrong.push(...(await differs(engine, mind, asked, digest)).map((one) => `match ${asked.play} ${one}`));
  }
  for (const asked of vectors.searches) {
    const what = await searchDiffers(engine, mind, asked, digest);
    if (what) wrong.push(`in search ${asked.play}, ${what} differs`);
  }
  for (const asked of vectors.pads)
    if (await padDiffers(engine, asked, digest)) wrong.push(`the score pad of match ${asked.play} differs`);
  const left = engine.memory.call.live_blocks() - before;
  if (left) wrong.push(`${left} blocks of memory were not given back`);
  return wrong;
}
