/** What events are about: tiles, wherever they lie, and stones. */
import type { EventLine } from "../../lib/wire";

export interface Outlined {
  tiles: ReadonlySet<number>;
  /** Parties that got stones. */
  stones: ReadonlySet<number>;
  /** The chief architect has changed. */
  chief: boolean;
  /** Whose city or collection it is about. */
  party: number | null;
}

/** A number of an event that is a tile; places that stay empty have none. */
const isTile = ([name, tile]: [string, number]): boolean => /^tile(_\d)?$/.test(name) && tile > 0;

export function outlinedBy(events: readonly EventLine[]): Outlined {
  const of = (kind: string): EventLine[] => events.filter((event) => event.kind === kind);
  return {
    tiles: new Set(
      events.flatMap(({ numbers }) =>
        Object.entries(numbers)
          .filter(isTile)
          .map(([, tile]) => tile),
      ),
    ),
    stones: new Set(of("income").map(({ seat }) => seat)),
    chief: of("chief").length > 0,
    party: events.find(({ numbers }) => "tile" in numbers)?.seat ?? null,
  };
}
