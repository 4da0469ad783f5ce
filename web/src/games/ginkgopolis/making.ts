/** The buildings that make a number of somebody's score, to be lit up. */
import type { Lit } from "../contract";
import type { District } from "./districts";
import { buildingsFor } from "./outlook";
import type { Cell, TableView } from "./types";

/** The districts that bring points to a party. */
export const payingTo = (party: number, districts: District[]): District[] =>
  districts.filter(({ shares }) => shares.some((share) => share.party === party && share.points > 0));

export function making(view: TableView, { party, category }: Lit, districts: District[]): Cell[] {
  if (category === "districts") return payingTo(party, districts).flatMap(({ cells }) => cells);
  if (category !== "cards") return [];
  return (view.players[party]?.tableau ?? []).flatMap((card) => buildingsFor(view, party, card));
}
