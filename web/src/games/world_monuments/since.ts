/** What the others did since the own choice, read from the log. */
import type { EntryLine, EventLine } from "../../lib/wire";
import type { Colour } from "./notation";
import { COLOURS } from "./view";

export interface Footstep {
  seat: number;
  field: string;
  stone: Colour | null;
}

export interface Since {
  /** The worker's steps, the oldest first. */
  steps: Footstep[];
  /** Slots that were built on, with their builders. */
  built: Map<string, number>;
}

export const fieldOf = ({ words }: EventLine): string => String(words["field"]?.detail ?? "");

export const slotOf = ({ numbers }: EventLine): string =>
  `L${numbers["level"]}-${String(numbers["place"]).padStart(2, "0")}`;

/** For a spectator (no seat): what was done last. */
export function sinceOf(recent: readonly EntryLine[], seat: number | null): Since {
  const since: Since = { steps: [], built: new Map() };
  for (const entry of recent) {
    if (entry.seat === seat) continue;
    if (entry.kind === "undone") since.steps.pop();
    for (const event of entry.events ?? []) follow(since, event, seat === null);
  }
  return since;
}

function follow(since: Since, event: EventLine, onlyLast: boolean): void {
  const last = since.steps.at(-1);
  switch (event.kind) {
    case "fill":
      since.steps = [];
      since.built.clear();
      return;
    case "place":
    case "enter":
      if (onlyLast && last?.seat !== event.seat) since.steps = [];
      since.steps.push({ seat: event.seat, field: fieldOf(event), stone: null });
      return;
    case "take":
      if (last) last.stone = COLOURS[event.numbers["colour"] ?? -1] ?? null;
      return;
    case "build":
      if (onlyLast) since.built.clear();
      since.built.set(slotOf(event), event.seat);
  }
}

/** The worker's steps in these events. */
export function stepsOf(events: readonly EventLine[]): Footstep[] {
  const since: Since = { steps: [], built: new Map() };
  for (const event of events) follow(since, event, false);
  return since.steps;
}
