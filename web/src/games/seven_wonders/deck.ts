/** Which cards are in the box, and how many of them are used: the list that everybody may know. */
import { CARDS, COLOURS, type Card, type Colour } from "./components";

export const AGES = [1, 2, 3] as const;
export const PLAYERS = [3, 4, 5, 6, 7] as const;
const GUILDS_BEYOND_PLAYERS = 2; // SW-3

export interface Group {
  colour: Colour;
  cards: Card[];
  /** How many cards of the group are in the deck, by number of players. */
  used: number[];
}

/** The copies of a card in the deck of an Age (SW-2); which guilds are in it, nobody knows. */
export function copiesIn(card: Card, age: number, players: number): number {
  return (card.copies[age] ?? []).filter((minimum) => minimum <= players).length;
}

export const isGuild = (card: Card): boolean => card.colour === "purple";

/** The cards of an Age by colour. */
export function groupsOf(age: number): Group[] {
  return COLOURS.map((colour) => {
    const cards = CARDS.filter((card) => card.colour === colour && card.copies[age]);
    const used = PLAYERS.map((players) =>
      colour === "purple"
        ? players + GUILDS_BEYOND_PLAYERS
        : cards.reduce((sum, card) => sum + copiesIn(card, age, players), 0),
    );
    return { colour, cards, used };
  }).filter(({ cards }) => cards.length);
}
