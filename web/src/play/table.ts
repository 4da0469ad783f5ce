/** A table as a seat, or a spectator, may know it: drawn by the rules from the state of that seat. */
import { NONE, type State } from "../engine/engine";
import { Match } from "../engine/match";
import type { PageFacts, Table } from "../lib/wire";
import type { Rules } from "./rules";

/** What of a table the rules do not say. */
export type Facts = Omit<PageFacts, "engine" | "shape">;

/** Of when a table is, and the number of the seat's next action. */
type Moment = Pick<Table, "seq" | "now" | "decision">;

/** The state as a seat may know it, and the rules that read it. */
export interface Known {
  rules: Rules;
  state: State;
}

/** The table. Without a state, as before a match begins and of an archived one, it is what the facts say. */
export function tableOf(facts: Facts, moment: Moment, known: Known | null): Table {
  const plain = { ...facts, ...moment, pending: [], legal: [], hidden: false };
  return known ? { ...plain, ...drawn(known, facts.seat ?? NONE, facts.status === "over") } : plain;
}

/** What the rules say; points are told in the end. */
function drawn({ rules: { engine }, state }: Known, viewer: number, over: boolean): Partial<Table> {
  const match = Match.from(engine, state);
  const own = engine.lookAt(state, viewer);
  const open = engine.lookAt(match.knownTo(NONE), NONE);
  return {
    pending: match.pending,
    view: engine.look(state, viewer) as NonNullable<Table["view"]>,
    hidden: own.some((byte, place) => byte !== open[place]),
    legal: viewer === NONE ? [] : match.legal(viewer),
    ...(over ? { scores: match.scores(), winners: match.winners, ranks: match.ranks } : {}),
  };
}
