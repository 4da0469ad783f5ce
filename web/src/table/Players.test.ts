import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Table } from "../lib/wire";
import Players from "./Players.svelte";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const seat = { kind: "person", name: "Anna", time_left: 60_000, since: 0, stand_in: false };
const tableWith = (kind: string, status = "running"): Table =>
  ({ seats: [seat], seat: 0, status, pending: [0], clock: { kind }, now: 0, view: null }) as unknown as Table;

test.each([
  ["none", "running", 0],
  ["fixed", "running", 1],
  ["fixed", "over", 0],
])("with the clock %s, in a match that is %s, %d timers tick", (kind, status, timers) => {
  vi.useFakeTimers({ now: 0, toFake: ["setInterval", "clearInterval", "Date"] });
  const props = {
    table: tableWith(kind, status),
    names: ["Anna"],
    totals: false,
    command: () => Promise.resolve(),
    speak: (key: string) => key,
  };
  const { container } = render(Players, { props });
  flushSync();
  expect(vi.getTimerCount()).toBe(timers);
  if (!timers) return;
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(container.querySelector(".note .figures")?.textContent).toBe("0:58");
});
