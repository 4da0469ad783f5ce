/** Actions as actions.py writes them: `O4` enters, `red` takes, `L4-01` builds, `pass`. */
import { COLOURS, type Colour, type Player, type Slot, type Stones } from "./types";

export const PASS = "pass";
export const LETTERS: Record<Colour, string> = { purple: "P", red: "R", white: "W", orange: "O", blue: "B", black: "K" };

export interface Offer {
  fields: Set<string>;
  stones: Set<Colour>;
  slots: Set<string>;
  pass: boolean;
}

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** The legal actions by what one touches to choose them. */
export function offerOf(legal: string[]): Offer {
  const offer: Offer = { fields: new Set(), stones: new Set(), slots: new Set(), pass: false };
  for (const action of legal) {
    if (action === PASS) offer.pass = true;
    else if (isColour(action)) offer.stones.add(action);
    else if (/^L\d/.test(action)) offer.slots.add(action);
    else offer.fields.add(action);
  }
  return offer;
}

/** Stones one by one, in the order of the colours. */
export function singly(stones: Stones): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(stones[colour] ?? 0).fill(colour));
}

export const coloursOf = (stones: Stones): Colour[] => COLOURS.filter((colour) => stones[colour]);

export const countOf = (stones: Stones): number => Object.values(stones).reduce((sum, count) => sum + count, 0);

export const totalOf = (player: Player): number => Object.values(player.points).reduce((sum, points) => sum + points, 0);

/** `L4-01` is place 1 of its level. */
export const placeOf = (slot: Slot): number => Number(slot.slot.split("-")[1]);

export const levelsOf = (slots: Slot[]): number[] => [...new Set(slots.map((slot) => slot.level))].sort((a, b) => a - b);
