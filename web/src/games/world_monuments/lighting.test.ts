import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Speak } from "../../lib/texts.svelte";
import type { Lit } from "../../pieces/lit";
import Board from "./Board.svelte";
import four from "./fixtures-4.json";
import type { View } from "./view";

const shots = four as unknown as { seat: number | null; pending: number[]; legal: string[]; view: View }[];
const over = shots.at(-1)!;
const speak: Speak = (name, details = {}) => [name, ...Object.values(details).map(String)].join(" ");

afterEach(cleanup);

function show(lit: Lit | null, shot = over) {
  const names = shot.view.players.map((_, party) => `Name ${party}`);
  const nothing = { choose: vi.fn(), look: vi.fn(), preview: null, chosen: null, compact: false };
  const { container } = render(Board, { props: { ...shot, names, seats: [], speak, ...nothing, lit } });
  return (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
}
const slotsOf = (find: (selector: string) => HTMLElement[]): string[] =>
  find(".stands[data-lit]")
    .map((one) => one.dataset["slot"] ?? "")
    .sort();

test("nothing touched, nothing lit and nothing dim", () => {
  expect(show(null)("[data-lit], .dim, .faded, .strong, .lit")).toHaveLength(0);
});

test("stones: those that the party has built, which make the number", () => {
  for (const [party, { points }] of over.view.players.entries()) {
    const built = over.view.monument.slots.filter((slot) => slot.builder === party);
    expect(built.reduce((sum, slot) => sum + slot.points, 0)).toBe(points["stones"]);
    const find = show({ party, category: "stones" });
    expect(slotsOf(find)).toEqual(built.map(({ slot }) => slot).sort());
    expect(find(".slot[data-lit]")).toHaveLength(built.length);
    cleanup();
  }
});

test("gems: the blue stones, once they count", () => {
  const party = over.view.players.findIndex(({ points }) => points["gems"]);
  expect(show({ party, category: "gems" })(".some[data-lit]")).toHaveLength(1);
  cleanup();
  const before = shots.find(
    ({ view, seat }) => seat !== null && view.players[seat]?.hand?.blue && view.phase !== "over",
  );
  if (before) expect(show({ party: before.seat ?? 0, category: "gems" }, before)("[data-lit]")).toHaveLength(0);
  cleanup();
  expect(show({ party, category: "gems" }, { ...over, seat: party })("[data-hand='blue'][data-lit]")).toHaveLength(1);
});

test("what nothing on the table makes is lit on the score track", () => {
  for (const category of ["start", "black", "losses"]) {
    const find = show({ party: 1, category });
    expect(find(".mark[data-lit]")).toHaveLength(1);
    expect(slotsOf(find)).toEqual([]);
    expect(find(".faded")).toHaveLength(0);
    expect(find(".caption .why")[0]?.textContent).toContain("WM-");
    cleanup();
  }
});
