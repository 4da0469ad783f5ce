import { expect, test } from "vitest";
import type { EntryLine, EventLine, Refusal, Table } from "../lib/wire";
import { Seat } from "./seat.svelte";
import type { Known } from "./table";

const nothing = (): Promise<Refusal | null> => Promise.resolve(null);

class FakeSeat extends Seat {
  act = nothing;
  undo = nothing;
  say = nothing;
  known = (): Known | null => null;
  follow = (): void => undefined;
  close = (): void => undefined;

  /** News, after which somebody is asked. */
  hear(asked: number, ...entries: EntryLine[]): void {
    const seq = entries.at(-1)?.seq ?? 0;
    const legal = asked === 0 ? ["pass"] : [];
    this.takeUp(entries, { seq, seat: 0, view: {}, pending: [asked], legal, decision: seq } as unknown as Table);
  }

  /** Each table since the own last turn, with the choices that led to it. */
  get told(): [number | undefined, number[]][] {
    return this.since.map(({ table, entries }) => [table.seq, entries.map(({ seq }) => seq)]);
  }
}

const event = (seat: number): EventLine => ({ kind: "move", seat, numbers: {}, words: {} });
const chose = (seq: number, seat: number, ...about: number[]): EntryLine => ({
  seq,
  at: 0,
  kind: "action",
  seat,
  events: [seat, ...about].map(event),
});

function sit(): FakeSeat {
  const seat = new FakeSeat("match", 0);
  seat.hear(0);
  return seat;
}

test("what happened since the own turn stays until the turn is over, however many steps it has", () => {
  const seat = sit();
  seat.hear(1, chose(1, 0));
  seat.hear(0, chose(2, 1));
  seat.hear(0, chose(3, 0));
  expect(seat.told).toEqual([
    [1, []],
    [2, [2]],
    [3, []],
  ]);
  seat.hear(1, chose(4, 0));
  expect(seat.told).toEqual([[4, []]]);
});

test("a step that is taken back leaves what happened before", () => {
  const seat = sit();
  seat.hear(1, chose(1, 0));
  seat.hear(0, chose(2, 1));
  seat.hear(0, chose(3, 0));
  seat.hear(0, { seq: 4, at: 0, kind: "undone", seat: 0, events: [] });
  expect(seat.told).toEqual([
    [1, []],
    [2, [2]],
    [4, [4]],
  ]);
});

test("the own choice and those of others in one message are seen again together", () => {
  const seat = sit();
  seat.hear(0, chose(1, 0), chose(2, 1));
  expect(seat.told).toEqual([
    [0, []],
    [2, [1, 2]],
  ]);
});

test("what the own choice uncovers is seen again, the own choice alone is not", () => {
  const seat = sit();
  seat.hear(0, chose(1, 0, 1));
  expect(seat.told).toEqual([
    [0, []],
    [1, [1]],
  ]);
  seat.hear(1, chose(2, 0));
  expect(seat.told).toEqual([[2, []]]);
});
