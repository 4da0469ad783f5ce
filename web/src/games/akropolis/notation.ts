/** Actions as text: `i@q,r,k` takes the i-th tile of the row and lays its first hex at q,r, turned by k. */
export interface Move {
  index: number;
  q: number;
  r: number;
  k: number;
}

const NOTATION = /^(\d)@(-?\d+),(-?\d+),([0-5])$/;

export function read(action: string): Move | null {
  const found = NOTATION.exec(action);
  if (!found) return null;
  const [index, q, r, k] = found.slice(1).map(Number) as [number, number, number, number];
  return { index, q, r, k };
}

export const write = ({ index, q, r, k }: Move): string => `${index}@${q},${r},${k}`;
