import { encode } from "@msgpack/msgpack";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toyFacts, toyRules, toyState } from "../../tests/toy";
import { site } from "../lib/site";
import type { ClientMessage, PageEntry, PageMessage, PageNews } from "../lib/wire";
import { Connection } from "./connection.svelte";
import { crc32 } from "./crc32";

/** A socket at whose other end stands the test. */
class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  readonly sent: ClientMessage[] = [];
  binaryType = "blob";
  onopen: () => void = () => undefined;
  onmessage: (event: { data: ArrayBuffer }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  readonly asked: URLSearchParams;
  constructor(address: string) {
    Socket.last = this;
    this.asked = new URL(address).searchParams;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onmessage = () => undefined;
  }
  /** The network breaks. */
  break(): void {
    this.onclose({ code: 1006 });
  }
  say(message: PageMessage | { type: "gossip" }): void {
    expect(this.binaryType).toBe("arraybuffer");
    this.onmessage({ data: encode(message, { ignoreUndefined: true }).slice().buffer });
  }
  get key(): string {
    return this.sent.at(-1)?.key ?? "";
  }
}

let connection: Connection;
const load = vi.fn(() => Promise.resolve(toyRules));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  connection = new Connection("0123456789abcdef", "Anna", null, load);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A difference from zeros. */
const whole = (turn: number, sum: number): Pick<PageNews, "state" | "whole"> => ({
  state: Uint8Array.of(0, 3, ...toyState(turn, sum).slice(0, 3)),
  whole: true,
});
const news = (seq: number, more: Partial<PageNews> = {}): PageNews => ({ type: "news", seq, now: 0, ...more });
const action = (seq: number, seat: number, key?: string): PageEntry => ({
  ...{ seq, at: 0, kind: "action", seat, events: [[0, seat, seq]] },
  ...(key === undefined ? {} : { key }),
});
const SUM = 1;
/** The sum is this from now on, and the turn is that of a seat. */
const now = (turn: number, sum: number): Uint8Array => Uint8Array.of(0, 2, turn, sum);

/** Sit at a table where the sum is 3. */
async function sit(): Promise<void> {
  const entries = [{ seq: 1, at: 0, kind: "started" }, action(2, 1)];
  Socket.last.say(news(2, { facts: toyFacts, entries, ...whole(0, 3), decision: 1 }));
  await vi.waitFor(() => expect(connection.table).not.toBeNull());
}

test("the table is drawn by the rules of the page", async () => {
  expect(Object.fromEntries(Socket.last.asked)).toMatchObject({ form: "bytes", after: "0" });
  await sit();
  expect(connection.status).toBe("open");
  const { view, legal, pending, decision, seq, hidden, scores } = connection.table!;
  expect({ view, legal, pending, decision, seq, hidden, scores }).toEqual({
    ...{ view: { sum: 3 }, legal: ["add", "draw"], pending: [0], decision: 1, seq: 2, hidden: false, scores: null },
  });
  expect(connection.entries[1]?.events).toEqual([{ kind: "added", seat: 1, numbers: { sum: 2 }, words: {} }]);
});

test("only what has changed is told", async () => {
  await sit();
  Socket.last.say(news(3, { entries: [action(3, 0)], state: now(1, 4) }));
  Socket.last.say(news(4, { entries: [{ seq: 4, at: 0, kind: "said", text: "Hi" }] }));
  expect(connection.table).toMatchObject({ view: { sum: 4 }, legal: [], pending: [1], seq: 4 });
  expect(connection.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  const over = { ...toyFacts, status: "over" as const, seed: "ab" };
  Socket.last.say(news(5, { entries: [action(5, 1)], facts: over, state: now(0, 10) }));
  expect(connection.table).toMatchObject({
    pending: [],
    seed: "ab",
    scores: [{ sum: 10 }, { sum: 10 }],
    winners: [0, 1],
  });
});

test("clocks are told by themselves", async () => {
  await sit();
  Socket.last.say(news(2, { clocks: [[30, 5], [40, null]] })); // prettier-ignore
  expect(connection.table?.seats.map(({ time_left, since }) => [time_left, since])).toEqual([[30, 5], [40, null]]); // prettier-ignore
});

test("who comes back says what is known, and is told what has changed", async () => {
  await sit();
  Socket.last.break();
  expect(connection.status).toBe("lost");
  await vi.advanceTimersByTimeAsync(300);
  expect(Object.fromEntries(Socket.last.asked)).toMatchObject({ after: "2", has: String(crc32(toyState(0, 3))) });
  Socket.last.say(news(4, { facts: toyFacts, entries: [action(3, 0), action(4, 1)], state: Uint8Array.of(SUM, 1, 5) }));
  expect(connection.table?.view).toEqual({ sum: 5 });
  expect(connection.status).toBe("open");
});

test("somebody else is told everything anew", async () => {
  await sit();
  connection.follow("en", "Béla");
  expect(Socket.last.asked.get("after")).toBe("0");
  expect(Socket.last.asked.has("has")).toBe(false);
  Socket.last.say(news(3, { facts: { ...toyFacts, seat: null }, entries: [action(3, 0)], ...whole(1, 4) }));
  expect(connection.entries.map(({ seq }) => seq)).toEqual([3]);
  expect(connection.table?.legal).toEqual([]);
});

test("who takes a choice back has what the others did before it since the own turn again", async () => {
  const told = (): number[] => connection.since.flatMap(({ entries }) => entries.map(({ seq }) => seq));
  await sit();
  Socket.last.say(news(3, { entries: [action(3, 0)], state: now(1, 4), decision: 2 }));
  Socket.last.say(news(4, { entries: [action(4, 1)], state: now(0, 5) }));
  expect(told()).toEqual([4]);
  Socket.last.say(news(5, { entries: [action(5, 0)], state: now(1, 6), decision: 3 }));
  expect(told()).toEqual([]);
  Socket.last.say(news(6, { entries: [{ seq: 6, at: 0, kind: "undone", seat: 0 }], state: now(0, 5), decision: 2 }));
  expect(told()).toEqual([4, 6]);
  expect(connection.since[0]?.table.view).toEqual({ sum: 4 });
});

test("a certain choice is drawn at once, and settled by its entry", async () => {
  await sit();
  const chosen = connection.act("add");
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "act", decision: 1, action: "add" });
  expect(connection.table).toMatchObject({ view: { sum: 4 }, legal: [], pending: [1], decision: 2 });
  expect(connection.acting).toBeNull();
  expect(connection.entries).toHaveLength(2);
  Socket.last.say(news(3, { entries: [action(3, 0, Socket.last.key)], state: now(1, 4), decision: 2 }));
  expect(await chosen).toBeNull();
  expect(connection.table).toMatchObject({ view: { sum: 4 }, decision: 2, seq: 3 });
});

test("a choice that is refused is drawn no more", async () => {
  await sit();
  const chosen = connection.act("add");
  Socket.last.say({ type: "refused", key: Socket.last.key, error: "no", message: "No.", rule: "TOY-1" });
  expect(await chosen).toMatchObject({ message: "No.", rule: "TOY-1" });
  expect(connection.table).toMatchObject({ view: { sum: 3 }, legal: ["add", "draw"], decision: 1 });
});

test("what nobody can know is not drawn: the choice waits for the answer", async () => {
  await sit();
  void connection.act("draw");
  expect(connection.acting).toBe("draw");
  expect(connection.table).toMatchObject({ view: { sum: 3 }, decision: 1 });
  Socket.last.say(news(3, { entries: [action(3, 0, Socket.last.key)], state: now(1, 9), decision: 2 }));
  expect(connection.acting).toBeNull();
  expect(connection.table?.view).toEqual({ sum: 9 });
});

test("news of others leave an own choice on the table", async () => {
  await sit();
  void connection.act("add");
  Socket.last.say(news(3, { entries: [{ seq: 3, at: 0, kind: "said", seat: 1, text: "Hi" }] }));
  expect(connection.table).toMatchObject({ view: { sum: 4 }, decision: 2, seq: 3 });
  Socket.last.say(news(4, { entries: [{ seq: 4, at: 0, kind: "undone", seat: 1 }], state: now(1, 2) }));
  expect(connection.acting).toBe("add"); // it cannot be made any more, and will be refused
  Socket.last.say({ type: "refused", key: Socket.last.key, error: "no", message: "No.", rule: null });
  expect(connection.acting).toBeNull();
  expect(connection.table?.view).toEqual({ sum: 2 });
});

test("a choice that the network has lost is sent again, and drawn all the while", async () => {
  await sit();
  const chosen = connection.act("add");
  const { key } = Socket.last;
  Socket.last.break();
  expect(connection.table?.view).toEqual({ sum: 4 });
  await vi.advanceTimersByTimeAsync(300);
  expect(Socket.last.asked.get("has")).toBe(String(crc32(toyState(0, 3)))); // what was told, not what is drawn
  Socket.last.onopen();
  expect(Socket.last.key).toBe(key);
  Socket.last.say(news(2, { facts: toyFacts, decision: 1 }));
  expect(connection.table?.view).toEqual({ sum: 4 });
  Socket.last.say(news(3, { entries: [action(3, 0, key)], state: now(1, 4), decision: 2 }));
  expect(await chosen).toBeNull();
  Socket.last.say({ type: "done", key, seq: 3 });
  expect(connection.table).toMatchObject({ view: { sum: 4 }, seq: 3 });
});

test("a command is settled by the answer to its key", async () => {
  const said = connection.say("Hello");
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "say", text: "Hello" });
  Socket.last.say({ type: "done", key: Socket.last.key, seq: 3 });
  expect(await said).toBeNull();
  const undone = connection.undo();
  Socket.last.say({ type: "refused", key: null, error: "not-a-command", message: "What?", rule: null });
  Socket.last.say({ type: "refused", key: Socket.last.key, error: "no", message: "No.", rule: "A-1" });
  expect(await undone).toMatchObject({ message: "No.", rule: "A-1" });
});

test("a match that has not begun, and one that is only read, need no rules", () => {
  load.mockClear();
  Socket.last.say(news(1, { facts: { ...toyFacts, status: "lobby", engine: null } }));
  expect(connection.table).toMatchObject({ status: "lobby", view: null, legal: [] });
  const archive = { rules_version: 1, known: 2, over: true };
  const kept = { view: { sum: 10 }, scores: [{ sum: 10 }], winners: [0], ranks: [1] };
  Socket.last.say(news(1, { facts: { ...toyFacts, status: "archived", archive, ...kept } }));
  expect(connection.table).toMatchObject({ status: "archived", archive, ...kept });
  expect(load).not.toHaveBeenCalled();
});

test("rules that are still being made are asked for again", async () => {
  const first = Socket.last;
  first.say(news(2, { facts: { ...toyFacts, engine: null }, ...whole(0, 3) }));
  expect(connection.status).toBe("preparing");
  await vi.advanceTimersByTimeAsync(2500);
  expect(Socket.last).not.toBe(first);
  await sit();
  expect(connection.status).toBe("open");
});

test("a page of another version than the server does not read its states", () => {
  vi.spyOn(site, "engine").mockReturnValue("/engine/toy-00000000.wasm");
  Socket.last.say(news(2, { facts: toyFacts, ...whole(0, 3) }));
  expect(connection.status).toBe("outdated");
  expect(connection.table).toBeNull();
});

test("a server that comes back with other rules is not read either", async () => {
  await sit();
  Socket.last.break();
  await vi.advanceTimersByTimeAsync(300);
  Socket.last.say(news(2, { facts: { ...toyFacts, engine: null } }));
  expect(connection.status).toBe("preparing");
  await vi.advanceTimersByTimeAsync(2500);
  Socket.last.say(news(2, { facts: { ...toyFacts, engine: "engine/toy-99999999.wasm" }, ...whole(0, 7) }));
  expect(connection.status).toBe("outdated");
  expect(connection.table?.view).toEqual({ sum: 3 });
});

test("rules that could not be loaded are tried again", async () => {
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  load.mockRejectedValueOnce(new Error("gone"));
  const first = Socket.last;
  first.close = () => first.break();
  first.say(news(2, { facts: toyFacts, ...whole(0, 3) }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.last).not.toBe(first);
  await sit();
  expect(connection.table?.view).toEqual({ sum: 3 });
});

test("messages of a newer server are ignored", () => {
  Socket.last.say({ type: "gossip" });
  expect(connection.status).toBe("connecting");
});
