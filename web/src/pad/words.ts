/** What a pad says: the game's words for pads, then those of its table. */
import { Trouble } from "../engine/trouble";
import { knows, language, loadTexts, speaker, type Speak } from "../lib/texts.svelte";
import type { Counted, Doubt } from "./counting";
import type { Sheet } from "./model";

const PART = "part:pad";

/** The texts of a game that a pad needs. */
export async function loadWords(game: string): Promise<void> {
  await Promise.all([PART, game, `pad:${game}`].map((what) => loadTexts(language.now, what)));
}

export const loadPart = (): Promise<void> => loadTexts(language.now, PART);

export function speakerOf(game: string): Speak {
  const [ofPad, ofTable] = [speaker(`pad:${game}`), speaker(game)];
  return (key, details) => (knows(key, `pad:${game}`) ? ofPad(key, details) : ofTable(key, details));
}

export const isSaid = (key: string, game: string): boolean => knows(key, `pad:${game}`) || knows(key, game);

/** Everybody by name; who has none is a number, an automatic rival is the game's. */
export function namesOf(sheet: Sheet, parties: number, ofGame: Speak): string[] {
  return Array.from({ length: parties }, (_, party) => {
    if (party >= sheet.names.length) return ofGame("pad-rival");
    return sheet.names[party]?.trim() || ofGame("pad-player", { number: party + 1 });
  });
}

/** Why something was not written. */
export function whyNot(error: unknown, game: string): string {
  const ofGame = speakerOf(game);
  if (!(error instanceof Trouble)) {
    console.error(error);
    return ofGame("pad-failed");
  }
  if (error.rule === null) return ofGame(error.key, error.details);
  const plain = `why-${error.rule}`;
  return `${ofGame(isSaid(plain, game) ? plain : error.rule)} (${error.rule})`;
}

/** What the points of a category are made of. */
export function reasonOf(counted: Counted, party: number, category: string, written: boolean, ofGame: Speak): string {
  const points = counted.points[party]?.[category] ?? 0;
  if (written) return ofGame("pad-why-written", { points });
  return ofGame(`pad-why-${category}`, { ...counted.notes[party], points });
}

export const doubtOf = ({ party, name, number }: Doubt, names: string[], ofGame: Speak): string =>
  ofGame(`pad-doubt-${name}`, { name: names[party] ?? "", number });

/** A day in words. */
export function dayOf(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Intl.DateTimeFormat(language.now, { dateStyle: "medium" }).format(new Date(year, month - 1, day));
}
