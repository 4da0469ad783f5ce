/** One file with everything that this device keeps: how it is made, and how it is read. */
import { ALL_STORES, answered, openDatabase } from "../lib/database";
import { rememberedFingerprints } from "../lib/fingerprints";
import { keep, kept } from "../lib/kept";
import { isSeen } from "../lib/owner";
import { seenItems } from "../local/learned";
import { isObject } from "../local/records";
import type { Row } from "../play/brought";
import { settings } from "../shell/settings.svelte";
import { BackupTrouble, damaged, rowsIn, type Rows } from "./rows";

const FORMAT = "tetrapolis-backup";
const VERSION = 1;
const MOST_BYTES = 128 << 20;
const MOST_FINGERPRINTS = 1000;
/** When the last one was saved. */
const PLACE = "tetrapolis-backup";

export interface Backup {
  made: number;
  settings: Record<string, unknown>;
  fingerprints: [match: string, fingerprint: string][];
  stores: Rows;
}

/** All stores as they are at one moment. */
export async function allRows(): Promise<Rows> {
  const transaction = (await openDatabase()).transaction(ALL_STORES);
  const found = await Promise.all(
    ALL_STORES.map(async (store) => [store, await answered(transaction.objectStore(store).getAll())] as const),
  );
  return Object.fromEntries(found) as unknown as Rows;
}

/** What of these whoever is here may see; whose it is, a file does not say. */
export function seenRows(rows: Rows): Rows {
  const pads = rows.pads.filter((one) => isSeen(one) && !("gone" in one)).map(({ owner: _, ...one }) => one);
  const names = new Set(pads.map(({ pad }) => pad));
  const strokes = rows.strokes.filter(({ pad }) => names.has(pad));
  return { ...rows, pads, strokes, progress: seenItems(rows.progress as (Row & { item: string })[]) };
}

export async function makeBackup(): Promise<Blob> {
  const made = Date.now();
  const [stores, fingerprints] = [seenRows(await allRows()), rememberedFingerprints()];
  // A row a line: whoever wants can read it.
  const rows = ALL_STORES.map(
    (store) => `  ${JSON.stringify(store)}: [${stores[store].map((row) => `\n   ${JSON.stringify(row)}`).join(",")}]`,
  ).join(",\n");
  const head = JSON.stringify({ format: FORMAT, version: VERSION, made, settings, fingerprints }, null, 1).slice(0, -2);
  return new Blob([`${head},\n "stores": {\n${rows}\n }\n}\n`], { type: "application/json" });
}

export const savedAt = (): number => Number(kept(PLACE)) || 0;
export const noteSaved = (at: number): void => keep(PLACE, String(at));

export async function readBackup(file: File): Promise<Backup> {
  if (file.size > MOST_BYTES) throw new BackupTrouble("too-large", { limit: MOST_BYTES >> 20 });
  return parseBackup(await file.text());
}

export function parseBackup(text: string): Backup {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, "")); // some editors write it
  } catch {
    throw new BackupTrouble("not-json");
  }
  if (isObject(found) && found["format"] === "tetrapolis-record") throw new BackupTrouble("record");
  if (!isObject(found) || found["format"] !== FORMAT) throw new BackupTrouble("foreign");
  const { version, made, settings: wished, fingerprints = [], stores } = found;
  if (typeof version === "number" && version > VERSION) throw new BackupTrouble("newer");
  if (version !== VERSION) throw damaged("version");
  if (typeof made !== "number" || Number.isNaN(new Date(made).getTime())) throw damaged("made");
  if (!isObject(wished)) throw damaged("settings");
  if (!Array.isArray(fingerprints) || fingerprints.length > MOST_FINGERPRINTS || !fingerprints.every(isFingerprint))
    throw damaged("fingerprints");
  return { made, settings: wished, fingerprints, stores: rowsIn(stores) };
}

const isFingerprint = (value: unknown): value is [string, string] =>
  Array.isArray(value) &&
  value.length === 2 &&
  /^[0-9a-f]{16}$/.test(String(value[0])) &&
  /^[0-9a-f]{64}$/.test(String(value[1]));
