/** A match of this device, folded from its log the same way as a server's. */
import { NONE, type RawEvent } from "../engine/engine";
import { Match } from "../engine/match";
import { Trouble } from "../engine/trouble";
import type { EntryLine, Replayed, SeatLine, Table } from "../lib/wire";
import { totalsOf } from "../play/played";
import { progressOf } from "../play/progress";
import { choiceText, eventsFor, replayed } from "../play/replay";
import { loadRules, type Rules } from "../play/rules";
import { tableOf, type Facts, type Known } from "../play/table";
import type { Ending, LocalEntry, LocalLine, LocalMatchFacts, LocalSeatFacts } from "./store";

/** The level of the bot that plays for a person who has left. */
export const STAND_IN = "builder";

/** The rules that a match is played by; Trouble, if they are not those that this page has. */
export async function rulesOf(game: string, rulesVersion: number): Promise<Rules> {
  const found = await loadRules(game);
  const known = found.manifest.rules_version;
  if (rulesVersion !== known)
    throw new Trouble("record-rules-version", { game, version: String(rulesVersion), known: String(known) });
  return found;
}

/** Everything that is known of a match, from its log alone. */
export class LocalMatch {
  readonly facts: LocalMatchFacts;
  readonly rules: Rules;
  seats: LocalSeatFacts[];
  match: Match;
  seq = 0;
  updated = 0;
  rematch: string | null = null;
  /** The entries with what happened, whole. */
  log: { entry: LocalEntry; events: RawEvent[] }[] = [];

  constructor(
    facts: LocalMatchFacts,
    rules: Rules,
    match = new Match(rules.engine, facts.seats.length, facts.options, BigInt(`0x${facts.seed}`)),
  ) {
    [this.facts, this.rules, this.match] = [facts, rules, match];
    this.seats = facts.seats.map((one) => ({ ...one }));
  }

  /** The match after one more entry; this one stays as it is. */
  with(entry: LocalEntry): LocalMatch {
    const next = new LocalMatch(this.facts, this.rules, this.match.twin());
    next.seats = this.seats.map((one) => ({ ...one }));
    [next.log, next.rematch] = [this.log.slice(), this.rematch];
    next.fold(entry);
    return next;
  }

  /** Take up the next entry. An action that is not legal is Trouble, and changes nothing. */
  fold(entry: LocalEntry): void {
    const before = this.match.played.length;
    const seat = this.seats[entry.seat ?? NONE];
    if (entry.kind === "action") this.match.play(entry.action ?? "", entry.seat ?? NONE, this.wholeOnly);
    else if (entry.kind === "undone") this.match = this.match.without(entry.seat ?? NONE);
    else if (entry.kind === "rematch") this.rematch = entry.match ?? null;
    else if (seat && entry.kind === "resigned") [seat.standIn, seat.resigned] = [entry.level ?? STAND_IN, true];
    else if (seat && entry.kind === "replaced") seat.standIn = entry.level ?? STAND_IN;
    else if (seat && entry.kind === "returned") seat.standIn = "";
    const events = entry.kind === "action" ? this.match.played.slice(before).flatMap((one) => one.events) : [];
    this.log.push({ entry, events });
    [this.seq, this.updated] = [entry.seq, entry.at];
  }

  get wholeOnly(): boolean {
    return this.rules.engine.layout.secret_steps;
  }

  /** The bot that chooses for a seat now, if one does. */
  botOf(seat: number): string {
    const one = this.seats[seat];
    return one?.kind === "bot" ? one.level : (one?.standIn ?? "");
  }

  /** What the bot of a seat thinks with, if its choices are always the same. */
  chanceOf(seat: number): number | undefined {
    const { bots } = this.facts;
    return bots === undefined ? undefined : bots + this.decisionOf(seat) * this.match.seats + seat;
  }

  /** How many actions a seat has played: the number of its next one. */
  decisionOf(seat: number): number {
    return this.match.played.filter((one) => one.seat === seat).length;
  }

  /** Trouble, if the match is over. */
  mustRun(): void {
    if (!this.match.pending.length) throw new Trouble("match-over");
  }

  /** Trouble, if it is not the person who plays for a seat. */
  mustPlayFor(seat: number): void {
    if (this.botOf(seat)) throw new Trouble("a-bot-plays-for-you");
    this.mustRun();
  }

  /** Trouble, if a seat has nothing to take back. */
  mustHaveChosen(seat: number): void {
    if (!this.match.choices.some(([first]) => first?.seat === seat)) throw new Trouble("nothing-to-take-back");
  }

  get people(): number[] {
    return this.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  /** The line in lists, unless it is a match that none of them has. */
  get listed(): LocalLine | null {
    return this.facts.bots === undefined ? this.line : null;
  }

  /** What lists show: of several people at this device, nobody finds what another one hides. */
  get line(): LocalLine {
    const people = this.people;
    const alone = people.length === 1 ? (people[0] ?? null) : null;
    const pending = this.match.pending;
    const over = !pending.length;
    const { ending } = this;
    return {
      match: this.facts.match,
      game: this.facts.game,
      status: over ? "over" : "running",
      public: false,
      updated: this.updated,
      seats: this.seats.map(({ kind, name, level }) => ({ kind, name, level })),
      options: this.facts.options,
      pending,
      mine: people,
      over,
      progress: progressOf(this.table(alone)),
      points: ending && totalsOf(ending.points),
      winners: over ? this.match.winners : null,
      ...(ending ? { ending } : {}),
      ...(this.facts.tried ? { tried: true } : {}),
    };
  }

  /** How the match has ended; null while it runs. */
  get ending(): Ending | null {
    if (this.match.pending.length) return null;
    const { created, restored } = this.facts;
    const times = this.log.filter(({ entry }) => entry.kind !== "rematch").map(({ entry }) => entry.at);
    const record = times.every((at) => at === created); // which is taken up in one moment
    return {
      at: times.at(-1) ?? created,
      brought: record ? "record" : restored ? "backup" : "",
      points: this.match.scores(),
      ranks: this.match.ranks,
      left: this.people.filter((seat) => this.botOf(seat)),
    };
  }

  /** The table as a seat, or a spectator, may know it. */
  table(seat: number | null): Table {
    const over = !this.match.pending.length;
    const { match, game, options, commitment, seed } = this.facts;
    const facts: Facts = {
      ...{ match, game, options, seat, commitment, rematch: this.rematch, seed: over ? seed : null },
      status: over ? "over" : "running",
      public: false,
      clock: { kind: "none", seconds: 0, increment: 0 },
      mine: this.people,
      host: true,
      seats: this.seats.map(lineOf),
      ...{ archive: null, view: null, scores: null, winners: null, ranks: null },
    };
    const moment = { seq: this.seq, now: Date.now(), decision: seat === null ? null : this.decisionOf(seat) };
    return tableOf(facts, moment, this.knownTo(seat));
  }

  /** The state as a seat, or a spectator, may know it. */
  knownTo(seat: number | null): Known {
    return { rules: this.rules, state: this.match.knownTo(seat ?? NONE) };
  }

  /** Entries after one of them, as a seat, or a spectator, may know them. */
  entries(seat: number | null, after: number): EntryLine[] {
    return this.log.slice(after).map(({ entry, events }) => {
      const { seq, at, kind } = entry;
      const line: EntryLine = { seq, at, kind, seat: entry.seat };
      if (kind === "started") line.commitment = this.facts.commitment;
      if (entry.level !== undefined) line.level = entry.level;
      if (entry.match !== undefined) line.match = entry.match;
      if (kind === "action") {
        line.events = eventsFor(seat, events, this.rules.manifest);
        if (entry.seat === seat && entry.action !== undefined) line.action = entry.action;
      }
      return line;
    });
  }

  /** The match after the first choices, as a seat, or a spectator, saw it then. */
  replayed(step: number, seat: number | null): Replayed {
    return replayed(this.rules, this.match, step, seat);
  }

  /** The final table. */
  get outcome(): { points: Record<string, number>[]; winners: number[] } {
    return { points: this.match.scores(), winners: this.match.winners };
  }

  /** The match as a file that any Tetrapolis can read and verify. */
  record(): string {
    const { game, rulesVersion, options, seed, commitment } = this.facts;
    const seats = this.seats.map(({ kind, name, level }) => ({ name, player: kind === "person" ? "person" : level }));
    const over = !this.match.pending.length;
    const actions = this.match.choices.map((steps) => [steps[0]?.seat, choiceText(this.rules.engine, steps)]);
    const head = { format: "tetrapolis-record", version: 1, game, rules_version: rulesVersion, options, seats };
    const outcome = over ? this.outcome : null;
    const body = JSON.stringify({ ...head, seed, commitment }, null, 2).slice(0, -2);
    const lines = actions.map((action) => `    ${JSON.stringify(action)}`).join(",\n");
    return `${body},\n  "actions": [\n${lines}\n  ],\n  "outcome": ${JSON.stringify(outcome)}\n}\n`;
  }
}

const lineOf = ({ kind, name, level, standIn, resigned }: LocalSeatFacts): SeatLine => ({
  kind,
  name,
  level,
  stand_in: standIn,
  resigned,
  time_left: 0,
  since: null,
});
