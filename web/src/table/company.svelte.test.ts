import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { EntryLine, Refusal, Table } from "../lib/wire";
import type { Host } from "../play/host";
import { Seat } from "../play/seat.svelte";
import type { Known } from "../play/table";
import { Company } from "./company.svelte";

const nothing = (): Promise<Refusal | null> => Promise.resolve(null);

class FakeSeat extends Seat {
  closed = false;
  act = nothing;
  undo = nothing;
  say = nothing;
  known = (): Known | null => null;
  follow = (): void => undefined;
  close(): void {
    this.closed = true;
  }
  tell(table: Table, ...entries: EntryLine[]): void {
    this.takeUp(entries, table);
  }
}

let stop = (): void => undefined;
afterEach(() => stop());

const chose = (seq: number, seat: number): EntryLine => ({ seq, at: 0, kind: "action", seat, events: [] });

/** A device of Anna (0) and Béla (1); a bot (2) has a seat too. */
function open(hidden: boolean) {
  const seats: FakeSeat[] = [];
  const sit = (seat: number | null): FakeSeat => {
    const made = new FakeSeat("match", seat);
    seats.push(made);
    return made;
  };
  let company!: Company;
  let leave = (): void => undefined;
  stop = $effect.root(() => {
    company = new Company({ sit } as unknown as Host);
    leave = company.sit(() => undefined);
  });
  const of = (seat: number, asked: number): Table =>
    ({
      seat,
      mine: [0, 1],
      hidden,
      status: "running",
      pending: [asked],
      legal: seat === asked ? ["pass"] : [],
    }) as unknown as Table;
  /** All seats hear that somebody is asked. */
  const tell = (asked: number, ...entries: EntryLine[]): void => {
    for (const [place, one] of [...seats].entries()) one.tell(of(place === 0 ? 0 : (one.seat ?? 0), asked), ...entries);
    for (const one of seats.slice(1)) if (!one.table) one.tell(of(one.seat ?? 0, asked), ...entries);
    flushSync();
  };
  return { company, seats, tell, leave };
}

test("where something is hidden, the device is handed over before the next one is shown", () => {
  const { company, tell } = open(true);
  tell(0);
  expect([company.shown?.seat, company.myTurn, company.handTo]).toEqual([0, true, null]);
  tell(1, chose(1, 0));
  expect([company.shown?.seat, company.handTo, company.choseHere]).toEqual([0, 1, 0]);
  company.handOver();
  flushSync();
  expect([company.shown?.seat, company.myTurn, company.handTo]).toEqual([1, true, null]);
});

test("where nothing is hidden, the next one just goes on, and the last one takes back", () => {
  const { company, tell } = open(false);
  tell(0);
  tell(1, chose(1, 0));
  expect([company.shown?.seat, company.handTo]).toEqual([1, null]);
  expect(company.movedLast()?.seat).toBe(0);
});

test("who opens a table where somebody has chosen says first who is there, and takes nothing back", () => {
  const { company, tell } = open(true);
  tell(1, chose(1, 0));
  expect([company.handTo, company.choseHere, company.isOpening]).toEqual([1, null, false]);
  company.handOver();
  flushSync();
  expect([company.shown?.seat, company.handTo]).toEqual([1, null]);
});

test("while a bot is asked, nobody is waited for here; all seats are left together", () => {
  const { company, seats, tell, leave } = open(true);
  tell(0);
  tell(2, chose(1, 0));
  expect([company.handTo, company.myTurn]).toEqual([null, false]);
  leave();
  expect(seats.map(({ closed }) => closed)).toEqual([true, true, true]);
});
