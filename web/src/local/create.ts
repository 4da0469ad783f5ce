/** New matches of this device. */
import type { Choices } from "../engine/engine";
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

/** Make a match and begin it; its name. */
export async function createLocal({ game, seats, options }: LocalWish, me: string): Promise<string> {
  const rules = await loadRules(game);
  const wished = seats.map((kind, number) => {
    const person = kind === "me" || kind.startsWith("me:");
    return person
      ? { kind: "person" as const, name: kind.slice(3) || me || GUEST, level: "" }
      : { kind: "bot" as const, name: `${kind} ${number + 1}`, level: kind };
  });
  const seed = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  const rulesVersion = rules.manifest.rules_version;
  const facts = factsOf({ game, rulesVersion, options, seats: seated(wished), seed });
  const match = new LocalMatch(facts, rules);
  match.fold(firstEntry(facts));
  await keepMatch(facts, [firstEntry(facts)], match.line).catch(refuse);
  return facts.match;
}
