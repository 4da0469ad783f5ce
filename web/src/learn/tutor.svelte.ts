/** One exercise: a position, a question, and what comes of the answer. */
import { highOf } from "../analysis/analysis";
import { MISTAKES } from "../analysis/told";
import { complete, numberOf, type Played } from "../engine/match";
import { prepare } from "../local/create";
import { LocalHost } from "../local/host";
import type { Exercise, ExerciseProgress } from "../local/learned";
import type { LocalMatch } from "../local/match";
import { inMemory } from "../local/store";
import { judge } from "./judgement";
import type { Judgement } from "./worker";

export interface Verdict {
  action: string;
  /** Null, as long as nobody knows. */
  right: boolean | null;
  /** How it compares with the best answer; null as long as that is judged, and for the best answer itself. */
  judgement: Judgement | null;
  judging: boolean;
  /** It could not be judged. */
  failed: boolean;
}

/** Bots of an exercise never choose. */
const LEVEL = "builder";
const NOTHING: ExerciseProgress = { tries: 0, right: false, told: false };

export class Tutor {
  readonly host: LocalHost;
  readonly #exercise: Exercise;
  readonly #keep: (now: ExerciseProgress) => void;
  #progress: ExerciseProgress;
  #match: LocalMatch | null = null;
  #waiting: AbortController | null = null;

  /** What comes of the last choice; null as long as there is none. */
  verdict = $state.raw<Verdict | null>(null);
  /** The answer has been shown. */
  told = $state(false);

  private constructor(
    exercise: Exercise,
    host: (tutor: Tutor) => LocalHost,
    kept: ExerciseProgress | null,
    keep: (now: ExerciseProgress) => void,
  ) {
    [this.#exercise, this.#keep, this.#progress] = [exercise, keep, kept ?? NOTHING];
    this.host = host(this);
  }

  static async open(
    game: string,
    exercise: Exercise,
    me: string,
    kept: ExerciseProgress | null,
    keep: (now: ExerciseProgress) => void,
  ): Promise<Tutor> {
    const { options, seed, actions, seat } = exercise;
    const seats = Array.from({ length: exercise.seats }, (_, one) => (one === seat ? "person" : LEVEL));
    const { facts, entries } = await prepare({ game, options, seats, seed, bots: 0, actions }, me);
    const host = (tutor: Tutor): LocalHost =>
      new LocalHost(facts.match, {
        keeper: inMemory(facts, entries),
        held: () => true,
        heard: (now) => tutor.#hear(now),
      });
    return new Tutor(exercise, host, kept, keep);
  }

  /** The first step is the answer: exercises ask for one decision. */
  #hear(now: LocalMatch): void {
    this.#match = now;
    const { choices } = now.match;
    const steps = choices.slice(this.#exercise.actions.length).find(([first]) => first?.seat === this.#exercise.seat);
    const [answer] = steps ?? [];
    if (!answer) this.told = false; // whoever has taken it back
    if (this.verdict?.action !== answer?.notation) this.#stop();
    if (answer && !this.verdict) this.#answer(now, answer);
  }

  #stop(): void {
    this.#waiting?.abort();
    [this.verdict, this.#waiting] = [null, null];
  }

  #answer(now: LocalMatch, { action, notation }: Played): void {
    const { right, verdict } = this.#exercise;
    const isKnown = right.includes(notation) || (notation === verdict?.second ? false : null);
    const judging = notation !== right[0];
    this.verdict = { action: notation, right: isKnown, judgement: null, judging, failed: false };
    if (isKnown !== null) this.#count(isKnown);
    if (judging) void this.#judge(now, action, this.verdict);
  }

  /** What is not known to be right or wrong is right, if the judge does not call it a mistake. */
  async #judge({ rules, match }: LocalMatch, answer: number, verdict: Verdict): Promise<void> {
    const { actions, seat, right } = this.#exercise;
    const { engine, manifest, forWorker } = rules;
    const { module, layout, shape, categories, mind } = forWorker;
    const before = match.fork(match.choices.slice(0, actions.length).flat().length);
    const ordinal = before.played.filter((one) => one.seat === seat).length;
    const waiting = (this.#waiting = new AbortController());
    try {
      const judgement = await judge(
        {
          parts: { module, layout, shape, categories },
          mind,
          judging: manifest.judging,
          known: before.knownTo(seat),
          seat,
          answer,
          best: numberOf(engine, before.state, right[0] ?? ""),
          high: highOf(manifest.judging.seed, seat, ordinal),
        },
        waiting.signal,
      );
      if (waiting.signal.aborted) return;
      const isRight = verdict.right ?? !MISTAKES.includes(judgement.kind);
      if (verdict.right === null) this.#count(isRight);
      this.verdict = { ...verdict, right: isRight, judgement, judging: false };
    } catch (error) {
      if (waiting.signal.aborted) return;
      console.error(error);
      this.verdict = { ...verdict, judging: false, failed: true };
    }
  }

  #count(right: boolean): void {
    if (this.told) return;
    const { tries, right: before } = this.#progress;
    this.#keep((this.#progress = { ...this.#progress, tries: tries + 1, right: before || right }));
  }

  /** Of several steps the last one is taken back first. */
  async again(): Promise<void> {
    while (this.verdict) await this.host.takeBack(this.#exercise.seat);
  }

  /** Play the best answer on the board. */
  async show(): Promise<void> {
    await this.again();
    this.told = true;
    this.#keep((this.#progress = { ...this.#progress, told: this.#progress.told || !this.#progress.right }));
    const { seat, right } = this.#exercise;
    const now = this.#match;
    if (now) await this.host.act(seat, complete(now.rules.engine, right[0] ?? ""), now.decisionOf(seat));
  }

  /** Nobody looks any more. */
  close(): void {
    this.#stop();
  }
}
