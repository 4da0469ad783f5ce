import type { Example, Examples, Panel } from "../../games/contract";

/** What a panel draws: a position of its own, or the example of a rule. */
export const drawingOf = ({ rule, example, drawn }: Panel, { examples }: Examples): Example | undefined =>
  drawn ?? examples[example ?? rule];
