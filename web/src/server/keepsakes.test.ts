import { afterEach, expect, test, vi } from "vitest";
import { session } from "../shell/session.svelte";
import { exchange, parts } from "./keepsakes";

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
  const got = await exchange("pad", [
    { item: "both", version: 2, value: "mine" },
    { item: "old", version: 2, value: "newer" },
    { item: "new", version: 0, value: "own" },
  ]);
  expect(got).toEqual([{ item: "both", version: 3, value: "theirs" }]);
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
  expect(await exchange("pad", [{ item: "one", version: 1, value: 1 }])).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
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
