/** New matches of this device. */
import type { Choices, Engine } from "../engine/engine";
import { newKey } from "../lib/api";
import { GUEST, toldApart } from "../lib/names";
import { sha256 } from "../lib/sha256";
import { loadRules } from "../play/rules";
import { LocalMatch } from "./match";
import { keepMatch, type LocalEntry, type LocalMatchFacts, type LocalSeatFacts } from "./store";
import { refuse } from "./words";

/** What is to be played: seats are "me", "me:NAME" for others at this device, or a level of bots. */
export interface LocalWish {
  game: string;
  seats: string[];
  options: Choices;
}

/** What must be known of a match before it begins. */
export type Plan = Pick<LocalMatchFacts, "game" | "rulesVersion" | "options" | "seats" | "seed">;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The commitment to a seed: known from the beginning, it shows in the end that nobody has chosen the seed afterwards. */
export const commitmentTo = (seed: string): string => sha256(new TextEncoder().encode(seed));

export const factsOf = (plan: Plan): LocalMatchFacts => ({
  ...plan,
  match: newKey(),
  commitment: commitmentTo(plan.seed),
  created: Date.now(),
});

/** People with names that nobody else at the table has; the names of bots say what they are. */
export function seated(wished: Pick<LocalSeatFacts, "kind" | "name" | "level">[]): LocalSeatFacts[] {
  const names: string[] = [];
  return wished.map(({ kind, name, level }) => {
    names.push(toldApart(name, names));
    return { kind, name: names.at(-1) ?? name, level, standIn: "", resigned: false };
  });
}

export const firstEntry = ({ created }: LocalMatchFacts): LocalEntry => ({
  seq: 1,
  at: created,
  kind: "started",
  seat: null,
});

/** Seats as they are wished for: see `LocalWish`. */
const wishedBy = (seats: string[], me: string): Pick<LocalSeatFacts, "kind" | "name" | "level">[] =>
  seats.map((kind, number) =>
    kind === "me" || kind.startsWith("me:")
      ? { kind: "person", name: kind.slice(3) || me || GUEST, level: "" }
      : { kind: "bot", name: `${kind} ${number + 1}`, level: kind },
  );
/** A match that is the same whenever it is begun: its deal, its first choices, and what its bots think with. */
export interface Prepared {
  game: string;
  /** Those that are not the usual ones, or all. */
  options: Choices;
  /** A person, or the level of a bot. */
  seats: string[];
  seed: string;
  bots: number;
  /** The first choices, each with its seat. */
  actions: [number, string][];
}

/** What nobody has chosen is as usual: matches have all their options. */
const completed = ({ layout }: Engine, options: Choices): Choices =>
  Object.fromEntries(layout.state.options.map(({ name, choices }) => [name, options[name] ?? choices[0] ?? ""]));

/** A prepared match with its log. */
export async function prepare(wish: Prepared, me: string): Promise<{ facts: LocalMatchFacts; entries: LocalEntry[] }> {
  const { engine, manifest } = await loadRules(wish.game);
  const { game, seed, bots } = wish;
  const options = completed(engine, wish.options);
  const seats = wishedBy(
    wish.seats.map((kind) => (kind === "person" ? "me" : kind)),
    me,
  );
  const plan = { game, rulesVersion: manifest.rules_version, options, seats: seated(seats), seed };
  const facts = { ...factsOf(plan), bots };
  const at = facts.created;
  const entries = wish.actions.map(([seat, action], place): LocalEntry => {
    return { seq: place + 2, at, kind: "action", seat, action };
  });
  return { facts, entries: [firstEntry(facts), ...entries] };
}

/** Begin a prepared match on this device; its name. */
export async function createPrepared(wish: Prepared, me: string): Promise<string> {
  const { facts, entries } = await prepare(wish, me);
  await keepMatch(facts, entries, null).catch(refuse);
  return facts.match;
}

/** Make a match and begin it; its name. */
export async function createLocal({ game, seats, options }: LocalWish, me: string): Promise<string> {
  const rules = await loadRules(game);
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const rulesVersion = rules.manifest.rules_version;
  const facts = factsOf({ game, rulesVersion, options, seats: seated(wishedBy(seats, me)), seed });
  const match = new LocalMatch(facts, rules);
  match.fold(firstEntry(facts));
  await keepMatch(facts, [firstEntry(facts)], match.line).catch(refuse);
  return facts.match;
}

/** A match of this device that begins as another one did: whoever plays on has a seat, bots have the others; its name. */
export async function playOnFrom(plan: Omit<Plan, "seats">, actions: LocalAction[], seats: string[]): Promise<string> {
  const rules = await loadRules(plan.game);
  const facts = { ...factsOf({ ...plan, seats: seated(wishedBy(seats, GUEST)) }), tried: true };
  const match = new LocalMatch(facts, rules);
  const at = facts.created;
  const entries = [
    firstEntry(facts),
    ...actions.map(({ seat, action }, place): LocalEntry => ({ seq: place + 2, at, kind: "action", seat, action })),
  ];
  for (const entry of entries) match.fold(entry);
  await keepMatch(facts, entries, match.line).catch(refuse);
  return facts.match;
}

/** A choice of a seat, in notation. */
export interface LocalAction {
  seat: number;
  action: string;
}
