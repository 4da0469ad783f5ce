import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { site } from "../lib/site";
import { loadTexts } from "../lib/texts.svelte";
import { session } from "../shell/session.svelte";
import { createMatch } from "./create";
import { gamesHere } from "./games";

const here = site as { served: boolean };
const asked: [string, unknown][] = [];

beforeAll(() => loadTexts("en"));
beforeEach(() => {
  asked.length = 0;
  session.me = { user: "g-1", name: "Anna", account: false };
  vi.stubGlobal("fetch", (address: string, { body }: { body?: string }) => {
    asked.push([address, body === undefined ? null : JSON.parse(body)]);
    return Promise.resolve(new Response(JSON.stringify({ match: "m1", seq: 1 })));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  here.served = true;
  session.me = null;
});

test("a match for which nobody is missing begins at once", async () => {
  const wish = { game: "akropolis", seats: ["me", "builder"] };
  expect(await createMatch(wish)).toBe("/m/m1");
  expect(asked).toEqual([
    ["/api/matches", wish],
    ["/api/matches/m1/start", null],
  ]);
});

test("a match with an open seat waits", async () => {
  await createMatch({ game: "akropolis", seats: ["me", "open"], public: true });
  expect(asked.map(([address]) => address)).toEqual(["/api/matches"]);
});

test("without a server the games are those that the page can draw, with options and levels", async () => {
  here.served = false;
  const games = await gamesHere();
  expect(games.map(({ game }) => game)).toEqual(["akropolis", "ginkgopolis", "seven_wonders", "world_monuments"]);
  for (const { seats, options, levels } of games) {
    expect(seats.length && options.length).toBeGreaterThan(0);
    expect(levels.map(({ level }) => level)).toContain("builder");
  }
  expect(asked).toEqual([]);
});
