/** One exercise: a position, a question, and what comes of the answer. */
import { choiceText } from "../play/replay";
import { prepare } from "../local/create";
import { LocalHost } from "../local/host";
import type { Exercise, ExerciseProgress } from "../local/learned";
import type { LocalMatch } from "../local/match";
import { inMemory } from "../local/store";
import { factsOf, type Change, type Position } from "./facts";

export interface Verdict {
  action: string;
  right: boolean;
  /** What the choice and the best one bring: at the end, as the judge expects it, or else at once. */
  chosen: Change;
  best: Change;
  expected: boolean;
}

/** Bots of an exercise never choose. */
const LEVEL = "builder";
const NOTHING_NOW: Change = { points: {}, goods: {} };
const expectedOf = (points: Record<string, number>): Change => ({
  points: Object.fromEntries(Object.entries(points).map(([name, number]) => [name, Math.round(number * 10) / 10])),
  goods: {},
});
const NOTHING: ExerciseProgress = { tries: 0, right: false, told: false };

export class Tutor {
  readonly host: LocalHost;
  readonly #exercise: Exercise;
  readonly #keep: (now: ExerciseProgress) => void;
  #progress: ExerciseProgress;
  #match: LocalMatch | null = null;

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

  #hear(now: LocalMatch): void {
    this.#match = now;
    const { choices } = now.match;
    const steps = choices.slice(this.#exercise.actions.length).find(([first]) => first?.seat === this.#exercise.seat);
    if (!steps || steps.at(-1)?.unfinished) {
      this.verdict = null;
      return;
    }
    if (!this.verdict) this.#judge(now, choiceText(now.rules.engine, steps));
  }

  #judge(now: LocalMatch, said: string): void {
    const { actions, seat, right, verdict } = this.#exercise;
    const [first = ""] = right;
    const then = now.match.fork(now.match.choices.slice(0, actions.length).flat().length);
    const at: Position = { rules: now.rules, known: then.knownTo(seat), seat };
    const isRight = right.includes(said);
    const [mine, other] = [verdict?.figures?.[said], verdict?.figures?.[first]];
    if (mine && other) {
      const [chosen, best] = [expectedOf(mine), expectedOf(other)];
      this.verdict = { action: said, right: isRight, chosen, best, expected: true };
    } else {
      const [chosen, best] = [factsOf(at, said)?.change ?? NOTHING_NOW, factsOf(at, first)?.change ?? NOTHING_NOW];
      this.verdict = { action: said, right: isRight, chosen, best, expected: false };
    }
    if (this.told) return;
    const { tries, right: before } = this.#progress;
    this.#keep((this.#progress = { ...this.#progress, tries: tries + 1, right: before || isRight }));
  }

  async again(): Promise<void> {
    this.told = false;
    if (this.verdict) await this.host.takeBack(this.#exercise.seat);
  }

  /** Play the best answer on the board. */
  async show(): Promise<void> {
    await this.again();
    this.told = true;
    this.#keep((this.#progress = { ...this.#progress, told: this.#progress.told || !this.#progress.right }));
    const { seat, right } = this.#exercise;
    await this.host.act(seat, right[0] ?? "", this.#match?.decisionOf(seat) ?? 0);
  }
}
