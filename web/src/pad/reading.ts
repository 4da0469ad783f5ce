/** Pads that a stranger has written: believed only as far as the rules do. */
import { Trouble } from "../engine/trouble";
import { GAMES } from "../games/contract";
import { isMoment } from "../lib/dates";
import { loadRules, type Rules } from "../play/rules";
import { kindOf, numbersOf, padOf, partiesOf } from "./counting";
import { today, type Edit, type Entry, type PadFacts, type Stroke, type Value } from "./model";
import { askedOptions, fits, usualOptions } from "./options";

const MOST_ENTRIES = 2000;
const MOST_NAME = 40;
const MOST_PLACE = 60;

export type Said = Record<string, unknown>;

export const isObject = (value: unknown): value is Said =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const damaged = (part: string): Trouble => new Trouble("pad-file-damaged", { part });

/** The rules of the game that a pad is for. */
export async function rulesIn({ game }: Said): Promise<Rules> {
  if (typeof game !== "string" || !GAMES.includes(game)) throw new Trouble("pad-file-game");
  return loadRules(game);
}

/** What a pad is for and begins with. */
export function headIn(said: Said, rules: Rules): Omit<PadFacts, "pad" | "created"> {
  const { seats, options } = said;
  if (typeof seats !== "number" || !rules.manifest.seats.includes(seats)) throw damaged("seats");
  if (!isObject(options)) throw damaged("options");
  const asked = askedOptions(rules, seats).filter(({ name }) => options[name] !== undefined);
  const chosen = asked.map(({ name }) => [name, optionIn(rules, seats, name, options[name])] as const);
  return {
    game: rules.manifest.game,
    seats,
    names: namesIn(said["names"], seats),
    options: { ...usualOptions(rules), ...Object.fromEntries(chosen) },
    date: dayIn(said["date"]),
    place: textIn(said["place"], MOST_PLACE, "place"),
  };
}

function optionIn(rules: Rules, seats: number, name: unknown, choice: unknown): string {
  if (typeof choice !== "string" || !fits(rules, seats, name, choice)) throw damaged(String(name).slice(0, MOST_NAME));
  return choice;
}

/** What was written, each about something else. */
export function entriesIn(value: unknown, rules: Rules, seats: number): Entry[] {
  if (!Array.isArray(value) || value.length > MOST_ENTRIES) throw damaged("entries");
  return value.map((one: unknown, place) => {
    if (!isEntry(one, rules, seats)) throw new Trouble("pad-file-entry", { number: place + 1 });
    const { kind, party, keys, values } = one;
    return { kind, party, keys, values };
  });
}

function isEntry(value: unknown, { engine }: Rules, seats: number): value is Entry {
  if (!isObject(value)) return false;
  const { kind, party, keys, values } = value;
  if (typeof kind !== "string" || typeof party !== "number" || !areValues(keys) || !areValues(values)) return false;
  const pad = padOf(engine);
  return Boolean(kindOf(pad, kind) && numbersOf(pad, { kind, party, keys, values }, partiesOf(engine, seats)));
}

/** The numbers of players that a stroke goes over to. */
function countsIn({ edits }: Said, rules: Rules): number[] {
  const said = Array.isArray(edits) ? edits.flatMap((edit: unknown) => (isObject(edit) ? [edit["seats"]] : [])) : [];
  return rules.manifest.seats.filter((one) => said.includes(one));
}

/** The strokes of a pad, numbered from one on; each is possible with one of its numbers of players. */
export function strokesIn(log: Said[], rules: Rules, seats: number): Stroke[] {
  const counts = [seats, ...log.flatMap((one) => countsIn(one, rules))];
  const sorted = log.toSorted((one, other) => Number(one["seq"]) - Number(other["seq"]));
  return sorted.map(({ seq, at, run, edits }, place) => {
    if (seq !== place + 1 || !isMoment(at) || typeof run !== "string") throw damaged("strokes");
    if (edits === null) return { seq, at, run, edits };
    if (!Array.isArray(edits) || edits.length > MOST_ENTRIES) throw damaged("strokes");
    return { seq, at, run, edits: edits.map((edit: unknown) => editIn(edit, rules, counts)) };
  });
}

function editIn(edit: unknown, rules: Rules, counts: number[]): Edit {
  if (!isObject(edit)) throw damaged("strokes");
  const { write, erase, seats, name, option, date, place } = edit;
  if (write !== undefined) {
    const [most = 0] = counts.toSorted((one, other) => partiesOf(rules.engine, other) - partiesOf(rules.engine, one));
    const [entry] = entriesIn([write], rules, most);
    if (entry) return { write: entry };
  }
  if (typeof seats === "number" && counts.includes(seats)) return { seats };
  if (isObject(erase)) {
    const { kind, party, keys } = erase;
    if (typeof kind === "string" && typeof party === "number" && areValues(keys))
      return { erase: { kind, party, keys } };
  }
  if (Array.isArray(name) && Number.isInteger(name[0]) && name[0] >= 0 && name[0] < Math.max(...counts))
    return { name: [name[0] as number, textIn(name[1], MOST_NAME, "names")] };
  if (Array.isArray(option)) {
    const [name, choice] = option as unknown[];
    const [count = 0] = [...counts.filter((one) => fits(rules, one, name, choice)), ...counts];
    return { option: [String(name), optionIn(rules, count, name, choice)] };
  }
  if (date !== undefined) return { date: dayIn(date) };
  if (place !== undefined) return { place: textIn(place, MOST_PLACE, "place") };
  throw damaged("strokes");
}

function textIn(value: unknown, most: number, part: string): string {
  if (typeof value !== "string") throw damaged(part);
  const letters = Array.from(value.replace(/\p{C}/gu, "").trim());
  return letters.slice(0, most).join("");
}

function namesIn(value: unknown, seats: number): string[] {
  if (!Array.isArray(value) || value.length !== seats) throw damaged("names");
  return value.map((one) => textIn(one, MOST_NAME, "names"));
}

function dayIn(value: unknown): string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value)))
    throw damaged("date");
  return value || today();
}

const areValues = (value: unknown): value is Value[] =>
  Array.isArray(value) &&
  value.length <= 8 &&
  value.every((one) => (typeof one === "string" && one.length <= 60) || typeof one === "number");
