import { expect, test } from "vitest";
import { UNIT, type Account, type Verdict } from "./analysis";
import { dearest, mistakesByKind, turningPoint, victory } from "./summary";

const account = (result: number, own: number, others: number, unsure = 100): Account => ({
  ...{ start: UNIT / 2, own, others, luck: result - UNIT / 2 - own - others, result, unsure },
});
const verdict = (number: number, kind: string, more: Partial<Verdict> = {}): Verdict => ({
  ...{ number, step: 0, seat: 0, kind, played: "a", best: "b", in_points: false, loss: [1, 1] },
  ...{ checked: false, worlds: 100, share: 500_000, options: [], shares: [], hindsight: [], moved: [], unsure: [] },
  ...more,
});
const costing = (by_category: Record<string, [number, number]>): Partial<Verdict> => ({
  options: [{ action: "b", share: 0, ahead: [0, 0], points: [0, 0], by_category }],
});

test("a match is won by what has brought most, if that is clear of the error", () => {
  const lost = account(0, 0, 0);
  expect(victory([lost, account(UNIT, 200_000, 0)])).toEqual({ party: 1, by: "own" });
  expect(victory([account(UNIT, 0, 200_000), lost])).toEqual({ party: 0, by: "others" });
  expect(victory([account(UNIT, 0, 0), lost])).toEqual({ party: 0, by: "luck" });
  expect(victory([account(UNIT, 120_000, 0, 20_000), lost])).toEqual({ party: 0, by: "mixed" });
  expect(victory([account(UNIT / 2, 0, 0), account(UNIT / 2, 0, 0)])).toBeNull();
  expect(victory([])).toBeNull();
});

test("a match turns where the winner is behind for the last time; a flat decision tells nothing", () => {
  const shares = (winner: number): Partial<Verdict> => ({ shares: [1000 - winner, winner] });
  const all = [verdict(1, "best", shares(600)), verdict(2, "best", shares(400)), null, verdict(5, "flat")];
  expect(turningPoint([...all, verdict(6, "best", shares(900))], 1)).toBe(2);
  expect(turningPoint([verdict(1, "best", shares(600))], 1)).toBe(0);
  expect(turningPoint([verdict(1, "best", shares(600))], 0)).toBe(1);
});

test("mistakes are counted by kind, the worst first", () => {
  const all = [verdict(1, "small"), verdict(2, "large"), verdict(3, "small"), verdict(4, "best"), null];
  expect(mistakesByKind(all)).toEqual([
    { kind: "large", count: 1 },
    { kind: "small", count: 2 },
  ]);
});

test("what mistakes have cost by category is added up, with its error; noise is not told", () => {
  const one = verdict(1, "small", costing({ blue: [150, 30], red: [200, 10] }));
  const two = verdict(2, "large", costing({ blue: [150, 40], red: [-300, 10] }));
  const none = verdict(3, "close", costing({ red: [9000, 10] }));
  expect(dearest([one, null, two, none])).toEqual({ category: "blue", points: 3, error: 0.5 });
  expect(dearest([verdict(1, "small", costing({ blue: [50, 30] }))])).toBeNull();
  expect(dearest([])).toBeNull();
});
