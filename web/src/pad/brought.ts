/** Pads that a backup or an account brings: made anew from their strokes, whatever the rest says. */
import { isMoment } from "../lib/dates";
import { guard, type Row } from "../play/brought";
import { count } from "./counting";
import { fold, type PadFacts, type Stroke } from "./model";
import { headIn, rulesIn, strokesIn } from "./reading";
import { lineOf } from "./writing.svelte";
import type { KeptPad } from "./store";

/** A pad with its strokes; Trouble, if the page would never have written it. */
export async function padIn(row: Row, log: Row[]): Promise<{ kept: KeptPad; strokes: Stroke[] }> {
  const rules = await rulesIn(row);
  const { pad, created } = row;
  if (typeof pad !== "string" || !/^[0-9a-f]{16}$/.test(pad) || !isMoment(created)) throw new Error("no pad");
  const facts: PadFacts = { ...headIn(row, rules), pad, created };
  const strokes = strokesIn(log, rules, facts.seats);
  const sheet = fold(facts, strokes);
  const line = lineOf(sheet, count(rules.engine, sheet), strokes.at(-1)?.at ?? created);
  return { kept: { ...facts, line }, strokes };
}

guard("pads", async (row, log) => {
  const { kept, strokes } = await padIn(row, log);
  return { row: { ...kept }, log: strokes.map((stroke) => ({ ...stroke, pad: kept.pad })) };
});
