import { beforeEach, expect, test, vi } from "vitest";
import { manifestOf } from "../games/contract";
import type { GameLine } from "../lib/wire";
import type * as plans from "./plan";

type Plans = typeof plans;

/** The page as it is opened anew: only what the browser has kept is known. */
async function opened(): Promise<Plans> {
  vi.resetModules();
  return vi.importActual<Plans>("./plan");
}

async function game(name: string): Promise<GameLine> {
  const found = await manifestOf(name);
  if (!found) throw new Error(name);
  return found;
}

beforeEach(() => localStorage.clear());

test("whoever comes for the first time plays against as few bots as there can be", async () => {
  const { planOf } = await opened();
  expect(planOf(await game("akropolis"))).toEqual({ seats: ["me", "builder"], options: {} });
  expect(planOf(await game("seven_wonders")).seats).toEqual(["me", "builder", "builder"]);
});

test("what was chosen last is chosen again when the page is opened the next time, for this game alone", async () => {
  const akropolis = await game("akropolis");
  const chosen = { seats: ["me", "me:Béla", "master"], options: { lake: "single_cell_only" } };
  (await opened()).keepPlan(akropolis, chosen);
  const { planOf } = await opened();
  expect(planOf(akropolis)).toEqual(chosen);
  expect(planOf(await game("ginkgopolis")).seats).toEqual(["me", "builder"]);
});

test.each([
  ["somebody else's", "what?"],
  ["with too many seats", JSON.stringify({ akropolis: { seats: Array(9).fill("me"), options: {} } })],
  ["with a bot that is gone", JSON.stringify({ akropolis: { seats: ["me", "emperor"], options: {} } })],
  ["with nobody here", JSON.stringify({ akropolis: { seats: ["builder", "builder"], options: {} } })],
  ["without seats", JSON.stringify({ akropolis: {} })],
])("what the browser has kept may be %s: then the usual is chosen", async (_, kept) => {
  localStorage.setItem("tetrapolis-plans", kept);
  expect((await opened()).planOf(await game("akropolis")).seats).toEqual(["me", "builder"]);
});

test("there are always as many players as the game takes", async () => {
  const { botsFor, companyOf, planOf, withCompany } = await opened();
  for (const one of await Promise.all(["akropolis", "ginkgopolis", "seven_wonders", "world_monuments"].map(game))) {
    for (let people = 1; people <= Math.max(...one.seats); people++) {
      for (const bots of [0, 1, 6]) {
        const plan = withCompany(one, planOf(one), { people, bots, level: "master" });
        expect(one.seats).toContain(plan.seats.length);
        expect(companyOf(plan).people).toBe(people);
        expect(botsFor(one, people)).toContain(companyOf(plan).bots);
        if (botsFor(one, people).includes(bots)) expect(companyOf(plan).bots).toBe(bots);
      }
    }
  }
});

test("whoever is there already stays", async () => {
  const { companyOf, withCompany } = await opened();
  const akropolis = await game("akropolis");
  const before = { seats: ["me", "me:Béla", "master", "builder"], options: {} };
  expect(companyOf(before)).toEqual({ people: 2, bots: 2, level: "" });
  const three = withCompany(akropolis, before, { people: 3, bots: 1, level: "" });
  expect(three.seats).toEqual(["me", "me:Béla", "me:Guest", "master"]);
  expect(withCompany(akropolis, three, { people: 1, bots: 2, level: "" }).seats).toEqual(["me", "master", "master"]);
});

test("options that do not fit so many players are neither asked for nor sent", async () => {
  const { changedOptions, choicesOf, withCompany } = await opened();
  const akropolis = await game("akropolis");
  const asked = (count: number): string[] =>
    akropolis.options.filter((option) => choicesOf(option, count).length).map(({ name }) => name);
  expect(asked(1)).toContain("solo_level");
  expect(asked(1)).not.toContain("first_player");
  expect(asked(2)).not.toContain("solo_level");
  expect(asked(4)).not.toContain("long_game");
  const chosen = { solo_level: "hard", long_game: "yes", first_player: "4", lake: "enclosed_region_any_size" };
  expect(changedOptions(akropolis, 1, chosen)).toEqual({ solo_level: "hard", long_game: "yes" });
  expect(changedOptions(akropolis, 4, chosen)).toEqual({ first_player: "4" });
  const alone = { seats: ["me"], options: { solo_level: "hard", long_game: "yes" } };
  expect(withCompany(akropolis, alone, { people: 1, bots: 1, level: "" }).options).toEqual({ long_game: "yes" });
});

test.each([
  "null",
  "[]",
  "nonsense",
  '{"akropolis":{"seats":["me","builder"]}}',
  '{"akropolis":{"seats":["me",5],"options":{}}}',
  '{"akropolis":{"seats":["me","builder"],"options":null}}',
])("what is damaged counts for nothing: %s", async (kept) => {
  localStorage.setItem("tetrapolis-plans", kept);
  const { planOf } = await opened();
  expect(planOf(await game("akropolis"))).toEqual({ seats: ["me", "builder"], options: {} });
});
