/** Which cards are in the box, and how many of them are used: the list that everybody may know. */
import { cardOf, COLOURS, type Colour } from "./components";
import { MANIFEST, type Card } from "./manifest";

const { decks, guilds } = MANIFEST.box;
export const PLAYERS = MANIFEST.seats;

export interface Group {
  colour: Colour;
  /** With the copies in the deck, by number of players; which guilds are in it, nobody knows. */
  cards: { card: Card; copies: number[] | null }[];
  /** How many cards of the group are in the deck, by number of players. */
  used: number[];
}

/** The cards of each Age by colour. */
export const DECKS: Group[][] = decks.map((deck) => {
  const all = Object.entries(deck).map(([name, copies]) => ({ card: cardOf(name), copies }));
  return COLOURS.map((colour) => {
    const cards = all.filter(({ card }) => card.colour === colour);
    const used = PLAYERS.map((_, place) => cards.reduce((sum, { copies }) => sum + (copies?.[place] ?? 0), 0));
    return { colour, cards, used: colour === "purple" ? guilds : used };
  }).filter(({ cards }) => cards.length);
});
