/** Full words for everything on the board; the labels of fields, slots and stones. */
import type { Speak } from "../../lib/texts.svelte";
import type { Around } from "./around";
import { ringOf } from "./geometry";
import { actionOf, coloursOf, PASS, placeOf, type Colour, type Offer } from "./notation";
import type { BoardSlot, Hand, View } from "./view";

export const sumOfStones = (colour: Colour, count: number, speak: Speak): string =>
  speak("stones", { colour: speak(`colour-${colour}`), count });

export const stonesInWords = (stones: Hand, speak: Speak): string =>
  coloursOf(stones)
    .map((colour) => sumOfStones(colour, stones[colour] ?? 0, speak))
    .join(", ");

/** A printed plan has a name in every language; an own plan says its name itself. */
function printedName(key: string, speak: Speak): string | null {
  const said = speak(key);
  return said === key ? null : said;
}

export const monumentTitle = ({ monument }: View, speak: Speak): string =>
  printedName(`monument-${monument.name}`, speak) ?? monument.title;

/** What of the boards is our reconstruction; what the user drew is not. */
export function reconstruction({ monument, quarry }: View, speak: Speak): string | null {
  const ours = printedName(`monument-${monument.name}`, speak) !== null;
  if (printedName(`choice-quarry-${quarry.name}`, speak) === null)
    return ours ? speak("reconstruction-monument") : null;
  return speak(ours ? "reconstruction" : "reconstruction-quarry");
}

export const fieldPlace = (field: string, speak: Speak): string => speak(`board-ring-${ringOf(field)}`, { field });

/** Names of fields and slots are for ears; they are seen only where experts want them. */
const named = (seen: boolean, around: Around): boolean => !seen || around.notation;

export function takeLabel(colour: Colour, around: Around, seen = false): string {
  const { speak, view } = around;
  const taken = speak(`colour-${colour}`);
  return named(seen, around)
    ? speak("board-take", { colour: taken, field: view.quarry.worker ?? "" })
    : speak("board-seen-take", { colour: taken });
}

export function fieldLabel(field: string, around: Around, seen = false): string {
  const { view, offer, chosen, speak } = around;
  const where = named(seen, around) ? fieldPlace(field, speak) : speak(`board-seen-${ringOf(field)}`);
  const stones = stonesInWords(view.quarry.fields[field]?.stones ?? {}, speak);
  const said = [stones ? speak("board-field-stones", { where, stones }) : speak("board-field-empty", { where })];
  const step = view.move?.path.indexOf(field) ?? -1;
  if (view.quarry.worker === field) said.push(speak("board-field-worker"));
  else if (step >= 0) said.push(speak("board-field-entered", { step: step + 1 }));
  if (view.filling?.short.includes(field)) said.push(speak("board-field-short"));
  if (offer.fields.has(field)) said.push(speak("board-field-enter"));
  if (offer.short.has(field)) said.push(speak("board-field-shorten"));
  if (chosen === actionOf(field, offer)) said.push(speak("board-chosen"));
  return said.join(" ");
}

export function slotLabel(slot: BoardSlot, around: Around, seen = false): string {
  const { view, names, offer, chosen, speak } = around;
  const { level, points } = slot;
  const isNamed = named(seen, around);
  const colour = speak(`colour-${slot.colour}`);
  const said = [
    isNamed
      ? speak("board-slot", { level, place: placeOf(slot), colour, points })
      : speak("board-seen-slot", { level, colour, points }),
  ];
  if (slot.builder !== null) said.push(speak("board-slot-built", { name: names[slot.builder] ?? "" }));
  else if (offer.slots.has(slot.slot)) said.push(speak("board-slot-fits"));
  else if (slot.open) said.push(speak("board-slot-open"));
  else if (!isNamed) said.push(speak("board-seen-waits"));
  else
    said.push(speak("board-slot-waits", { level: level - 1, places: missing(slot, view.monument.slots).join(", ") }));
  if (chosen === slot.slot) said.push(speak("board-chosen"));
  return said.join(" ");
}

/** The places, in the level below, of the stones that must be there first. */
const missing = (slot: BoardSlot, slots: BoardSlot[]): number[] =>
  slots.filter((below) => slot.supports.includes(below.slot) && below.builder === null).map(placeOf);

/** What is asked of a seat, in one sentence. */
export function ask(view: View, _seat: number, speak: Speak, legal: string[]): string {
  if (view.filling) return speak("ask-short", { count: view.filling.left });
  if (view.move) {
    if (view.move.picking) return speak("ask-take");
    if (view.quarry.worker === null) return speak("ask-place");
    return speak("ask-step", { steps: view.move.steps_left });
  }
  if (view.phase === "over") return speak("phase-over");
  return legal.includes(PASS) ? speak("ask-pass") : speak("ask-build");
}

/** What can be done, for the line under the drawing while nothing is pointed at. */
export function hint(view: View, offer: Offer, names: string[], speak: Speak): string {
  if (view.phase === "over") {
    const complete = view.monument.slots.every((slot) => slot.builder !== null);
    return speak(complete ? "board-hint-over" : "board-hint-over-unfinished");
  }
  if (offer.stones.size) return speak("board-hint-take");
  if (offer.fields.size) return speak("board-hint-place");
  if (offer.short.size) return speak("board-hint-short");
  if (offer.slots.size) return speak("board-hint-build");
  if (offer.pass) return speak(view.passing_costs ? "board-hint-pass" : "board-hint-pass-free");
  return speak("board-hint-wait", { name: names[view.actor ?? 0] ?? "" });
}
