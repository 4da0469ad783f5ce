/** Records as files: a match that was saved, here or anywhere, becomes a match of this device. */
import { spell, type Choices } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import { loadTexts, language } from "../lib/texts.svelte";
import type { Rules } from "../play/rules";
import { refusalOf } from "../play/words";
import { commitmentTo, factsOf, firstEntry, seated, type Plan } from "./create";
import { LocalMatch, rulesOf, STAND_IN } from "./match";
import { keepMatch, type LocalEntry } from "./store";
import { refuse } from "./words";

const MOST_BYTES = 4 << 20;
/** Of a record, as core/record.py declares it. */
const MEMBERS = new Set(
  "format version game rules_version options plans seats seed commitment actions outcome".split(" "),
);

/** What a record file says. */
interface LocalRecord extends Omit<Plan, "seats"> {
  seats: { name: string; player: string }[];
  actions: [seat: number, action: string][];
  /** The final table; none of a match that is not over. */
  outcome: unknown;
}

/** Check a record by playing it again, and keep it; the place of the page where it is looked at, or played on. */
export async function openHere(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Trouble("record-too-large", { limit: MOST_BYTES >> 20 });
  const record = read(await file.text());
  await loadTexts(language.now, record.game);
  const { match, over } = await keepRecord(record);
  return over ? `/local/${match}/replay` : `/local/${match}`;
}

/** Play a record again and keep it as a match of this device; Trouble, if it is not what the rules make of it. */
async function keepRecord(record: LocalRecord): Promise<{ match: string; over: boolean }> {
  const { game, rulesVersion, options, seed } = record;
  const rules = await rulesOf(game, rulesVersion).catch((error: unknown) => {
    throw error instanceof Trouble ? error : new Trouble("record-foreign");
  });
  checkChoices(record, rules);
  const { levels } = rules.manifest.thinking;
  const seats = record.seats.map(({ name, player }) => {
    if (player === "person") return { kind: "person" as const, name, level: "" };
    return { kind: "bot" as const, name, level: Object.hasOwn(levels, player) ? player : STAND_IN };
  });
  const facts = factsOf({ game, rulesVersion, options, seats: seated(seats), seed });
  const match = new LocalMatch(facts, rules);
  const entries = [firstEntry(facts), ...record.actions.map(actionEntry(facts.created))];
  for (const entry of entries) {
    try {
      match.fold(entry);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const reason = refusalOf(error, game).message;
      throw new Trouble("record-action", { number: entry.seq - 1, action: (entry.action ?? "").slice(0, 60), reason });
    }
  }
  const over = !match.match.pending.length;
  if (inOrder(over ? match.outcome : null) !== inOrder(record.outcome ?? null)) throw new Trouble("record-outcome");
  await keepMatch(facts, entries, match.line).catch(refuse);
  return { match: facts.match, over };
}

/** Trouble, if the number of seats or the options are not those of a match. */
export function checkChoices(
  { options, seats }: { options: Choices; seats: unknown[] },
  { engine, manifest }: Rules,
): void {
  if (!manifest.seats.includes(seats.length)) throw new Trouble("record-damaged", { detail: "seats" });
  const declared = engine.layout.state.options;
  const complete = declared.every(({ name, choices }) => choices.some((one) => one === options[name]));
  if (!complete || Object.keys(options).length !== declared.length) throw new Trouble("record-options");
  for (const { name, fitting } of manifest.options) {
    const choice = spell(options[name] ?? "");
    if (fitting[seats.length]?.includes(choice) === false)
      throw new Trouble("option-not-with-seats", { option: name, choice, seats: seats.length });
  }
}

const actionEntry =
  (at: number) =>
  ([seat, action]: [number, string], place: number): LocalEntry => ({
    seq: place + 2,
    at,
    kind: "action",
    seat,
    action,
  });

/** JSON in which members of objects have one order, however they were written. */
export const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([name], [other]) => (name < other ? -1 : 1)))
      : one,
  );

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function read(text: string): LocalRecord {
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, "")); // some editors write it
  } catch (error) {
    throw new Trouble("record-not-json", { detail: error instanceof Error ? error.message : "?" });
  }
  if (!isObject(found) || found["format"] !== "tetrapolis-record") throw new Trouble("record-foreign");
  if (found["version"] !== 1) throw new Trouble("record-version", { version: String(found["version"]), known: 1 });
  const { game, rules_version, options, seats, seed, commitment, actions, outcome, plans } = found;
  const damaged = (what: string): Trouble => new Trouble("record-damaged", { detail: what });
  const unknown = Object.keys(found).find((name) => !MEMBERS.has(name));
  if (unknown !== undefined) throw damaged(unknown.slice(0, 60));
  if (plans !== undefined && !(isObject(plans) && !Object.keys(plans).length)) throw new Trouble("record-own-boards");
  if (typeof game !== "string" || typeof rules_version !== "number") throw damaged("game");
  if (!isObject(options)) throw damaged("options");
  if (typeof seed !== "string" || !/^[0-9a-f]{32}$/.test(seed)) throw damaged("seed");
  if (commitment !== commitmentTo(seed)) throw new Trouble("record-commitment");
  if (!Array.isArray(seats) || !seats.every(isSeat)) throw damaged("seats");
  if (!Array.isArray(actions) || !actions.every(isAction)) throw damaged("actions");
  if (outcome !== null && outcome !== undefined && !isObject(outcome)) throw damaged("outcome");
  return {
    game,
    rulesVersion: rules_version,
    options: options as LocalRecord["options"],
    seats,
    seed,
    actions,
    outcome,
  };
}

const isSeat = (value: unknown): value is LocalRecord["seats"][number] =>
  isObject(value) && typeof value["name"] === "string" && typeof value["player"] === "string";

const isAction = (value: unknown): value is [seat: number, action: string] =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === "string";
