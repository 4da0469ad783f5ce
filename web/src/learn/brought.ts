/** What was learned elsewhere, brought by a backup or an account: believed only as far as this page would have written it. */
import { Match } from "../engine/match";
import { GAMES } from "../games/contract";
import {
  MISTAKE,
  mistakeName,
  REACHED,
  type Exercise,
  type ExerciseProgress,
  type LessonProgress,
  type Progress,
} from "../local/learned";
import { checkChoices, isObject } from "../local/records";
import { guard, type Row } from "../play/brought";
import { loadRules, NoEngine } from "../play/rules";
import { lessonOf } from "./lesson";

const MOST_CHOICES = 2000;
const MOST_RIGHT = 200;
const MOST_TEXT = 400;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= MOST_TEXT;
const wrong = (what: string): Error => new Error(`no ${what}`);

/** Something that was learned; null, if it is about a game or a lesson that is not here. */
export async function progressIn({ item, at, kept }: Row): Promise<Progress | null> {
  if (!isCount(at) || at >= REACHED || typeof item !== "string") throw wrong("progress");
  const [, kind = "", game = "", id = ""] = /^(lesson|exercise|own):(\w{1,40})(?::([\w-]{1,60}))?$/.exec(item) ?? [];
  if (!kind || (kind === "lesson") !== (id === "")) throw wrong("progress");
  if (!GAMES.includes(game)) return null;
  if (kind === "own" && kept === null) return { item, at, kept }; // it was thrown away
  if (!isObject(kept)) throw wrong("progress");
  const found = await (kind === "lesson"
    ? lessonIn(game, kept)
    : kind === "own"
      ? mistakeIn(game, id, kept)
      : doneIn(kept));
  return found && { item, at, kept: found };
}

async function lessonIn(game: string, { match, step, trail, said, done }: Row): Promise<LessonProgress | null> {
  const lesson = await lessonOf(game);
  if (!lesson) return null;
  const fits =
    typeof match === "string" &&
    /^([0-9a-f]{16})?$/.test(match) &&
    isCount(step) &&
    Array.isArray(trail) &&
    trail.length <= MOST_CHOICES &&
    trail.every(isCount) &&
    Array.isArray(said) &&
    typeof done === "boolean";
  if (!fits) throw wrong("lesson");
  const inside = (place: number): number => Math.min(place, lesson.steps.length);
  const remarks = lesson.remarks.map(({ say }) => say).filter((say) => said.includes(say));
  return { match, step: inside(step), trail: trail.map(inside), said: remarks, done };
}

function doneIn({ tries, right, told }: Row): ExerciseProgress {
  if (!isCount(tries) || typeof right !== "boolean" || typeof told !== "boolean") throw wrong("exercise");
  return { tries, right, told };
}

/** An exercise of one's own is a match up to a decision: it is played again. */
async function mistakeIn(game: string, id: string, kept: Row): Promise<Exercise | null> {
  const { seats, options, seed, actions, seat, right, verdict } = kept;
  const fits =
    isCount(seats) &&
    isObject(options) &&
    typeof seed === "string" &&
    /^[0-9a-f]{32}$/.test(seed) &&
    Array.isArray(actions) &&
    actions.length <= MOST_CHOICES &&
    actions.every(isAction) &&
    isCount(seat) &&
    Array.isArray(right) &&
    right.length > 0 &&
    right.length <= MOST_RIGHT &&
    right.every(isText) &&
    isObject(verdict) &&
    isCount(verdict["rules_version"]) &&
    isText(verdict["second"]);
  if (!fits) throw wrong("exercise");
  const played = { seats, options: options as Exercise["options"], seed, actions, seat, right };
  if (id !== mistakeName(played)) throw wrong("exercise");
  const rules = await loadRules(game).catch((error: unknown) => {
    if (error instanceof NoEngine) return null;
    throw error;
  });
  const { rules_version, second } = verdict as NonNullable<Exercise["verdict"]>;
  if (rules?.manifest.rules_version !== rules_version) return null;
  checkChoices({ options: played.options, seats: Array.from({ length: seats }) }, rules);
  const match = new Match(rules.engine, seats, played.options, BigInt(`0x${seed}`));
  for (const [whose, action] of actions) match.play(action, whose);
  if (!match.pending.includes(seat)) throw wrong("decision");
  for (const answer of [...right, second]) match.twin().play(answer, seat);
  return { ...played, id, topic: MISTAKE, verdict: { rules_version, second } };
}

const isAction = (value: unknown): value is [number, string] =>
  Array.isArray(value) && value.length === 2 && isCount(value[0]) && isText(value[1]);

guard("progress", async (row) => {
  const found = await progressIn(row);
  return found && { row: { ...found }, log: [] };
});
