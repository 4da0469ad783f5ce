/** Rows that a backup brings, checked by the part of the page that understands them. */
import type { Store } from "../lib/database";

export type Row = Record<string, unknown>;

/** A row and its log as they may be kept. */
export interface Brought {
  row: Row;
  log: Row[];
}

/**
 * Only what is known of a row is taken, and what follows from other rows is made anew; null: of no use here, left out.
 * Throws, if this part would never have written it.
 */
export type Check = (row: Row, log: Row[]) => Promise<Brought | null>;

/** Stores whose rows other parts understand: matches and strokes are checked with what they belong to. */
export type Guarded = Exclude<Store, "matches" | "entries" | "lines" | "strokes">;

const checks = new Map<Guarded, Check>();

/** Parts of the page say here how rows of theirs are checked; a score pad comes with its strokes. */
export function guard(store: Guarded, check: Check): void {
  checks.set(store, check);
}

/** Nothing is taken unchecked. */
export function checkOf(store: Guarded): Check {
  const check = checks.get(store);
  if (!check) throw new Error(`nobody checks ${store}`);
  return check;
}
