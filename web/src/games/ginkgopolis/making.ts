/** The buildings that make a number of somebody's score, to be lit up. */
import type { Lit } from "../../pieces/lit";
import type { Cell, District, View } from "./view";

/** The districts that bring points to a party. */
export const payingTo = (party: number, { districts }: View): District[] =>
  districts.filter(({ shares }) => shares.some((share) => share.party === party && share.points > 0));

export function making(view: View, { party, category }: Lit): Cell[] {
  if (category === "districts") return payingTo(party, view).flatMap(({ cells }) => cells);
  return category === "cards" ? Object.values(view.players[party]?.counted ?? {}).flat() : [];
}
