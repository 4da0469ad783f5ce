/** Rows and columns, some places of which may be empty. */
export interface Place {
  row: number;
  column: number;
}

const WAYS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next place in the way of an arrow key where there is something; Home and End go to the ends of the row. */
export function step(key: string, from: Place, rows: number, columns: number, there: (place: Place) => boolean): Place | null {
  if (key === "Home") return step("ArrowRight", { ...from, column: -1 }, rows, columns, there);
  if (key === "End") return step("ArrowLeft", { ...from, column: columns }, rows, columns, there);
  const [down, right] = WAYS[key] ?? [0, 0];
  if (!down && !right) return null;
  let { row, column } = from;
  do {
    row += down;
    column += right;
    if (row < 0 || column < 0 || row >= rows || column >= columns) return null;
  } while (!there({ row, column }));
  return { row, column };
}
