/** What of a replay is looked at: which step, and through whose eyes. */
import { failureOf } from "../lib/failures";
import type { Replayed, Table } from "../lib/wire";
import type { Moment } from "../play/course";
import type { Host } from "../play/host";
import type { Eyes, Place } from "../play/moment";

export class Viewer {
  table = $state.raw<Table | null>(null);
  /** The match after the step; with all hands open also what others saw, if it was something else. */
  shown = $state.raw<Replayed[]>([]);
  step = $state(0);
  eyes = $state<Eyes>("none");
  problem = $state("");
  /** All steps, once they are known: for the rounds. */
  course = $state.raw<Moment[]>([]);
  /** The latest wish counts: answers to earlier ones that come late are dropped. */
  #wish = 0;

  constructor(readonly host: Host) {}

  get now(): Replayed | null {
    return this.shown[0] ?? null;
  }

  get steps(): number {
    return this.now?.steps ?? 0;
  }

  /** The steps at which rounds begin. */
  get rounds(): Moment[] {
    return this.course.filter(({ round }, step) => round > 0 && round !== (this.course[step - 1]?.round ?? 0));
  }

  /** Open the match at a place; whoever had a seat sees through its eyes, if nobody else is named. */
  async open(table: Table, { step, eyes }: Place): Promise<void> {
    this.table = table;
    await this.show(step, this.#meant(eyes) ?? table.seat ?? 0);
    this.course = await this.host.course(() => undefined).catch(() => []); // without it there are no rounds
  }

  /** An address may name a seat that there is not. */
  #meant(eyes: Eyes | null): Eyes | null {
    return typeof eyes === "number" && !this.table?.seats[eyes] ? null : eyes;
  }

  async goTo({ step, eyes }: Place): Promise<void> {
    await this.show(step, this.#meant(eyes) ?? this.eyes);
  }

  async show(wanted: number, eyes: Eyes): Promise<void> {
    const mine = ++this.#wish;
    const step = Math.max(0, this.now ? Math.min(wanted, this.steps) : wanted);
    [this.step, this.eyes] = [step, eyes];
    try {
      const found = await this.#seen(step, eyes);
      if (mine !== this.#wish) return;
      [this.shown, this.problem] = [found, ""];
      this.step = found[0]?.step ?? step;
    } catch (error) {
      if (mine === this.#wish) this.problem = failureOf(error).message;
    }
  }

  async #seen(step: number, eyes: Eyes): Promise<Replayed[]> {
    const asked = (seat: number | null): Promise<Replayed> => this.host.replayed(step, seat);
    if (typeof eyes === "number") return [await asked(eyes)];
    const open = await asked(null);
    if (eyes === "none") return [open];
    const mover = open.actor ?? 0;
    const own = await asked(mover);
    if (eyes === "mover") return [own];
    const others = (this.table?.seats ?? []).map((_, seat) => seat).filter((seat) => seat !== mover);
    const theirs = await Promise.all(others.map(asked));
    return [own, ...theirs.filter(({ view }) => JSON.stringify(view) !== JSON.stringify(own.view))];
  }
}
