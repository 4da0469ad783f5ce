import { beforeEach, expect, test } from "vitest";
import { ALL_STORES } from "../lib/database";
import { checkOf, guard, type Row } from "../play/brought";
import { KINDS, planPads, type Plan } from "./restore";
import type { Rows } from "./rows";

const rows = (some: Partial<Rows>): Rows =>
  ({ ...Object.fromEntries(ALL_STORES.map((store) => [store, []])), ...some }) as Rows;
const stroke = (seq: number, what: unknown = seq): Row => ({ pad: "p", seq, what });
const pad: Row = { pad: "p", line: "as the file has it" };

async function planned(
  brought: Partial<Rows>,
  here: Partial<Rows> = {},
): Promise<Pick<Plan, "counts" | "left" | "add" | "put">> {
  const nothing = (): object => ({ added: 0, continued: 0, same: 0, apart: 0 });
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, nothing()])) as unknown as Plan["counts"];
  const plan = { counts, left: 0, add: [], put: [] };
  await planPads(plan, rows(brought), rows(here));
  return plan;
}

beforeEach(() => guard("pads", (row, log) => Promise.resolve({ row, log })));

test("nothing is taken of what nobody checks", () => {
  expect(() => checkOf("verdicts")).toThrow();
});

test("a pad that is not here comes whole, one that went on with what is new, one that went on otherwise not at all", async () => {
  const brought = { pads: [pad], strokes: [stroke(2), stroke(1)] };
  const fresh = await planned(brought);
  expect(fresh.put).toEqual([["pads", pad]]);
  expect(fresh.add).toEqual([
    ["strokes", stroke(1)],
    ["strokes", stroke(2)],
  ]);
  const further = await planned(brought, { pads: [{ pad: "p" }], strokes: [stroke(1)] });
  expect([further.add, further.put]).toEqual([[["strokes", stroke(2)]], [["pads", pad]]]);
  expect(further.counts.pads.continued).toBe(1);
  const owned = await planned(brought, { pads: [{ pad: "p", owner: "a" }], strokes: [stroke(1)] });
  expect(owned.put).toEqual([["pads", { ...pad, owner: "a" }]]);
  const thrownAway = await planned(brought, { pads: [{ pad: "p", owner: "a", gone: 3 }] });
  expect([thrownAway.put, thrownAway.add.length, thrownAway.counts.pads.added]).toEqual([[["pads", pad]], 2, 1]);
  const older = await planned(brought, { pads: [{ pad: "p" }], strokes: [stroke(1), stroke(2), stroke(3)] });
  expect([older.add, older.put, older.counts.pads.same]).toEqual([[], [], 1]);
  const apart = await planned(brought, { pads: [{ pad: "p" }], strokes: [stroke(1, "other")] });
  expect([apart.add, apart.put, apart.counts.pads.apart]).toEqual([[], [], 1]);
});

test("strokes of no pad, two strokes of one number, and two pads of one name are damage", async () => {
  await expect(planned({ strokes: [stroke(1)] })).rejects.toMatchObject({ key: "damaged" });
  await expect(planned({ pads: [pad], strokes: [stroke(1), stroke(1)] })).rejects.toMatchObject({ key: "damaged" });
  await expect(planned({ pads: [pad, pad] })).rejects.toMatchObject({ key: "damaged" });
});

test("the part of the page that writes pads makes them anew, leaves them out, or refuses them", async () => {
  guard("pads", (row, log) => {
    if (log.length > 1) throw new Error("never written so");
    const known = log.map(({ pad: of, seq, what }) => ({ pad: of, seq, what }));
    return Promise.resolve(log.length ? { row: { ...row, line: log.length }, log: known } : null);
  });
  const { add, put } = await planned({ pads: [pad], strokes: [{ ...stroke(1), evil: true }] });
  expect([put, add]).toEqual([[["pads", { pad: "p", line: 1 }]], [["strokes", stroke(1)]]]);
  // What is here is compared in the same form.
  const same = await planned(
    { pads: [pad], strokes: [{ ...stroke(1), evil: true }] },
    { pads: [pad], strokes: [stroke(1)] },
  );
  expect([same.add, same.counts.pads.same]).toEqual([[], 1]);
  const without = await planned({ pads: [pad] });
  expect([without.add, without.left]).toEqual([[], 1]);
  await expect(planned({ pads: [pad], strokes: [stroke(1), stroke(2)] })).rejects.toMatchObject({ key: "damaged" });
});
