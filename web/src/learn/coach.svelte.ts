/** Leads through a lesson: says what is to be seen and done, looks at every choice, and never waits for one alone. */
import { choiceText } from "../play/replay";
import { LocalHost } from "../local/host";
import type { LessonProgress } from "../local/learned";
import type { LocalMatch } from "../local/match";
import { doing, factsOf, type Facts, type Position } from "./facts";
import { figuresOf, NOWHERE, pointedAt, seatIn, type Lesson, type Pointed, type Remark, type Step } from "./lesson";

/** A choice that is not what was asked, beside the one that was meant. */
export interface Answer {
  step: Step;
  chosen: Facts;
  meant: Facts;
}

/** So many own choices at which nothing does what is asked: then it is asked no more. */
const PATIENCE = 4;

export class Coach {
  readonly host: LocalHost;
  readonly seat: number;
  readonly #lesson: Lesson;
  readonly #keep: (now: LessonProgress) => void;
  /** The step that was shown at each own choice. */
  readonly #trail: number[];
  readonly #said: string[];
  #waited = 0;
  #match = $state.raw<LocalMatch | null>(null);

  /** The step that is shown; behind the last one everybody plays as they like. */
  place = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** The last choice, if it was what had been asked. */
  done = $state.raw<Facts | null>(null);
  remark = $state.raw<{ remark: Remark; facts: Facts } | null>(null);

  constructor(lesson: Lesson, begun: LessonProgress, keep: (now: LessonProgress) => void) {
    [this.#lesson, this.#keep, this.seat] = [lesson, keep, seatIn(lesson)];
    [this.place, this.#trail, this.#said] = [begun.step, [...begun.trail], [...begun.said]];
    this.host = new LocalHost(begun.match, {
      held: () => this.answer !== null,
      heard: (now) => this.#hear(now),
    });
  }

  get lesson(): Lesson {
    return this.#lesson;
  }

  readonly step = $derived.by<Step | null>(() => this.#lesson.steps[this.place] ?? null);
  readonly over = $derived(this.#match !== null && !this.#match.match.pending.length);
  readonly #myTurn = $derived.by(() => this.#match?.match.pending.includes(this.seat) ?? false);

  /** The choice that is meant now; null, if nothing does what is asked, or nobody asks. */
  readonly meant = $derived.by<Facts | null>(() => {
    const { ask, meant = "" } = this.step ?? {};
    if (!ask || !this.#match || !this.#myTurn || this.answer) return null;
    return doing(this.#asked(this.#match), ask, meant);
  });

  /** The others are choosing. */
  readonly waiting = $derived(this.step?.ask !== undefined && !this.#myTurn && !this.answer && !this.over);
  /** What is asked can only be done at a later choice. */
  readonly later = $derived(this.step?.ask !== undefined && this.#myTurn && !this.meant && !this.answer);

  readonly figures = $derived.by<Record<string, number | string>>(() => {
    const now = this.#match && this.#positionOf(this.#match);
    if (this.over) return figuresOf(this.#lesson.end.figures, null, now);
    if (this.remark) return figuresOf(this.remark.remark.figures, this.remark.facts, null);
    return figuresOf(this.step?.figures, this.meant ?? this.answer?.meant ?? null, now);
  });

  /** What the boards outline. */
  readonly pointed = $derived.by<Pointed>(() => {
    if (!this.#match || this.over || this.answer || this.waiting) return NOWHERE;
    const now = this.#positionOf(this.#match);
    return this.remark ? pointedAt(this.remark.remark.point, now, null) : pointedAt(this.step?.point, now, this.meant);
  });

  /** Play the choice that is meant: whoever does not find how it is done, sees it. */
  async show(): Promise<void> {
    const { meant } = this;
    if (meant && this.#match) await this.host.act(this.seat, meant.action, this.#match.decisionOf(this.seat));
  }

  next(): void {
    this.done = null;
    if (this.remark) this.remark = null;
    else this.place = Math.min(this.place + 1, this.#lesson.steps.length);
    this.#remember();
  }

  /** Nobody leads any more. */
  skip(): void {
    this.place = this.#lesson.steps.length;
    this.done = null;
    this.goOn();
  }

  /** The choice stays. */
  goOn(): void {
    if (this.answer) this.#settle();
    this.#remember();
    this.host.resume();
  }

  async takeBack(): Promise<void> {
    await this.host.takeBack(this.seat);
  }

  // -- what happens at the table --------------------------------------------------------------------------------------

  #positionOf(now: LocalMatch): Position {
    const { rules, state } = now.knownTo(this.seat);
    return { rules, known: state, seat: this.seat };
  }

  /** The position before the own choice that is under way. */
  #asked(now: LocalMatch): Position {
    const { choices } = now.match;
    const begun = choices.findLastIndex(([first]) => first?.seat === this.seat);
    if (!choices[begun]?.at(-1)?.unfinished) return this.#positionOf(now);
    return this.#before(now, begun);
  }

  /** The position before a choice. */
  #before({ match, rules }: LocalMatch, place: number): Position {
    const then = match.fork(match.choices.slice(0, place).flat().length);
    return { rules, known: then.knownTo(this.seat), seat: this.seat };
  }

  /** Where the own choices stand among all of them: those that were made here, and are complete. */
  #own(now: LocalMatch): number[] {
    const given = this.#lesson.actions.filter(([seat]) => seat === this.seat).length;
    const own = now.match.choices.flatMap((steps, place) =>
      steps[0]?.seat === this.seat && !steps.at(-1)?.unfinished ? [place] : [],
    );
    return own.slice(given);
  }

  #hear(now: LocalMatch): void {
    this.#match = now;
    const own = this.#own(now);
    if (own.length < this.#trail.length || (this.answer && own.length === this.#trail.length)) this.#goBack(own.length);
    while (this.#trail.length + (this.answer ? 1 : 0) < own.length) {
      if (this.answer)
        this.#settle(); // chosen once more instead of answered
      else this.#judge(now, own[this.#trail.length] ?? 0);
    }
    this.#remember();
  }

  /** Something was taken back. */
  #goBack(count: number): void {
    this.place = this.#trail[count] ?? this.place;
    this.#trail.length = count;
    this.answer = this.done = this.remark = null;
  }

  /** Look at an own choice. */
  #judge(now: LocalMatch, place: number): void {
    this.done = this.remark = null;
    while (this.step && !this.step.ask) this.place += 1; // who plays has read enough
    const { step } = this;
    const before = this.#before(now, place);
    const chosen = factsOf(before, choiceText(now.rules.engine, now.match.choices[place] ?? []));
    if (!step?.ask || !chosen) {
      if (chosen) this.#comment(chosen);
      this.#settle();
    } else if (chosen.holds(step.ask)) {
      this.done = chosen;
      this.#settle();
    } else {
      const meant = doing(before, step.ask, step.meant ?? "");
      if (meant) this.answer = { step, chosen, meant };
      else if (++this.#waited < PATIENCE) this.#trail.push(this.place);
      else this.#settle();
    }
  }

  #comment(chosen: Facts): void {
    const remark = this.#lesson.remarks.find(({ say, when }) => !this.#said.includes(say) && chosen.holds(when));
    if (!remark) return;
    this.#said.push(remark.say);
    this.remark = { remark, facts: chosen };
  }

  /** An own choice has been looked at; what it was asked for is asked no more. */
  #settle(): void {
    this.#trail.push(this.place);
    if (this.step) this.place += 1;
    this.answer = null;
    this.#waited = 0;
  }

  #remember(): void {
    this.#keep({
      match: this.host.match,
      step: this.place,
      trail: [...this.#trail],
      said: [...this.#said],
      done: this.over,
    });
  }
}
