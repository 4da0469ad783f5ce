/** Where on the table something happened: while it is played back, or while its line of the log is touched. */
import type { EventLine } from "../../lib/wire";
import { fieldOf, slotOf, stepsOf, type Footstep } from "./since";

export interface Shown {
  /** The worker's steps, the oldest first. */
  steps: Footstep[];
  fields: Set<string>;
  slots: Set<string>;
  /** Whose stones it was about. */
  hands: Set<number>;
  /** Whose score marker moved. */
  marks: Set<number>;
  /** The whole quarry, the whole monument, and who has the worker. */
  quarry: boolean;
  monument: boolean;
  holder: boolean;
}

const ON_FIELDS = ["place", "enter", "take", "short"];
const OF_HANDS = ["move_end", "passed"];
const OF_HOLDER = ["start", "black"];

export function shownOf(events: readonly EventLine[]): Shown {
  const of = (...kinds: string[]): EventLine[] => events.filter(({ kind }) => kinds.includes(kind));
  const seats = (found: EventLine[]): Set<number> => new Set(found.map(({ seat }) => seat));
  const lost = of("passed").filter(({ numbers }) => numbers["loss"]);
  return {
    steps: stepsOf(events),
    fields: new Set(of(...ON_FIELDS).map(fieldOf)),
    slots: new Set(of("build").map(slotOf)),
    hands: seats(of(...OF_HANDS)),
    marks: seats([...of("build", "black"), ...lost]),
    quarry: of("fill").length > 0,
    monument: of("complete").length > 0,
    holder: of(...OF_HOLDER).length > 0,
  };
}
