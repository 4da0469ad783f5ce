import { expect, test, vi } from "vitest";
import type { Replayed } from "../lib/wire";
import { courseByAsking } from "./course";

const STEPS = 3;
const asked = (step: number): Promise<Replayed> =>
  Promise.resolve({
    step,
    steps: STEPS,
    seat: null,
    view: { round: step < 2 ? 1 : 2 },
    pending: [],
    scores: [{ house: step }],
    events: [],
    actor: step < STEPS ? step % 2 : null,
    action: null,
  });

test("a course that is asked for says who chose, what it brought, and which round it was", async () => {
  const tell = vi.fn();
  const course = await courseByAsking("akropolis", asked, tell);
  expect(course.map(({ step, seat, round, scores }) => [step, seat, round, scores[0]?.["house"]])).toEqual([
    [0, null, 1, 0],
    [1, 0, 1, 1],
    [2, 1, 2, 2],
    [3, 0, 2, 3],
  ]);
  expect(tell.mock.calls.map(([part]: unknown[]) => part)).toEqual([0, 1 / 3, 2 / 3, 1]);
});
