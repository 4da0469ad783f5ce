/** What an account keeps for all devices of its owner: progress in lessons, score pads. */
import { get, put } from "../lib/api";
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

/** Give the account of whoever is here what this device has newer; what the account has newer comes back. */
export async function exchange(kind: Keepsake["kind"], here: Kept[]): Promise<Kept[]> {
  if (!site.served || !session.me?.account) return [];
  const there = (await get<Keepsake[]>("keepsakes")).filter((one) => one.kind === kind);
  const known = new Map(there.map(({ item, version }) => [item, version]));
  const own = new Map(here.map(({ item, version }) => [item, version]));
  const newer = here.filter(({ item, version }) => version > (known.get(item) ?? -1));
  for (const items of parts(newer.map((one) => ({ ...one, kind, value: JSON.stringify(one.value) }))))
    await put("keepsakes", { items }).catch(console.warn); // what the account has newer comes back all the same
  return there
    .filter(({ item, version }) => version > (own.get(item) ?? -1))
    .map(({ item, version, value }) => ({ item, version, value: JSON.parse(value) as unknown }));
}

/** As few requests as hold everything. */
export function parts(items: Keepsake[]): Keepsake[][] {
  const found: Keepsake[][] = [];
  let left = 0;
  for (const one of items) {
    if (one.value.length > MOST_LETTERS) continue;
    const bytes = new TextEncoder().encode(JSON.stringify(one)).length + 1;
    if (bytes > MOST_BYTES) continue;
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
