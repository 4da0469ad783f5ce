import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadTexts } from "../lib/texts.svelte";
import type { MatchLine } from "../lib/wire";
import { removeThere, withoutRemoved } from "./removed";
import TableList from "./TableList.svelte";

const line: MatchLine = {
  match: "0123456789abcdef",
  game: "akropolis",
  status: "running",
  public: false,
  updated: new Date(new Date().getFullYear(), 0, 2, 9, 30).getTime(),
  seats: [
    { kind: "person", name: "Anna", level: "" },
    { kind: "person", name: "Béla", level: "" },
  ],
  options: {},
  pending: [1],
  mine: [0],
  over: false,
  points: null,
  winners: null,
};
const asked: string[] = [];
let refusal = "";

beforeAll(() => Promise.all([loadTexts("en"), loadTexts("en", "about:akropolis")]));
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  refusal = "";
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const refused = { error: refusal, message: refusal, rule: null };
    return Promise.resolve(new Response(JSON.stringify(refusal ? refused : null), { status: refusal ? 400 : 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the line says, part by part; the date as machines read it. */
function words(): string[] {
  const parts = screen.getByRole("link").querySelectorAll("strong, .state > *, .seats > *");
  return [...parts].map((one) => one.getAttribute("datetime") ?? one.textContent.replace(/\s+/g, " ").trim());
}

test("a match that runs says round, date and points as far as they are known", () => {
  const progress = () => ({ round: 7, points: [31, null] });
  render(TableList, { props: { matches: [line], title: () => "Akropolis", progress } });
  const date = new Date(line.updated).toISOString();
  expect(words()).toEqual(["Akropolis", "In progress", "Round 7", date, "Anna 31", "Béla"]);
  expect(screen.getByRole("link").querySelector("time")?.textContent).toContain(":30");
});

test("a match that is over says its points, and no round", () => {
  const over: MatchLine = { ...line, status: "over", over: true, pending: [], points: [40, 42], winners: [1] };
  render(TableList, {
    props: { matches: [over], title: () => "Akropolis", progress: () => ({ round: 12, points: [] }) },
  });
  const date = new Date(line.updated).toISOString();
  expect(words()).toEqual(["Akropolis", "Finished", date, "Anna 40", "Béla 42"]);
});

test("nothing is removed before somebody has said yes to what will happen", async () => {
  const remove = vi.fn();
  render(TableList, { props: { matches: [line], title: () => "Akropolis", remove } });
  await fireEvent.click(screen.getByRole("button"));
  const dialog = screen.getByRole("dialog");
  expect(dialog.textContent).toContain("A bot plays the match to its end for you");
  expect(remove).not.toHaveBeenCalled();
  const yes = [...dialog.querySelectorAll("button")].find((one) => one.textContent === "Remove match");
  if (yes) await fireEvent.click(yes);
  expect(remove).toHaveBeenCalledWith(line);
});

test("of many matches the first are shown, and all on request", async () => {
  const matches = Array.from({ length: 9 }, (_, number) => ({ ...line, match: String(number) }));
  render(TableList, { props: { matches, title: () => "Akropolis" } });
  expect(screen.getAllByRole("link")).toHaveLength(6);
  await fireEvent.click(screen.getByText("Show all (9)"));
  expect(screen.getAllByRole("link")).toHaveLength(9);
});

test("whoever removes a match that runs lets a bot play on in every own seat", async () => {
  await removeThere({ ...line, mine: [0, 1] });
  expect(asked).toEqual([0, 1].map((seat) => `/api/matches/${line.match}/resign?seat=${seat}`));
  expect(withoutRemoved([line, { ...line, match: "other" }]).map(({ match }) => match)).toEqual(["other"]);
});

test("whoever removes a match before its start leaves the table, and may come back", async () => {
  await removeThere({ ...line, status: "lobby" });
  expect(asked).toEqual([`/api/matches/${line.match}/leave?seat=0`]);
  expect(withoutRemoved([line])).toHaveLength(1);
});

test("a finished match is taken off the list, and nobody is asked for anything", async () => {
  await removeThere({ ...line, status: "over" });
  expect(asked).toEqual([]);
  expect(withoutRemoved([line])).toEqual([]);
});

test("a match stays on the list where somebody would wait in vain for whoever is gone", async () => {
  refusal = "too-fast";
  await expect(removeThere(line)).rejects.toThrow();
  expect(withoutRemoved([line])).toHaveLength(1);
  refusal = "match-over";
  await removeThere(line);
  expect(withoutRemoved([line])).toEqual([]);
});
