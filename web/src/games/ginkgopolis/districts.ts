/** Districts and what they would pay now (GK-66 to GK-69). Only for the eye; a test compares the sums with the server's. */
import { colourOf, numberOf } from "./notation";
import { neighbours } from "./geometry";
import type { BuildingView, Cell, Colour } from "./types";

export interface Share {
  party: number;
  resources: number;
  points: number;
}
export interface District {
  colour: Colour;
  cells: Cell[];
  resources: number;
  /** By rank, the first one leads. */
  shares: Share[];
}

export function districts(city: BuildingView[]): District[] {
  const seen = new Set<BuildingView>();
  const found: District[] = [];
  for (const start of city) {
    if (seen.has(start)) continue;
    const members = gather(start, city);
    for (const one of members) seen.add(one);
    if (members.length >= 2) found.push(assess(members));
  }
  return found.sort((a, b) => b.resources - a.resources);
}

function gather(start: BuildingView, city: BuildingView[]): BuildingView[] {
  const members = [start];
  for (const one of members) {
    for (const other of neighbours([one.x, one.y], city)) {
      if (!members.includes(other) && colourOf(other.tile) === colourOf(start.tile)) members.push(other);
    }
  }
  return members;
}

function assess(members: BuildingView[]): District {
  const owned = members.filter((one) => one.owner !== null);
  const resources = owned.reduce((sum, one) => sum + one.height, 0);
  const parties = [...new Set(owned.map((one) => one.owner ?? 0))];
  const ranks = parties.map((party) => {
    const own = owned.filter((one) => one.owner === party).sort((a, b) => b.height - a.height || numberOf(b.tile) - numberOf(a.tile));
    const best = own[0];
    return {
      party,
      resources: own.reduce((sum, one) => sum + one.height, 0),
      height: best?.height ?? 0,
      number: best ? numberOf(best.tile) : 0,
    };
  });
  ranks.sort((a, b) => b.resources - a.resources || b.height - a.height || b.number - a.number);
  const shares = ranks.map((one, place) => ({
    party: one.party,
    resources: one.resources,
    points: place === 0 ? resources + (ranks.length === 1 ? resources : 0) : place === 1 ? one.resources : 0,
  }));
  const first = members[0];
  return {
    colour: first ? colourOf(first.tile) : "red",
    cells: members.map((one) => [one.x, one.y]),
    resources,
    shares,
  };
}
