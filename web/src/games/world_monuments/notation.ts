/** Actions as actions.py writes them: `O4` enters, `red` takes, `L4-01` builds, `M2=1` leaves one stone, `pass`. */
import { COLOURS, type BoardSlot, type Hand, type View } from "./view";

export type Colour = (typeof COLOURS)[number];

export const PASS = "pass";
const SHORT = "=1";

export interface Offer {
  fields: Set<string>;
  stones: Set<Colour>;
  slots: Set<string>;
  /** Middle fields that can be left with one stone. */
  short: Set<string>;
  pass: boolean;
}

const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** The legal actions by what one touches to choose them. */
export function offerOf(legal: string[]): Offer {
  const offer: Offer = { fields: new Set(), stones: new Set(), slots: new Set(), short: new Set(), pass: false };
  for (const action of legal) {
    if (action === PASS) offer.pass = true;
    else if (isColour(action)) offer.stones.add(action);
    else if (/^L\d/.test(action)) offer.slots.add(action);
    else if (action.endsWith(SHORT)) offer.short.add(action.slice(0, -SHORT.length));
    else offer.fields.add(action);
  }
  return offer;
}

/** What choosing a field means now. */
export const actionOf = (field: string, offer: Offer): string => (offer.short.has(field) ? `${field}${SHORT}` : field);

/** Stones one by one, in the order of the colours. */
export function singly(stones: Hand): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(stones[colour] ?? 0).fill(colour));
}

export const coloursOf = (stones: Hand): Colour[] => COLOURS.filter((colour) => stones[colour]);

/** What an action would change in the own hand, as far as it is certain: who enters a field with one colour takes it. */
export function gainOf(action: string | null, offer: Offer, view: View): { colour: Colour; count: number } | null {
  if (action === null) return null;
  if (isColour(action)) return offer.stones.has(action) ? { colour: action, count: 1 } : null;
  const slot = offer.slots.has(action) && view.monument.slots.find((one) => one.slot === action);
  if (slot) return { colour: slot.colour, count: -1 };
  const [colour, ...more] = coloursOf((offer.fields.has(action) && view.quarry.fields[action]?.stones) || {});
  return colour && !more.length ? { colour, count: 1 } : null;
}

/** `L4-01` is place 1 of its level. */
export const placeOf = (slot: BoardSlot): number => Number(slot.slot.split("-")[1]);

export const levelsOf = (slots: BoardSlot[]): number[] =>
  [...new Set(slots.map((slot) => slot.level))].sort((a, b) => a - b);
