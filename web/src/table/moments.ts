/** The moments that made the match: the choices that brought most, and the one after which the winner stayed ahead. */
import type { Moment } from "../play/course";
import { sum } from "../pieces/points";

/** What a step brought a party. */
export interface BestMoment {
  step: number;
  party: number;
  gain: number;
  /** The category that gained most. */
  category: string;
  /** From here on nobody was ahead of the winner any more. */
  lead: boolean;
}

export const totalsOf = ({ scores }: Moment): number[] => scores.map((points) => sum(points) ?? 0);

/** The best moments in the order of the match; only what a party has done, or what happened to it, makes one. */
export function bestMoments(course: Moment[], winners: number[], most = 3): BestMoment[] {
  const lead = leadOf(course, winners);
  const gains = course.flatMap((moment, place) => {
    const before = course[place - 1];
    if (!before) return [];
    const [was, is] = [totalsOf(before), totalsOf(moment)];
    return is.flatMap((points, party) => {
      const gain = points - (was[party] ?? 0);
      const own = moment.seat === party || moment.events.some(({ seat }) => seat === party);
      if (gain <= 0 || !own) return [];
      const category = mainOf(before.scores[party] ?? {}, moment.scores[party] ?? {});
      return [{ step: moment.step, party, gain, category, lead: moment.step === lead?.step && party === lead.party }];
    });
  });
  const chosen = gains.toSorted((one, other) => other.gain - one.gain || one.step - other.step).slice(0, most);
  const turn = gains.find((one) => one.lead);
  if (turn && !chosen.includes(turn)) chosen.splice(most - 1, 1, turn);
  return chosen.toSorted((one, other) => one.step - other.step || one.party - other.party);
}

function mainOf(before: Record<string, number>, after: Record<string, number>): string {
  const gains = Object.entries(after).map(([category, points]) => ({
    category,
    gain: points - (before[category] ?? 0),
  }));
  return gains.toSorted((one, other) => other.gain - one.gain)[0]?.category ?? "";
}

/** When the only winner got ahead of everybody for good; null if it was always so, or there are several. */
function leadOf(course: Moment[], winners: number[]): { step: number; party: number } | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const isAhead = (moment: Moment): boolean => {
    const totals = totalsOf(moment);
    return totals.every((points, party) => party === winner || points < (totals[winner] ?? 0));
  };
  const last = course.findLastIndex((moment) => !isAhead(moment));
  const turn = course[last + 1];
  return turn && last >= 0 ? { step: turn.step, party: winner } : null;
}
