/** Verdicts that a backup brings. Whether one fits its match is seen where that is looked at, and there it is judged again. */
import { GAMES, manifestOf } from "../games/contract";
import type { Manifest } from "../games/manifest";
import { site } from "../lib/site";
import { isObject } from "../local/records";
import { guard, type Row } from "../play/brought";
import type { Analysis, Option, Verdict } from "./analysis";
import type { Interval } from "./judge";
import { DEPTHS, type Kept } from "./verdicts";

const MOST_VERDICTS = 4000;
const MOST_OPTIONS = 100;
const MOST_PARTIES = 8;
const MOST_TEXT = 400;

const wrong = (what: string): Error => new Error(`no ${what}`);
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MOST_TEXT;
const isInterval = (value: unknown): value is Interval =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);
const areNumbers = (value: unknown, parties: number): value is number[] =>
  Array.isArray(value) && (value.length === 0 || value.length === parties) && value.every(isNumber);

/** An analysis; null, if it is of other rules than those of this page. */
async function analysisIn(value: unknown): Promise<Analysis | null> {
  if (!isObject(value)) throw wrong("analysis");
  const { game, rules_version, seats, parties, depth, seed, verdicts } = value;
  if (typeof game !== "string" || !isCount(rules_version) || !isCount(seats) || !isCount(parties))
    throw wrong("analysis");
  if (!isText(depth) || !isCount(seed) || parties < seats || parties > MOST_PARTIES) throw wrong("analysis");
  if (!Array.isArray(verdicts) || verdicts.length > MOST_VERDICTS) throw wrong("verdicts");
  const manifest = GAMES.includes(game) ? await manifestOf(game) : null;
  if (manifest?.rules_version !== rules_version || manifest.judging.seed !== seed || !DEPTHS.includes(depth))
    return null;
  const read = verdicts.map((one) => verdictIn(one, manifest, seats, parties));
  // The ledger is made anew with the match.
  return { game, rules_version, seats, parties, depth, seed, verdicts: read, ledger: [] };
}

function verdictIn(value: unknown, { judging, categories }: Manifest, seats: number, parties: number): Verdict {
  if (!isObject(value)) throw wrong("verdict");
  const { number, step, seat, kind, played, best, in_points, loss, checked, worlds, share, options } = value;
  const { shares, hindsight, moved, unsure } = value;
  const fits =
    isCount(number) &&
    isCount(step) &&
    isCount(seat) &&
    seat < seats &&
    isText(kind) &&
    judging.kinds.includes(kind) &&
    isText(played) &&
    isText(best) &&
    typeof in_points === "boolean" &&
    isInterval(loss) &&
    typeof checked === "boolean" &&
    isCount(worlds) &&
    isNumber(share) &&
    Array.isArray(options) &&
    options.length <= MOST_OPTIONS &&
    areNumbers(shares, parties) &&
    areNumbers(hindsight, parties) &&
    areNumbers(moved, parties) &&
    areNumbers(unsure, parties);
  if (!fits) throw wrong("verdict");
  return {
    ...{ number, step, seat, kind, played, best, in_points, loss, checked, worlds, share },
    options: options.map((one) => optionIn(one, categories)),
    ...{ shares, hindsight, moved, unsure },
  };
}

function optionIn(value: unknown, categories: string[]): Option {
  if (!isObject(value)) throw wrong("option");
  const { action, share, ahead, points, by_category } = value;
  if (!isText(action) || !isNumber(share) || !isInterval(ahead) || !isInterval(points)) throw wrong("option");
  if (!isObject(by_category) || !Object.keys(by_category).every((one) => categories.includes(one)))
    throw wrong("option");
  const gaps = Object.entries(by_category).map(([name, gap]) => {
    if (!isInterval(gap)) throw wrong("option");
    return [name, gap] as const;
  });
  return { action, share, ahead, points, by_category: Object.fromEntries(gaps) };
}

/** The engine's file, wherever it lies: its name changes with its content. */
const fileOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);

async function keptIn({ record, engine, analysis }: Row): Promise<Kept | null> {
  if (typeof record !== "string" || !/^[0-9a-f]{64}$/.test(record) || !isText(engine)) throw wrong("verdict");
  const found = await analysisIn(analysis);
  const here = found && site.engine(found.game);
  return here && fileOf(here) === fileOf(engine) ? { record, engine: here, analysis: found, brought: true } : null;
}

guard("verdicts", async (row) => {
  const found = await keptIn(row);
  return found && { row: { ...found }, log: [] };
});
