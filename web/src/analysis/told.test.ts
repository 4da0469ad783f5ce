import { expect, test } from "vitest";
import { UNIT, type Verdict } from "./analysis";
import { curves, differences, heaviest, losses, shownLedger } from "./told";

const verdict = (number: number, kind: string, loss = 0, more: Partial<Verdict> = {}): Verdict => ({
  ...{ number, step: 0, seat: 0, kind, played: "a", best: "b", in_points: false, loss: [loss, 1000] },
  ...{ checked: false, worlds: 100, share: 500_000, options: [], shares: [400_000, 600_000] },
  ...{ hindsight: [300_000, 700_000], moved: [0, 0], unsure: [0, 0] },
  ...more,
});

test("the heaviest mistake has the worst name, then the greatest loss", () => {
  const all = [
    verdict(1, "small", 90_000),
    verdict(2, "best"),
    null,
    verdict(3, "large", 200_000),
    verdict(4, "large", 300_000),
  ];
  expect(heaviest(all, null).map(({ number }) => number)).toEqual([4, 3, 1]);
  expect(heaviest(all, 1)).toEqual([]);
});

test("the curve has a point before each own decision; in hindsight, everybody has one", () => {
  const all = [verdict(1, "best"), verdict(2, "close", 0, { seat: 1 })];
  expect(curves(all, null, 2)).toEqual([[[0, 0.4]], [[1, 0.6]]]);
  expect(curves(all, null, 2, true)[0]).toEqual([
    [0, 0.3],
    [1, 0.3],
  ]);
});

test("only differences that are clear of the noise are told", () => {
  const option = { action: "b", share: 0, ahead: [0, 0], points: [0, 0] } as const;
  const by_category = { blue: [-250, 30], red: [40, 30], green: [4, 0] } as Record<string, [number, number]>;
  const one = verdict(1, "large", 1, { options: [{ ...option, ahead: [0, 0], points: [0, 0], by_category }] });
  expect(differences(one)).toEqual([{ category: "blue", points: -2.5, error: 0.3 }]);
});

test("what was lost is told in both currencies, whichever the verdict goes by", () => {
  const options: Verdict["options"] = [
    { action: "b", share: 0, ahead: [120_000, 20_000], points: [310, 40], by_category: {} },
  ];
  const both = { share: [12, 2], points: [3.1, 0.4] };
  expect(losses(verdict(1, "medium", 0, { options, loss: [120_000, 20_000] }))).toEqual(both);
  expect(losses(verdict(1, "medium", 0, { options, loss: [310, 40], in_points: true }))).toEqual(both);
  expect(losses(verdict(1, "best", 0, { options, best: "a" }))).toBeNull();
  expect(losses(verdict(1, "flat"))).toBeNull();
});

/** Numbers that look random, and are the same every time. */
function* drawn(): Generator<number> {
  for (let now = 20; ; now = (now * 48_271) % 2_147_483_647) yield now / 2_147_483_647;
}

test("ledgers add up as they are shown, and no entry is shown a whole percent off", () => {
  const chance = drawn();
  const draw = (most: number): number => Math.floor((chance.next().value as number) * most);
  for (let turn = 0; turn < 1000; turn++) {
    const [parties, winners] = [2 + draw(6), 1 + draw(2)];
    const [start, result] = [UNIT / parties, draw(2) ? UNIT / winners : 0];
    const [own, others] = [draw(UNIT) - UNIT / 2, draw(UNIT) - UNIT / 2];
    const exact = { start, own, others, luck: result - start - own - others, result };
    const shown = shownLedger(exact);
    expect(shown.start + shown.own + shown.others + shown.luck).toBe(shown.result);
    for (const entry of ["start", "own", "others", "luck", "result"] as const) {
      expect(Math.abs(shown[entry] - (100 * exact[entry]) / UNIT)).toBeLessThanOrEqual(1);
      expect(Object.is(shown[entry], -0)).toBe(false);
    }
  }
});
