/** What is printed on cards, read from the file that the rules read. */
import source from "../../../../src/tetrapolis/games/ginkgopolis/components.toml?raw";
import { thing } from "./notation";
import type { Colour, Good, Goods, Trigger } from "./types";

interface PrintedBonus {
  trigger?: Trigger;
  end?: "resources" | "buildings" | "trigger" | "colour" | "flat";
  on?: Record<Colour, Colour>;
  floors?: [least: number, most: number];
  points?: number;
}
interface PrintedCharacter {
  colour: Colour;
  trigger: Trigger;
  resources: number;
  tiles: number;
  points: number;
}
export type End =
  | { kind: "resources"; points: number; colour: Colour }
  | { kind: "buildings"; points: number; least: number; most: number }
  | { kind: "trigger"; points: number; trigger: Trigger }
  | { kind: "colour"; points: number; colour: Colour }
  | { kind: "flat"; points: number };
/** A permanent bonus has a trigger and gains, a bonus of the end its own kind; characters bring goods at the start. */
export interface Bonus {
  colour: Colour;
  trigger: Trigger | null;
  gain: Goods;
  end: End | null;
  start: Goods | null;
}

/** Inline tables below a heading, by number. */
function section<T>(name: string): Record<number, T> {
  const body = source.split(`\n[${name}]`)[1]?.split(/\n\[/)[0] ?? "";
  const rows = [...body.matchAll(/^(\d+) = (\{.*\})/gm)];
  return Object.fromEntries(
    rows.map(([, number, table = ""]) => [Number(number), JSON.parse(table.replace(/(\w+) =/g, '"$1":')) as T]),
  );
}

const BONUSES = section<PrintedBonus>("bonuses");
const CHARACTERS = section<PrintedCharacter>("characters");
export const GOOD_OF: Record<Colour, Good> = { red: "resources", blue: "tiles", yellow: "points" };
export const GOODS: Good[] = ["resources", "tiles", "points"];
export const TRIGGERS: Trigger[] = ["exploit", "urbanize", "construct"];
/** From so many floors on a bonus speaks of tall buildings. */
const TALL = 60;

const noGoods = (): Goods => ({ resources: 0, tiles: 0, points: 0 });

/** The bonus of a building card or character; letters have none. */
export function bonusOf(name: string): Bonus | null {
  const card = thing(name);
  if (card.kind === "letter") return null;
  if (card.kind === "character") {
    const printed = CHARACTERS[card.number];
    if (!printed) return null;
    const { colour, trigger, resources, tiles, points } = printed;
    return { colour, trigger, gain: oneOf(colour), end: null, start: { resources, tiles, points } };
  }
  const printed = BONUSES[card.number];
  if (!printed) return null;
  if (printed.end)
    return { colour: card.colour, trigger: null, gain: noGoods(), end: endOf(printed, card.colour), start: null };
  const gain = oneOf(card.colour);
  gain.points += printed.points ?? 0;
  return { colour: card.colour, trigger: printed.trigger ?? null, gain, end: null, start: null };
}

export const isTall = (end: End): boolean => end.kind === "buildings" && end.most >= TALL;

function oneOf(colour: Colour): Goods {
  return { ...noGoods(), [GOOD_OF[colour]]: 1 };
}

function endOf(printed: PrintedBonus, colour: Colour): End {
  const points = printed.points ?? 0;
  switch (printed.end) {
    case "resources":
      return { kind: "resources", points, colour: printed.on?.[colour] ?? colour };
    case "buildings":
      return { kind: "buildings", points, least: printed.floors?.[0] ?? 1, most: printed.floors?.[1] ?? TALL };
    case "trigger":
      return { kind: "trigger", points, trigger: printed.trigger ?? "exploit" };
    case "colour":
      return { kind: "colour", points, colour };
    default:
      return { kind: "flat", points };
  }
}
