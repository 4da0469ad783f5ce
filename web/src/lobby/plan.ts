/** What "Play now" begins, for each game: who plays and how, as it was chosen last on this device. */
import { keep, kept } from "../lib/kept";
import { GUEST } from "../lib/names";
import type { GameLine } from "../lib/wire";

/** Seats as in a wish, none of them open; only those options that are not the usual ones. */
export interface Plan {
  seats: string[];
  options: Record<string, string>;
}

/** What somebody chooses beside "Play now": how many share this device, against how many bots, of which level. */
export interface Company {
  people: number;
  bots: number;
  /** "": of several levels. */
  level: string;
}

const KEPT = "tetrapolis-plans";
const USUAL = "builder";

const isObject = (one: unknown): boolean => typeof one === "object" && one !== null && !Array.isArray(one);

/** As far as it can be told, what an earlier version, or somebody else, has written there. */
const plans: Record<string, Partial<Plan> | undefined> = read();

function read(): Record<string, Plan> {
  try {
    const found: unknown = JSON.parse(kept(KEPT) ?? "{}");
    return isObject(found) ? (found as Record<string, Plan>) : {};
  } catch {
    return {};
  }
}

const isPerson = (seat: string): boolean => seat === "me" || seat.startsWith("me:");

/** The fewest seats at which somebody has an opponent. */
export const usualSeats = (game: GameLine): number =>
  game.seats.includes(2) ? 2 : Math.min(...game.seats.filter((count) => count > 1));

const usualPlan = (game: GameLine): Plan => ({
  seats: ["me", ...Array.from({ length: usualSeats(game) - 1 }, () => USUAL)],
  options: {},
});

/** The choices of an option with so many players; none where there is nothing to choose. */
export const choicesOf = ({ seats, choices, fitting }: GameLine["options"][number], count: number): string[] =>
  seats.includes(count) ? (fitting[count] ?? choices) : [];

/** Of some choices, those that can be made with so many players and are not the usual ones. */
export function changedOptions(game: GameLine, count: number, chosen: Record<string, string>): Record<string, string> {
  const changed = game.options.flatMap((option) => {
    const choice = chosen[option.name] ?? option.default;
    return choice !== option.default && choicesOf(option, count).includes(choice)
      ? [[option.name, choice] as const]
      : [];
  });
  return Object.fromEntries(changed);
}

/** What was chosen last, as far as this game can still be played so. */
export function planOf(game: GameLine): Plan {
  const last = plans[game.game];
  if (!Array.isArray(last?.seats) || !fits(game, last.seats)) return usualPlan(game);
  const options = isObject(last.options) ? (last.options ?? {}) : {};
  return { seats: last.seats, options: changedOptions(game, last.seats.length, options) };
}

function fits({ seats: counts, levels }: GameLine, seats: unknown[]): boolean {
  if (!seats.every((one) => typeof one === "string")) return false;
  const known = levels.map(({ level }) => level);
  const people = seats.filter(isPerson);
  return (
    counts.includes(seats.length) && people.includes("me") && seats.every((one) => isPerson(one) || known.includes(one))
  );
}

/** From now on this is what was chosen last. */
export function keepPlan(game: GameLine, plan: Plan): void {
  plans[game.game] = plan;
  keep(KEPT, JSON.stringify(plans));
}

export function companyOf({ seats }: Plan): Company {
  const bots = seats.filter((seat) => !isPerson(seat));
  const level = bots.every((bot) => bot === bots[0]) ? (bots[0] ?? USUAL) : "";
  return { people: seats.length - bots.length, bots: bots.length, level };
}

/** How many bots so many people can play against. */
export const botsFor = (game: GameLine, people: number): number[] =>
  game.seats.filter((count) => count >= people).map((count) => count - people);

/** The same plan with other company: who is there already stays, as far as there is a seat. */
export function withCompany(game: GameLine, plan: Plan, company: Company): Plan {
  const possible = botsFor(game, company.people);
  const bots = possible.includes(company.bots)
    ? company.bots
    : possible.reduce((best, one) => (Math.abs(one - company.bots) < Math.abs(best - company.bots) ? one : best));
  const [here, there] = [plan.seats.filter(isPerson), plan.seats.filter((seat) => !isPerson(seat))];
  const people = Array.from({ length: company.people }, (_, number) => here[number] ?? `me:${GUEST}`);
  const others = Array.from({ length: bots }, (_, number) => company.level || (there[number] ?? there.at(-1) ?? USUAL));
  const seats = [...people, ...others];
  return { seats, options: changedOptions(game, seats.length, plan.options) };
}
