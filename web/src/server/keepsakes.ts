/** What an account keeps for all devices of its owner: progress in lessons, score pads. */
import { get, put, Refused } from "../lib/api";
import { site } from "../lib/site";
import type { Keepsake } from "../lib/wire";
import { session } from "../shell/session.svelte";

/** Of two with a name the one of the higher version stays, on devices as in the account. */
export interface Kept {
  item: string;
  version: number;
  value: unknown;
}

/** Bytes that a request may have. */
const MOST_BYTES = 60_000;
/** Letters that something may have, as the server declares it; what is longer stays on its device. */
const MOST_LETTERS = 30_000;

/** What came of it. */
export interface Exchanged {
  /** What the account has newer. */
  newer: Kept[];
  /** What the account has as new as this device, from now on or before. */
  told: ReadonlySet<string>;
  /** What is too long for it, and stays on this device. */
  tooLong: ReadonlySet<string>;
  /** Why it takes nothing more. */
  refused: string;
}

const NOTHING: Exchanged = { newer: [], told: new Set(), tooLong: new Set(), refused: "" };

/**
 * Give the account of whoever is here what this device has newer; what the account has newer comes back. `of` tells what
 * the device has, from the names of what the account has.
 */
export async function exchange(
  kind: Keepsake["kind"],
  of: (known: ReadonlySet<string>) => Promise<Kept[]>,
): Promise<Exchanged> {
  if (!site.served || !session.me?.account) return NOTHING;
  const there = (await get<Keepsake[]>("keepsakes")).filter((one) => one.kind === kind);
  const known = new Map(there.map(({ item, version }) => [item, version]));
  const here = await of(new Set(known.keys()));
  const own = new Map(here.map(({ item, version }) => [item, version]));
  const isNewer = ({ item, version }: Kept): boolean => version > (known.get(item) ?? -1);
  const newer = here.filter(isNewer).map((one) => ({ ...one, kind, value: JSON.stringify(one.value) }));
  const told = new Set(here.filter((one) => !isNewer(one)).map(({ item }) => item));
  let refused = "";
  for (const items of parts(newer)) {
    try {
      await put("keepsakes", { items });
      for (const { item } of items) told.add(item);
    } catch (error) {
      console.warn(error); // what the account has newer comes back all the same
      if (error instanceof Refused && error.status !== STRANGERS) refused = error.message;
    }
  }
  return {
    newer: there
      .filter(({ item, version }) => version > (own.get(item) ?? -1))
      .map(({ item, version, value }) => ({ item, version, value: JSON.parse(value) as unknown })),
    told,
    tooLong: new Set(newer.filter(isTooLong).map(({ item }) => item)),
    refused,
  };
}

/** The account is nobody's here any more: that is said elsewhere. */
const STRANGERS = 401;

const bytesOf = (one: Keepsake): number => new TextEncoder().encode(JSON.stringify(one)).length + 1;
const isTooLong = (one: Keepsake): boolean => one.value.length > MOST_LETTERS || bytesOf(one) > MOST_BYTES;

/** As few requests as hold everything. */
export function parts(items: Keepsake[]): Keepsake[][] {
  const found: Keepsake[][] = [];
  let left = 0;
  for (const one of items) {
    if (isTooLong(one)) continue;
    const bytes = bytesOf(one);
    if (bytes > left || found.at(-1)?.length === MOST_ITEMS) {
      found.push([]);
      left = MOST_BYTES;
    }
    found.at(-1)?.push(one);
    left -= bytes;
  }
  return found;
}

const MOST_ITEMS = 100;
