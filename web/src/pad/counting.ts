/** What a pad comes to: the engine counts it, by the rules of the table. */
import { spell, type Choices, type Engine, type State } from "../engine/engine";
import type { EntryLayout, PadLayout } from "../engine/layout";
import type { Entry, Sheet, Value } from "./model";

export interface Counted {
  /** By party: points by category. */
  points: Record<string, number>[];
  /** By party: the numbers that the points are made of, by name. */
  notes: Record<string, number>[];
  totals: number[];
  places: number[];
  ties: number[];
  doubts: Doubt[];
  /** Entries that a rule forbids, with its number. */
  refused: { entry: Entry; rule: number }[];
  /** The points that an entry brings by itself. */
  worth: Map<Entry, number>;
  state: State;
}

/** A number of the pad. */
export interface Place {
  party: number;
  category: string;
}

/** Something that can be, but seldom is. */
export interface Doubt {
  party: number;
  name: string;
  number: number;
}

export function padOf(engine: Engine): PadLayout {
  const { pad } = engine.layout;
  if (!pad) throw new Error("no score pad");
  return pad;
}

export const kindOf = (pad: PadLayout, name: string): EntryLayout | undefined =>
  pad.entries.find((one) => one.name === name);

/** How many have a place at the table, automatic rivals included. */
export const partiesOf = (engine: Engine, seats: number): number => engine.layout.parties[seats] ?? seats;

/** Options as the engine takes them, from their spelling; what it does not know is as usual. */
export function choicesOf(engine: Engine, options: Record<string, string>): Choices {
  const chosen: Choices = {};
  for (const { name, choices } of engine.layout.state.options) {
    const found = choices.find((one) => spell(one) === options[name]);
    if (found !== undefined) chosen[name] = found;
  }
  return chosen;
}

/** The numbers of an entry; null if it is none that the game knows, or out of bounds. */
export function numbersOf(pad: PadLayout, { kind, party, keys, values }: Entry, parties: number): number[] | null {
  const number = pad.entries.findIndex((one) => one.name === kind);
  const declared = pad.entries[number];
  if (!declared || keys.length !== declared.keys.length || values.length !== declared.values.length) return null;
  const figures = [...declared.keys, ...declared.values];
  const numbers = [...keys, ...values].map((value: Value, place) => {
    const figure = figures[place];
    if (figure?.words.length) return figure.words.indexOf(String(value));
    return typeof value === "number" ? value : NaN;
  });
  const fits = figures.every(({ least, most }, place) => {
    const one = numbers[place] ?? NaN;
    return Number.isInteger(one) && one >= least && one <= most;
  });
  const [least, most] = (fits && pad.bounds[String(keys[0])]) || [0, 0];
  const inBounds = kind !== "number" || ((numbers[1] ?? 0) >= least && (numbers[1] ?? 0) <= most);
  return fits && inBounds && Number.isInteger(party) && party >= 0 && party < (declared.shared ? 1 : parties)
    ? [number, party, ...numbers]
    : null;
}

/** Count what stands on a pad; `more` is added without being written. */
export function count(engine: Engine, sheet: Sheet, more: Entry[] = []): Counted {
  const pad = padOf(engine);
  const parties = partiesOf(engine, sheet.seats);
  const rows = [...sheet.entries.values(), ...more].flatMap((entry) => {
    const numbers = numbersOf(pad, entry, parties);
    return numbers ? [{ entry, numbers }] : [];
  });
  const options = choicesOf(engine, sheet.options);
  const found = engine.countPad(
    sheet.seats,
    options,
    rows.map(({ numbers }) => numbers),
  );
  const named = (names: string[], numbers: number[]): Record<string, number> =>
    Object.fromEntries(names.map((name, place) => [name, numbers[place] ?? 0]));
  return {
    points: found.points.map((one) => named(engine.categories, one)),
    notes: found.notes.map((one) => named(pad.notes, one)),
    totals: found.points.map((one) => one.reduce((sum, points) => sum + points, 0)),
    places: found.places,
    ties: found.ties,
    doubts: found.doubts.flatMap((one, party) =>
      one.flatMap((number, place) => (number ? [{ party, name: pad.doubts[place] ?? "", number }] : [])),
    ),
    refused: rows.flatMap(({ entry }, place) => {
      const rule = found.told[place]?.rule ?? 0;
      return rule ? [{ entry, rule }] : [];
    }),
    worth: new Map(rows.map(({ entry }, place) => [entry, found.told[place]?.worth ?? 0])),
    state: found.state,
  };
}
