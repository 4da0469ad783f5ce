/** Where things are drawn: the rings of the quarry, and steps with the arrow keys. */
import { beside, inOrder, type Point } from "../../lib/arrows";
import type { QuarryBoard } from "./view";

export type { Point };

export type Ring = "outer" | "middle" | "inner";

export interface Wedge extends Point {
  name: string;
  ring: Ring;
  path: string;
  /** Direction of the wedge's middle, clockwise from the top. */
  turn: number;
  from: number;
  to: number;
}

export const RADII = { inner: 57, middle: 129, outer: 204 };
const GAP = 2;
const FULL = 2 * Math.PI;
const SLIVER = 0.02;

export const polar = (radius: number, turn: number): Point => ({
  x: radius * Math.sin(turn),
  y: -radius * Math.cos(turn),
});

const at = (radius: number, turn: number): string => {
  const { x, y } = polar(radius, turn);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
};

/** A ring segment, drawn in by a gap so that neighbours do not touch. */
export function segment(inner: number, outer: number, from: number, to: number, gap = GAP): string {
  const [near, far] = [inner + gap, outer - gap];
  const [n, f] = [gap / near, gap / far];
  return (
    `M${at(near, from + n)}L${at(far, from + f)}A${far} ${far} 0 0 1 ${at(far, to - f)}` +
    `L${at(near, to - n)}A${near} ${near} 0 0 0 ${at(near, from + n)}Z`
  );
}

export const ringOf = (field: string): Ring => (field === "C" ? "inner" : field.startsWith("O") ? "outer" : "middle");

/** The fields of a quarry as wedges: field 0 begins at the top, the others follow clockwise. */
export function wedges(fields: QuarryBoard["fields"]): Wedge[] {
  const names = Object.keys(fields);
  const counts = { outer: 0, middle: 0, inner: 0 };
  for (const name of names) counts[ringOf(name)] += 1;
  return names.map((name) => {
    const ring = ringOf(name);
    if (ring === "inner") {
      const r = RADII.inner - GAP;
      const path = `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
      return { name, ring, path, x: 0, y: 0, turn: 0, from: 0, to: FULL };
    }
    const place = Number(name.slice(1));
    const [from, to] = [(place / counts[ring]) * FULL, ((place + 1) / counts[ring]) * FULL];
    const [near, far] = ring === "outer" ? [RADII.middle, RADII.outer] : [RADII.inner, RADII.middle];
    const turn = (from + to) / 2;
    return {
      name,
      ring,
      path: segment(near, far, from, to),
      ...polar(ring === "outer" ? 165 : 88, turn),
      turn,
      from,
      to,
    };
  });
}

/** Places for `count` stones around the middle of a wedge. */
export function spots(wedge: Wedge, count: number): Point[] {
  if (wedge.ring !== "inner") {
    const width = count > 2 ? 26 : 38;
    return Array.from({ length: count }, (_, place) => {
      const along = (place - (count - 1) / 2) * width;
      return { x: wedge.x + along * Math.cos(wedge.turn), y: wedge.y + along * Math.sin(wedge.turn) };
    });
  }
  if (count === 1) return [{ x: 0, y: 0 }];
  const radius = count > 4 ? 33 : count > 2 ? 26 : 19;
  return Array.from({ length: count }, (_, place) =>
    polar(radius, ((place + (count === 4 ? 0.5 : 0)) / count) * FULL - (count === 2 ? FULL / 4 : 0)),
  );
}

/** What lies further aside than so many times ahead is not in the direction of an arrow. */
const CONE = 2.2;

export const toward = <T extends Point>(places: T[], here: Point, key: string): T | null =>
  beside(places, here, key, 2, CONE);

/** Where a key leads from a field: an arrow to one that touches it if it can, and rather to the inner circle. */
export function nextField(fields: QuarryBoard["fields"], all: Wedge[], here: Wedge, key: string): Wedge | null {
  const inwards = [...all].sort((a, b) => Number(b.ring === "inner") - Number(a.ring === "inner"));
  const near = inwards.filter(({ name }) => fields[here.name]?.touches.includes(name));
  return toward(near, here, key) ?? toward(inwards, here, key) ?? inOrder(all, here, key);
}

/** Touching fields whose wedges have no common border are joined by a line; wedges with one that do not touch, by a wall. */
export function oddBorders(fields: QuarryBoard["fields"], all: Wedge[]): { links: [Wedge, Wedge][]; walls: string[] } {
  const links: [Wedge, Wedge][] = [];
  const walls: string[] = [];
  all.forEach((one, place) => {
    for (const other of all.slice(place + 1)) {
      const touch = fields[one.name]?.touches.includes(other.name) ?? false;
      const wall = border(one, other);
      if (touch && !wall) links.push([one, other]);
      if (!touch && wall) walls.push(wall);
    }
  });
  return { links, walls };
}

function border(one: Wedge, other: Wedge): string | null {
  if (one.ring === other.ring) {
    const shared = [one.to, one.from].find((turn) =>
      [other.from, other.to].some(
        (edge) => Math.abs(Math.cos(edge) - Math.cos(turn)) + Math.abs(Math.sin(edge) - Math.sin(turn)) < SLIVER,
      ),
    );
    if (shared === undefined) return null;
    const [near, far] = one.ring === "outer" ? [RADII.middle, RADII.outer] : [RADII.inner, RADII.middle];
    return `M${at(near, shared)}L${at(far, shared)}`;
  }
  const rings = [one.ring, other.ring];
  if (rings.includes("outer") && rings.includes("inner")) return null;
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  if (to - from < SLIVER) return null;
  const radius = rings.includes("inner") ? RADII.inner : RADII.middle;
  return `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`;
}
