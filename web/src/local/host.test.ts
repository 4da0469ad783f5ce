import { afterEach, expect, test, vi } from "vitest";
import { LocalHost } from "./host";
import type { Keeper } from "./store";

/** Nothing is kept. */
const keeper: Keeper = {
  readMatch: () => Promise.resolve(null),
  entriesOf: () => Promise.resolve([]),
  keepEntry: () => Promise.resolve(),
};

class Channel {
  static open = 0;
  constructor() {
    Channel.open += 1;
  }
  close(): void {
    Channel.open -= 1;
  }
}
afterEach(() => vi.unstubAllGlobals());

test("other tabs are heard only while somebody sits here: a replay leaves nothing open", () => {
  vi.stubGlobal("BroadcastChannel", Channel);
  const host = new LocalHost("0123456789abcdef", { keeper });
  expect(Channel.open).toBe(0);
  const seats = [host.sit(null), host.sit(1)];
  expect(Channel.open).toBe(1);
  for (const one of seats) one.close();
  expect(Channel.open).toBe(0);
});
