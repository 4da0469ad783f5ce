/** A city as it is drawn: its cells from the back to the front, joined where a tile goes on. */
import { centre, DIRECTIONS, edge, keyOf, shape, CORNERS, toward, type Place, type Point } from "./geometry";
import { pieceOf } from "./pieces";
import type { Heights } from "./spots";
import type { Builder, Cell } from "./view";

export interface DrawnCell extends Cell, Point {
  key: string;
  joined: number[];
  /** Shadows of higher neighbours. */
  shadow: string;
  fresh: boolean;
}

/** The tile that was laid last; the start tile is not news. */
export function lastTile(player: Pick<Builder, "tiles">): number | null {
  const last = player.tiles.at(-1);
  return last && player.tiles.length > 1 ? last.tile : null;
}

export function drawn(player: Pick<Builder, "tiles" | "city">, city: Heights): DrawnCell[] {
  const last = lastTile(player);
  return player.city
    .map((cell) => ({
      ...cell,
      ...centre(cell),
      key: `${keyOf(cell)}:${cell.tile}`,
      fresh: cell.tile === last,
      shadow: shadowOn(cell, city),
      joined: DIRECTIONS.flatMap((_, direction) =>
        city.get(keyOf(toward(cell, direction)))?.tile === cell.tile ? [direction] : [],
      ),
    }))
    .sort((a, b) => a.r - b.r || a.q - b.q);
}

/** The cells that make the points of a category. */
export const making = (cells: readonly DrawnCell[], category: string | null): DrawnCell[] =>
  cells.filter(({ hex, scores }) => scores && pieceOf(hex).kind === category);

/** The light comes from the upper left: what stands west and north-west throws a shadow. */
const DARKENING = [3, 4];
const THROW: Point = { x: 4.6, y: 2.3 };

function shadowOn(cell: Cell, city: Heights): string {
  return DARKENING.map((direction) => {
    const above = Math.min(3, (city.get(keyOf(toward(cell, direction)))?.level ?? 0) - cell.level);
    if (above <= 0) return "";
    const [a, b] = edge(direction);
    const thrown = (corner: Point): Point => ({ x: corner.x + above * THROW.x, y: corner.y + above * THROW.y });
    return shape([a, b, thrown(b), thrown(a)]);
  }).join("");
}

/** The shadow of the city on the ground: the higher, the longer. */
export const shadeOf = (cells: readonly DrawnCell[]): string =>
  groundOf(cells.map(({ x, y, level }) => ({ x: x + 1.5 + 3 * level, y: y + 2.5 + 2.5 * level })));

/** The ground that the city stands on, as one path. */
export const groundOf = (cells: readonly Point[]): string =>
  cells.map(({ x, y }) => shape(CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y })))).join("");

/** The outline of a group of hexes on one level, around their own middles. */
export function outlineOf(cells: readonly Place[], level: number): string {
  const places = new Set(cells.map(keyOf));
  return cells
    .flatMap((cell) => {
      const { x, y } = centre(cell, level);
      return DIRECTIONS.flatMap((_, direction) => {
        if (places.has(keyOf(toward(cell, direction)))) return [];
        const [a, b] = [CORNERS[(direction + 1) % 6] as Point, CORNERS[(direction + 2) % 6] as Point];
        return `M${(x + a.x).toFixed(2)} ${(y + a.y).toFixed(2)}L${(x + b.x).toFixed(2)} ${(y + b.y).toFixed(2)}`;
      });
    })
    .join("");
}
