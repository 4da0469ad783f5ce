/** What is printed on the cards and boards. */
import { MANIFEST, type Board, type Box, type Card, type Gain, type Stage } from "./manifest";

export type Colour = Card["colour"];
export type Effect = Card["effects"][number];
export type Side = Box["sides"][number];

export const {
  cards: CARDS,
  boards: BOARDS,
  colours: COLOURS,
  resources: RESOURCES,
  goods: GOODS,
  sides: SIDES,
  turns: TURNS,
  sale: SALE,
} = MANIFEST.box;
const CARD_BY_NAME = new Map(CARDS.map((card) => [card.name, card]));

export function cardOf(name: string): Card {
  const card = CARD_BY_NAME.get(name);
  if (!card) throw new Error(`no such card: ${name}`);
  return card;
}

export function ofColour(built: string[], colour: Colour): Card[] {
  return built.map(cardOf).filter((card) => card.colour === colour);
}

const boardOf = (wonder: string | null): Board | undefined => BOARDS.find(({ name }) => name === wonder);
export const stagesOf = (wonder: string | null, side: Side | null): Stage[] =>
  side ? (boardOf(wonder)?.[side] ?? []) : [];
/** The resource that a board starts with. */
export const startOf = (wonder: string | null): string => RESOURCES[boardOf(wonder)?.start ?? ""] ?? "";

/** The cards that make this one free, and those that it makes free. */
const { chains } = MANIFEST.box;
export const chainedFrom = (card: string): string[] =>
  Object.keys(chains).filter((other) => chains[other]?.includes(card));
export const chainedTo = (card: string): string[] => chains[card] ?? [];

/** The effects that bring something for each of what they count. */
export const countedGains = (effects: Effect[]): Gain[] =>
  effects.flatMap((effect) => (effect.type === "gain" && effect.per.length ? [effect] : []));
