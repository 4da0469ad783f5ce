import { expect, test } from "vitest";
import type { EventLine } from "../lib/wire";
import type { Moment } from "../play/course";
import { bestMoments } from "./moments";

const event = (seat: number): EventLine => ({ kind: "build", seat, numbers: {}, words: {} });
const moment = (step: number, seat: number | null, ...totals: number[]): Moment => ({
  step,
  seat,
  round: 0,
  scores: totals.map((points) => ({ house: 0, stones: points })),
  events: seat === null ? [] : [event(seat)],
});
const course = [
  moment(0, null, 0, 0),
  moment(1, 0, 5, 0),
  moment(2, 1, 5, 9),
  moment(3, 0, 8, 9),
  moment(4, 1, 8, 10),
  moment(5, 0, 11, 10),
  moment(6, 1, 11, 4),
];

test("the largest gains, in the order of the match", () => {
  const best = bestMoments(course, [1]);
  expect(best.map(({ step, party, gain }) => [step, party, gain])).toEqual([
    [1, 0, 5],
    [2, 1, 9],
    [3, 0, 3],
  ]);
});

test("the choice with which the winner got ahead for good is one of them, and says so", () => {
  const best = bestMoments(course, [0]);
  expect(best.map(({ step, lead }) => [step, lead])).toEqual([
    [1, false],
    [2, false],
    [5, true],
  ]);
});

test("nobody gets ahead who shares the victory, or was never behind", () => {
  expect(bestMoments(course, [0, 1]).some(({ lead }) => lead)).toBe(false);
  expect(bestMoments([moment(0, null, 1, 0), moment(1, 0, 4, 0)], [0]).some(({ lead }) => lead)).toBe(false);
});

test("what others do to a party is no moment of it; what a choice uncovers of it, is", () => {
  const before = moment(0, null, 0, 0);
  const gift = { ...moment(1, 0, 0, 6) };
  expect(bestMoments([before, gift], [1])).toEqual([]);
  const both = { ...gift, events: [event(0), event(1)] };
  expect(bestMoments([before, both], [1])).toMatchObject([{ step: 1, party: 1, gain: 6 }]);
});

test("the category that gained most is named", () => {
  const last: Moment = { ...moment(1, 0, 0), scores: [{ house: 7, stones: 2 }] };
  expect(bestMoments([moment(0, null, 4), last], [0])).toMatchObject([{ gain: 5, category: "house" }]);
});
