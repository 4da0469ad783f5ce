import { afterEach, expect, test, vi } from "vitest";
import { session } from "../shell/session.svelte";
import { exchange, parts, type Kept } from "./keepsakes";

const answer = (content: unknown): Response => new Response(JSON.stringify(content));

afterEach(() => {
  vi.unstubAllGlobals();
  session.me = null;
});

test("a device and an account end with the newer of both", async () => {
  session.me = { user: "a", name: "Anna", account: true };
  const there = [
    { kind: "pad", item: "both", version: 3, value: '"theirs"' },
    { kind: "pad", item: "old", version: 1, value: '"old"' },
    { kind: "progress", item: "x", version: 9, value: "1" },
  ];
  const asked = vi.fn((_: string, { method }: RequestInit) => Promise.resolve(answer(method === "GET" ? there : null)));
  vi.stubGlobal("fetch", asked);
  const got = await exchange("pad", (known) => {
    expect([...known]).toEqual(["both", "old"]);
    return Promise.resolve([
      { item: "both", version: 2, value: "mine" },
      { item: "old", version: 2, value: "newer" },
      { item: "new", version: 0, value: "own" },
      { item: "long", version: 0, value: "x".repeat(30_000) },
    ]);
  });
  expect(got.newer).toEqual([{ item: "both", version: 3, value: "theirs" }]);
  expect([...got.told]).toEqual(["both", "old", "new"]);
  expect([[...got.tooLong], got.refused]).toEqual([["long"], ""]);
  expect(JSON.parse(asked.mock.calls[1]![1].body as string)).toEqual({
    items: [
      { kind: "pad", item: "old", version: 2, value: '"newer"' },
      { kind: "pad", item: "new", version: 0, value: '"own"' },
    ],
  });
});

test("a guest has only the device", async () => {
  session.me = { user: "g", name: "Guest", account: false };
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const { told } = await exchange("pad", () => Promise.resolve([{ item: "one", version: 1, value: 1 }]));
  expect([told.size, asked.mock.calls.length]).toEqual([0, 0]);
});

test("what was not told stays to be told, and who is refused hears why", async () => {
  session.me = { user: "a", name: "Anna", account: true };
  const refusal = new Response(JSON.stringify({ key: "too-much-kept", message: "No more room" }), { status: 400 });
  const one = (): Promise<Kept[]> => Promise.resolve([{ item: "one", version: 1, value: null }]);
  for (const [said, answered] of [
    ["No more room", () => Promise.resolve(refusal)],
    ["", () => Promise.reject(new TypeError("no network"))],
  ] as const) {
    vi.stubGlobal("fetch", (_: string, { method }: RequestInit) =>
      method === "GET" ? Promise.resolve(answer([])) : answered(),
    );
    const { told, refused } = await exchange("pad", one);
    expect([told.size, refused]).toEqual([0, said]);
  }
});

test("requests are as large as the server reads", () => {
  const of = (item: string, letters: number, letter = "ő") => ({
    kind: "pad" as const,
    item,
    version: 1,
    value: letter.repeat(letters),
  });
  const found = parts([of("a", 10_000), of("b", 19_000), of("c", 1_000), of("long", 30_001, "o"), of("d", 1)]);
  expect(found.map((items) => items.map(({ item }) => item))).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(parts(Array.from({ length: 250 }, (_, n) => of(String(n), 1))).map(({ length }) => length)).toEqual([
    100, 100, 50,
  ]);
});
