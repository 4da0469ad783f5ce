/** Analyses that a backup brings: how deep they were is taken, all figures are judged anew where the match is looked at. */
import { GAMES, manifestOf } from "../games/contract";
import { site } from "../lib/site";
import { isObject } from "../local/records";
import { guard, type Row } from "../play/brought";
import { DEPTHS, type Brought } from "./verdicts";

const wrong = (what: string): Error => new Error(`no ${what}`);

/** The engine's file, wherever it lies: its name changes with its content. */
const fileOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

/** An analysis without its verdicts; null, if it is of other rules than those of this page. */
async function keptIn({ record, engine, analysis }: Row): Promise<Brought | null> {
  if (typeof record !== "string" || !/^[0-9a-f]{64}$/.test(record)) throw wrong("record");
  if (typeof engine !== "string" || !isObject(analysis)) throw wrong("analysis");
  const { game, depth } = analysis;
  if (typeof game !== "string" || typeof depth !== "string" || !DEPTHS.includes(depth)) throw wrong("analysis");
  const here = GAMES.includes(game) ? site.engine(game) : null;
  if (!here || fileOf(here) !== fileOf(engine)) return null;
  const manifest = await manifestOf(game);
  if (!manifest) return null;
  const { rules_version, judging } = manifest;
  const { seed } = judging;
  if (analysis["rules_version"] !== rules_version || analysis["seed"] !== seed) return null;
  return {
    record,
    engine: here,
    brought: true,
    analysis: { game, rules_version, depth, seed },
  };
}

guard("verdicts", async (row) => {
  const found = await keptIn(row);
  return found && { row: { ...found }, log: [] };
});
