/** Rows that a backup brings, checked by the part of the page that understands them. */
import type { Store } from "../lib/database";

export type Row = Record<string, unknown>;

/** The row as it may be kept, made anew where it follows from others; throws, if this part would never have written it. */
export type Check = (row: Row, log: Row[]) => Row | Promise<Row>;

const checks = new Map<Store, Check>();

/** Parts of the page say here how rows of theirs are checked; a score pad comes with its strokes. */
export function guard(store: "pads" | "progress" | "verdicts", check: Check): void {
  checks.set(store, check);
}

export const checkOf = (store: Store): Check => checks.get(store) ?? ((row) => row);
