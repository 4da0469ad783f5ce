/** A pad that somebody writes on: every stroke is on the disk before it counts. */
import type { Engine } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import { count, numbersOf, padOf, partiesOf, type Counted } from "./counting";
import { fold, keyOf, newId, tried, type Edit, type Entry, type PadFacts, type Sheet, type Stroke } from "./model";
import { keepStroke, Overtaken, readPad, type PadLine } from "./store";

export class Pad {
  readonly facts: PadFacts;
  readonly engine: Engine;
  #strokes = $state.raw<Stroke[]>([]);
  readonly sheet: Sheet = $derived.by(() => fold(this.facts, this.#strokes));
  readonly counted: Counted = $derived.by(() => count(this.engine, this.sheet));
  /** One after the other: each has its number. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(facts: PadFacts, strokes: Stroke[], engine: Engine) {
    this.facts = facts;
    this.engine = engine;
    this.#strokes = strokes;
  }

  get parties(): number {
    return partiesOf(this.engine, this.sheet.seats);
  }

  /** Write something; Trouble, if a rule forbids it, and nothing is written. Strokes of one run are taken back together. */
  write(edits: Edit[], run: string = newId()): Promise<void> {
    return this.#next(async () => {
      this.#check(edits);
      await this.#keep({ run, edits });
    });
  }

  /** Take back what was written last. */
  undo(): Promise<void> {
    return this.#next(() => (this.sheet.runs ? this.#keep({ run: "", edits: null }) : Promise.resolve()));
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #keep({ run, edits }: Pick<Stroke, "run" | "edits">): Promise<void> {
    for (;;) {
      const stroke: Stroke = { seq: (this.#strokes.at(-1)?.seq ?? 0) + 1, at: Date.now(), run, edits };
      const strokes = [...this.#strokes, stroke];
      try {
        await keepStroke(this.facts, stroke, this.#line(fold(this.facts, strokes), stroke.at));
        this.#strokes = strokes;
        return;
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        const there = await readPad(this.facts.pad); // another tab was faster
        if (!there) throw new Trouble("pad-gone");
        this.#strokes = there.strokes;
      }
    }
  }

  /** What another tab has written meanwhile. */
  async refresh(): Promise<void> {
    const there = await readPad(this.facts.pad);
    if (there && there.strokes.length !== this.#strokes.length) this.#strokes = there.strokes;
  }

  #line(sheet: Sheet, updated: number): PadLine {
    return lineOf(sheet, count(this.engine, sheet), updated);
  }

  /** The rules are asked about what would stand there. */
  #check(edits: Edit[]): void {
    const written = edits.flatMap((edit) => ("write" in edit ? [edit.write] : []));
    const pad = padOf(this.engine);
    const sheet = tried(this.sheet, edits);
    for (const entry of written) {
      if (!numbersOf(pad, entry, partiesOf(this.engine, sheet.seats))) throw new Trouble("pad-bounds");
    }
    // With fewer players there may be less in the box: what does not fit any more stays, and is not counted.
    if (edits.some((edit) => "seats" in edit)) return;
    const { refused } = count(this.engine, sheet);
    const before = new Set(this.counted.refused.map(({ entry }) => keyOf(entry)));
    const own = new Set(written.map(keyOf));
    const found = refused.find(({ entry }) => own.has(keyOf(entry)) || !before.has(keyOf(entry)));
    if (found && own.size) throw refusal(this.engine, found.rule);
  }

  /** What would be counted with some more entries, which nobody writes. */
  with(more: Entry[]): Counted {
    return count(this.engine, this.sheet, more);
  }
}

export function refusal(engine: Engine, rule: number): Trouble {
  return new Trouble("pad-rule", {}, `${engine.layout.rule_prefix}-${rule}`);
}

export function lineOf(sheet: Sheet, counted: Counted, updated: number): PadLine {
  const { names, date, place } = sheet;
  const points = counted.points.map((one) => Object.values(one));
  return { names: [...names], date, place, points, places: [...counted.places], updated };
}
