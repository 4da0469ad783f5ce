/** A finished match studied: the decision that is looked at, with what was chosen, what was best, and what one tries. */
import type { Verdict } from "../analysis/analysis";
import { Analyst } from "../analysis/analyst.svelte";
import { Match, split } from "../engine/match";
import { failureOf } from "../lib/failures";
import { language, loadTexts } from "../lib/texts.svelte";
import type { Replayed, Table } from "../lib/wire";
import { playOnFrom } from "../local/create";
import { whyNot } from "../local/words";
import type { Ended } from "../play/host";
import { choiceText } from "../play/replay";
import type { Viewer } from "./viewer.svelte";

/** Who plays the other seats when somebody plays on from a position. */
const OPPONENT = "architect";

/** A decision as its seat faced it, as a board draws it. */
export interface Position {
  view: Replayed["view"];
  seat: number;
  legal: string[];
  pending: number[];
}

export class Study {
  /** The match, if this page can play it. */
  ended = $state.raw<Ended | null>(null);
  /** The match judged; null while nobody wants that, or this page cannot. */
  analyst = $state.raw<Analyst | null>(null);
  /** Whether that is looked at. */
  judged = $state(false);
  /** Of the decision: is what was played drawn, or what was best? */
  drawn = $state<"played" | "best">("best");
  /** Of a choice with several steps: which one is looked at. */
  #sub = $state(0);
  /** Somebody looks for the best answer, has laid it ready, and what was said of it. */
  asking = $state(false);
  #trying = $state<string | null>(null);
  answer = $state.raw<Verdict | null>(null);
  /** What could not be done. */
  problem = $state("");

  #begun = false;
  #closed = false;

  constructor(readonly viewer: Viewer) {}

  /** The place of the decision that comes next, if one does: of several steps, the one that is looked at. */
  readonly place = $derived.by(() => {
    if (!this.judged || !this.analyst) return -1;
    const { step } = this.viewer;
    const steps = this.analyst.decisions.flatMap(({ number }, place) => (number === step + 1 ? [place] : []));
    return steps[Math.min(this.#sub, steps.length - 1)] ?? -1;
  });
  readonly decision = $derived(this.analyst?.decisions[this.place] ?? null);
  readonly verdict = $derived(this.analyst?.verdicts[this.place] ?? null);
  readonly position = $derived.by((): Position | null => {
    if (!this.ended || !this.decision) return null;
    const { engine } = this.ended.rules;
    const { known, seat } = this.decision;
    const match = Match.from(engine, known);
    const view = engine.look(known, seat) as Replayed["view"];
    return { view, seat, legal: match.legal(seat), pending: match.pending };
  });
  /** The choice that is drawn on the board. */
  readonly chosen = $derived.by(() => {
    if (this.asking) return this.#trying;
    if (!this.verdict) return this.decision?.notation ?? null;
    return this.drawn === "best" ? this.verdict.best : this.verdict.played;
  });

  async judge(): Promise<void> {
    try {
      await loadTexts(language.now, "part:analysis");
    } catch (error) {
      this.problem = failureOf(error).message;
    }
    this.judged = this.ended !== null && !this.problem;
    if (!this.ended || !this.judged || this.#begun) return;
    this.#begun = true;
    const analyst = await Analyst.of(this.ended);
    if (this.#closed) return;
    this.analyst = analyst;
    await analyst.open();
  }

  /** Look at a decision. */
  goTo(place: number): void {
    const wanted = this.analyst?.decisions[place];
    if (!this.analyst || !wanted) return;
    this.#sub = this.analyst.decisions.slice(0, place).filter(({ number }) => number === wanted.number).length;
    this.drawn = "best";
    void this.viewer.show(wanted.number - 1, wanted.seat);
  }

  /** Look for the best answer, or no more; from the beginning. */
  ask(asking: boolean): void {
    [this.asking, this.#trying, this.answer] = [asking, null, null];
  }

  /** Another answer to the decision is laid on the board, and judged. */
  async attempt(action: string): Promise<void> {
    const { ended, decision, analyst, place } = this;
    if (!this.asking || !ended || !decision || !analyst || this.#trying !== null) return;
    const { engine } = ended.rules;
    const [step = ""] = split(engine, action);
    const number = engine.number(decision.known, step);
    if (typeof number !== "number" || engine.refusal(decision.known, decision.seat, number)) return;
    [this.#trying, this.answer] = [step, null];
    const found = await analyst.ask(place, number, step).catch(() => null); // the panel says what has failed
    if (this.#trying !== step) return;
    if (found) this.answer = found;
    else this.#trying = null;
  }

  /** Play on from here, as whoever chose: a match of this device against bots; its name. */
  async playOn(table: Table): Promise<string | null> {
    const { ended, decision } = this;
    if (!ended || !decision) return null;
    const { match, rules } = ended;
    const { game, rules_version } = rules.manifest;
    const seed = match.seed.toString(16).padStart(32, "0");
    const actions = match.choices
      .slice(0, decision.passed)
      .map((steps) => ({ seat: steps[0]?.seat ?? 0, action: choiceText(rules.engine, steps) }));
    const seats = table.seats.map(({ kind, name }, seat) =>
      seat === decision.seat ? `me:${kind === "person" ? name : ""}` : OPPONENT,
    );
    const { options } = match;
    this.problem = "";
    try {
      return await playOnFrom({ game, rulesVersion: rules_version, options, seed }, actions, seats);
    } catch (error) {
      this.problem = whyNot(error, game).message;
      return null;
    }
  }

  close(): void {
    this.#closed = true;
    this.analyst?.close();
  }
}
