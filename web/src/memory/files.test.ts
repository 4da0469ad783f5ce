import { expect, test } from "vitest";
import { language } from "../lib/texts.svelte";
import type { Played } from "../play/played";
import { playedOf } from "../server/played";
import { parseBackup } from "./backup";
import type { Seen } from "./figures";
import { decimal, percent, signedDecimal } from "./numbers";
import { BackupTrouble, playedIn, rowIn } from "./rows";
import { csvOf, jsonOf } from "./table";

const played: Played = {
  ...{ origin: "device", id: "0123456789abcdef", game: "akropolis", at: 0, page: "/local/0123456789abcdef/replay" },
  options: { long_game: "no" },
  seats: [
    { kind: "person", name: 'Anna "A", =1+1', level: "", mine: true, left: false },
    { kind: "bot", name: "@bot", level: "master", mine: false, left: false },
  ],
  points: [
    { house: 3, losses: -1 },
    { house: 4, losses: 0 },
  ],
  totals: [2, 4],
  ranks: [2, 1],
};
const seen: Seen[] = [{ played, seat: 0 }];

test("a line for each seat, quoted, and no text that a spreadsheet would calculate", () => {
  const [head, anna, bot, end] = csvOf(seen).slice(1).split("\r\n");
  expect(csvOf(seen).startsWith("\uFEFF")).toBe(true);
  expect(head).toBe(
    "id,game,origin,ended,players,seat,name,kind,level,mine,left,rank,total,options,points_house,points_losses",
  );
  expect(anna).toBe(
    '0123456789abcdef,akropolis,device,1970-01-01T00:00:00.000Z,2,0,"Anna ""A"", =1+1",person,,true,false,2,2,"{""long_game"":""no""}",3,-1',
  );
  expect(bot).toContain(",1,'@bot,bot,master,false,false,1,4,");
  expect(end).toBe("");
});

test("the same as JSON, with the seat that is counted", () => {
  const { format, matches } = JSON.parse(jsonOf(seen, 5)) as { format: string; matches: Record<string, unknown>[] };
  expect(format).toBe("tetrapolis-table");
  expect(matches[0]).toMatchObject({ id: played.id, seat: 0, ranks: [2, 1] });
  expect(matches[0]).not.toHaveProperty("page");
});

const file = (more: object = {}): string =>
  JSON.stringify({ format: "tetrapolis-backup", version: 1, made: 5, settings: {}, stores: {}, ...more });
const refused = (text: string): string => {
  try {
    parseBackup(text);
    return "";
  } catch (error) {
    return error instanceof BackupTrouble ? error.key : "?";
  }
};

test("a backup names its kind, its version and only stores that there are", () => {
  expect(parseBackup(`\uFEFF${file()}`).stores.matches).toEqual([]);
  expect(refused("{")).toBe("not-json");
  expect(refused("null")).toBe("foreign");
  expect(refused(file({ format: "tetrapolis-record" }))).toBe("record");
  expect(refused(file({ version: 2 }))).toBe("newer");
  expect(refused(file({ version: 0 }))).toBe("damaged");
  expect(refused(file({ stores: { spells: [] } }))).toBe("newer");
  expect(refused(file({ stores: { pads: [5] } }))).toBe("damaged");
  expect(refused(file({ settings: null }))).toBe("damaged");
});

test("of a row only what is known is taken", () => {
  const row = { ...played, user: "somebody", evil: true, page: "https://elsewhere.example" };
  expect(playedIn(row)).toEqual({ ...played, origin: "server", user: "", page: null });
  expect(() => playedIn({ ...row, seats: [] })).toThrow(BackupTrouble);
  expect(() => playedIn({ ...row, at: 1e20 })).toThrow(BackupTrouble);
  expect(() => rowIn("strokes", { pad: "a", seq: 0.5 })).toThrow(BackupTrouble);
  expect(() => rowIn("progress", { item: "x".repeat(100) })).toThrow(BackupTrouble);
  expect(() => rowIn("verdicts", { record: "a", what: "x".repeat(2 << 20) })).toThrow(BackupTrouble);
});

test("of a server's match the table tells the categories, an archived one perhaps only totals", () => {
  const line = {
    ...{ match: "0123456789abcdef", game: "akropolis", status: "over", public: false, updated: 7, over: true },
    ...{ options: {}, pending: [], mine: [1], points: [2, 4], winners: [1], seats: [] },
  } as Parameters<typeof playedOf>[0];
  const seat = { kind: "person", name: "Anna", level: "", stand_in: "", resigned: false, time_left: 0, since: null };
  const seats = [{ ...seat, stand_in: "builder" }, seat] as Parameters<typeof playedOf>[1]["seats"];
  const whole = playedOf(line, { seats, scores: played.points, ranks: [2, 1] });
  expect(whole).toMatchObject({ totals: [2, 4], ranks: [2, 1], points: played.points, at: 7 });
  expect(whole.seats.map(({ mine, left }) => [mine, left])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(playedOf(line, { seats, scores: null, ranks: null })).toMatchObject({
    totals: [2, 4],
    ranks: [2, 1],
    points: null,
  });
});

test("averages have one place, a real minus, and no minus before nothing", () => {
  expect([decimal(2.25), decimal(-4), decimal(-0.04)]).toEqual(["2.3", "−4.0", "0.0"]);
  expect([signedDecimal(0.04), signedDecimal(0.06), signedDecimal(-0.06)]).toEqual(["0.0", "+0.1", "−0.1"]);
  expect(percent(1, 3)).toBe(33);
  language.now = "hu";
  expect(decimal(12.4)).toBe("12,4");
  language.now = "en";
});
