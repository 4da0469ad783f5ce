/** An analysis as it grows: quick verdicts first, then deeper ones in their place. */
import { pieces, rest } from "../lib/pieces";
import { site } from "../lib/site";
import { choiceText } from "../play/replay";
import type { Ended } from "../play/host";
import { analysisOf, decisionsOf, type Analysis, type Decision, type Verdict } from "./analysis";
import { DEPTHS, fits, hashOf, keepAnalysis, keptAnalysis } from "./verdicts";
import type { News, Task, Wish } from "./worker";

/** How deep it looks by itself, unless a backup says that it was deeper. */
const BY_ITSELF = 1;

export class Analyst {
  readonly decisions: Decision[];
  /** By decision; null, as long as nothing is known of one. */
  verdicts = $state.raw<(Verdict | null)[]>([]);
  /** All of it, as soon as every decision has been judged; deeper ones take its place. */
  analysis = $state.raw<Analysis | null>(null);
  /** How deep it looks now, and how far it is: from 0 to 1. */
  depth = $state("");
  done = $state(0);
  /** What has stopped it, as a text: its program did not come, or could not judge. */
  failure = $state<"" | "page-unloaded" | "analysis-failed">("");
  readonly #ended: Ended;
  readonly #record: string;
  readonly #engine: string;
  #worker: Worker | null = null;
  #waiting = new Map<number, { resolve: (verdict: Verdict) => void; reject: (why: Error) => void }>();
  #asked = 0;
  #goal = BY_ITSELF;
  #closed = false;

  private constructor(ended: Ended, decisions: Decision[]) {
    [this.#ended, this.decisions] = [ended, decisions];
    const { rules } = ended;
    this.verdicts = this.decisions.map(() => null);
    this.#engine = site.engine(rules.manifest.game) ?? "";
    this.#record = hashOf([rules.manifest.game, rules.manifest.rules_version, this.#played]);
  }

  static async of(ended: Ended): Promise<Analyst> {
    const [decisions, pause] = [new Array<Decision>(), pieces()];
    for (const one of decisionsOf(ended.match)) {
      decisions.push(one);
      await pause();
    }
    await rest();
    return new Analyst(ended, decisions);
  }

  get #played(): Omit<Task, "parts" | "mind" | "judging"> {
    const { match, rules } = this.#ended;
    return {
      seats: match.seats,
      options: match.options,
      seed: match.seed.toString(16),
      actions: match.choices.map((steps) => [steps[0]?.seat ?? 0, choiceText(rules.engine, steps)]),
    };
  }

  /** Take up what was kept, and look deeper if that was not deep. */
  async open(): Promise<void> {
    const kept = await keptAnalysis(this.#record, this.#engine).catch(() => null);
    if (this.#closed) return;
    if (kept && "brought" in kept) this.#goal = Math.max(BY_ITSELF, DEPTHS.indexOf(kept.analysis.depth));
    const known = kept && !("brought" in kept) && fits(kept.analysis.verdicts, this.decisions) ? kept.analysis : null;
    if (known) {
      const { depth, verdicts } = known;
      [this.analysis, this.verdicts, this.depth, this.done] = [this.#analysisOf(verdicts, depth), verdicts, depth, 1];
    }
    const depth = DEPTHS.indexOf(known?.depth ?? "");
    if (depth < BY_ITSELF) this.look(DEPTHS[depth + 1] ?? "");
  }

  /** The ledger follows from the verdicts and the match. */
  #analysisOf(verdicts: Verdict[], depth: string): Analysis {
    const { match, rules } = this.#ended;
    const { game, rules_version, judging } = rules.manifest;
    return analysisOf(match, { game, rules_version, depth, seed: judging.seed }, verdicts);
  }

  /** The next depth that can be wished for; null if there is none, or it is busy. */
  get deeper(): string | null {
    return this.done < 1 ? null : (DEPTHS[DEPTHS.indexOf(this.depth) + 1] ?? null);
  }

  look(depth: string): void {
    [this.depth, this.done, this.failure] = [depth, 0, ""];
    if (this.decisions.length) this.#tell({ depth });
    else this.#finish();
  }

  /** After a failure: judge what is still to be judged, with a new worker. */
  again(): void {
    this.failure = "";
    if (this.done < 1) this.look(this.depth);
  }

  /** What another answer would have been worth. */
  ask(place: number, action: number, notation: string): Promise<Verdict> {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ id, place, action, notation, depth: DEPTHS[BY_ITSELF] ?? "" });
    });
  }

  close(): void {
    this.#closed = true;
    this.#worker?.terminate();
  }

  #tell(wish: Wish): void {
    this.#started().postMessage(wish);
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const { forWorker, manifest } = this.#ended.rules;
    const { module, layout, shape, categories, mind } = forWorker;
    const parts = { module, layout, shape, categories };
    worker.onmessage = ({ data }: MessageEvent<News>) => this.#hear(data);
    // What a program throws has a message; one that does not come has none.
    worker.onerror = ({ message }: Partial<ErrorEvent>) => this.#fail(message ? "analysis-failed" : "page-unloaded");
    worker.postMessage({ parts, mind, judging: manifest.judging, ...this.#played } satisfies Task);
    this.#worker = worker;
    return worker;
  }

  #hear(news: News): void {
    if (news.kind === "failure") this.#fail("analysis-failed");
    else if (news.kind === "answer") {
      this.#waiting.get(news.id)?.resolve(news.verdict);
      this.#waiting.delete(news.id);
    } else if (news.depth === this.depth) {
      this.verdicts = this.verdicts.with(news.place, news.verdict);
      this.done = (news.place + 1) / news.total;
      if (news.place + 1 === news.total) this.#finish();
    }
  }

  /** Whoever waits for an answer gets none; the next wish begins with a new worker. */
  #fail(failure: "page-unloaded" | "analysis-failed"): void {
    this.failure = failure;
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error(failure));
    this.#waiting.clear();
  }

  #finish(): void {
    const verdicts = this.verdicts.filter((one) => one !== null);
    this.analysis = this.#analysisOf(verdicts, this.depth);
    this.done = 1;
    const kept = { record: this.#record, engine: this.#engine, analysis: this.analysis };
    void keepAnalysis(kept).catch(() => undefined); // it can be made again
    const next = DEPTHS.indexOf(this.depth) + 1;
    if (next <= this.#goal) this.look(DEPTHS[next] ?? "");
  }
}
