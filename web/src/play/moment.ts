/** A moment of a replay as its address says it: the step, and through whose eyes it is seen. */

/** A seat, a spectator, whoever chooses, or all hands open. */
export type Eyes = number | "none" | "mover" | "all";

export interface Place {
  step: number;
  /** Null: nobody has said. */
  eyes: Eyes | null;
  /** Whether the match is judged beside it. */
  judged?: boolean;
}

/** What stands behind the address of the replay. */
export const queryOf = ({ step, eyes, judged }: Place): string =>
  `?step=${step}${eyes === null ? "" : `&seat=${eyes}`}${judged ? "&judged=1" : ""}`;

/** What an address says; whatever it cannot mean, it does not say. */
export function placeIn(query: string): Place {
  const said = new URLSearchParams(query);
  const step = said.get("step") ?? "";
  const judged = said.get("judged") === "1" ? { judged: true } : {};
  return { ...judged, step: /^\d{1,6}$/.test(step) ? Number(step) : 0, eyes: eyesIn(said.get("seat") ?? "") };
}

export function eyesIn(text: string): Eyes | null {
  if (text === "none" || text === "mover" || text === "all") return text;
  return /^\d{1,2}$/.test(text) ? Number(text) : null;
}
