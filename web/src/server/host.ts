/** The server as the host of a match. */
import type { Choices } from "../engine/engine";
import { Match } from "../engine/match";
import { get, post } from "../lib/api";
import { site } from "../lib/site";
import type { Done, Replayed, Table } from "../lib/wire";
import { courseByAsking, courseOf, type Moment, type Progress } from "../play/course";
import type { Ended, Host } from "../play/host";
import { replayed } from "../play/replay";
import { loadRules } from "../play/rules";
import { beSomebody, identity } from "../shell/session.svelte";
import { Connection } from "./connection.svelte";

/** Commands for which the address names the seat, of those that somebody has. */
const OF_A_SEAT = ["resign", "return"];

/** What of a record a replay needs. */
interface PlayedRecord {
  game: string;
  rules_version: number;
  options: Choices;
  /** Boards that people have added. */
  plans?: Record<string, unknown>;
  seats: unknown[];
  seed: string;
  actions: [seat: number, action: string][];
}

/** Play a record again; null if this page cannot: only the server deals boards that people have added. */
async function playedAgain(record: PlayedRecord): Promise<Ended | null> {
  const { game, options, seats, seed, actions } = record;
  if (Object.keys(record.plans ?? {}).length || site.engine(game) === null) return null;
  const rules = await loadRules(game);
  if (rules.manifest.rules_version !== record.rules_version) return null;
  const match = new Match(rules.engine, seats.length, options, BigInt(`0x${seed}`));
  for (const [seat, action] of actions) match.play(action, seat, rules.engine.layout.secret_steps);
  return { rules, match };
}

export class ServerHost implements Host {
  readonly local = false;

  #ended: Promise<Ended | null> | null = null;

  constructor(readonly match: string) {}

  sit(seat: number | null): Connection {
    return new Connection(this.match, identity(), seat);
  }

  async command(path: string, body?: unknown): Promise<Done> {
    await beSomebody();
    const place = `matches/${this.match}/${path}`;
    if (!OF_A_SEAT.includes(path)) return post<Done>(place, body);
    return post<Done>(`${place}?seat=${(body as { seat: number }).seat}`);
  }

  table(): Promise<Table> {
    return get<Table>(`matches/${this.match}`);
  }

  ended(): Promise<Ended | null> {
    this.#ended ??= get<PlayedRecord>(`matches/${this.match}/record`).then(playedAgain);
    this.#ended.catch(() => (this.#ended = null));
    return this.#ended;
  }

  async course(tell: Progress): Promise<Moment[]> {
    const ended = await this.ended();
    if (ended) return courseOf(ended.rules, ended.match, tell);
    const { game } = await this.table();
    return courseByAsking(game, (step) => this.replayed(step, null), tell);
  }

  async replayed(step: number, seat: number | null): Promise<Replayed> {
    const ended = await this.ended();
    if (ended) return replayed(ended.rules, ended.match, step, seat);
    return get<Replayed>(`matches/${this.match}/replay?step=${step}${seat === null ? "" : `&seat=${seat}`}`);
  }

  tableOf(match: string): string {
    return `/m/${match}`;
  }

  replayOf(match: string): string {
    return `/replay/${match}`;
  }

  record(): string {
    return site.api(`matches/${this.match}/record`);
  }
}
