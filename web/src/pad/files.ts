/** Pads as files, for other phones: what a stranger's file says is believed only as far as the rules do. */
import { Trouble } from "../engine/trouble";
import { count } from "./counting";
import { fold, keyOf, newId, type PadFacts, type Sheet, type Stroke } from "./model";
import { entriesIn, headIn, isObject, rulesIn, type Said } from "./reading";
import { keepPad } from "./store";
import { loadWords } from "./words";
import { lineOf, refusal } from "./writing.svelte";

const FORMAT = "tetrapolis-pad";
const VERSION = 1;
const MOST_BYTES = 1 << 20;

/** What a file says of a pad: all that stands on it, without what was taken back. */
export function written({ game }: PadFacts, sheet: Sheet): string {
  const { seats, names, options, date, place, entries } = sheet;
  const said = { format: FORMAT, version: VERSION, game, seats, names, options, date, place };
  return `${JSON.stringify({ ...said, entries: [...entries.values()] }, null, 1)}\n`;
}

export const fileName = ({ game }: PadFacts, { date }: Sheet): string => `${game}-${date}.tetrapolis-pad.json`;

/** Keep what a file says as a new pad of this device; its name. Trouble, if it is none. */
export async function openPad(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Trouble("pad-file-large");
  const said = read(await file.text());
  const rules = await rulesIn(said);
  await loadWords(rules.manifest.game);
  const facts: PadFacts = { ...headIn(said, rules), pad: newId(), created: Date.now() };
  const entries = entriesIn(said["entries"], rules, facts.seats);
  const keys = entries.map(keyOf);
  const twice = keys.findIndex((key, place) => keys.indexOf(key) !== place);
  if (twice !== -1) throw new Trouble("pad-file-entry", { number: twice + 1 });
  const edits = entries.map((entry) => ({ write: entry }));
  const strokes: Stroke[] = edits.length ? [{ seq: 1, at: facts.created, run: newId(), edits }] : [];
  const sheet = fold(facts, strokes);
  const counted = count(rules.engine, sheet);
  const [refused] = counted.refused;
  if (refused) throw refusal(rules.engine, refused.rule);
  await keepPad(facts, strokes, lineOf(sheet, counted, facts.created));
  return facts.pad;
}

function read(written: string): Said {
  let found: unknown;
  try {
    found = JSON.parse(written.replace(/^\uFEFF/, ""));
  } catch {
    throw new Trouble("pad-file-foreign");
  }
  if (!isObject(found) || found["format"] !== FORMAT) throw new Trouble("pad-file-foreign");
  if (found["version"] !== VERSION) throw new Trouble("pad-file-version");
  return found;
}
