import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { language, loadTexts, speaker } from "../../lib/texts.svelte";
import type { Lit } from "../../pieces/lit";
import Board from "./Board.svelte";
import five from "./fixtures-5.json";
import { payingTo } from "./making";
import { MANIFEST } from "./manifest";
import type { View } from "./view";

const shots = five as unknown as { seat: number | null; pending: number[]; legal: string[]; view: View }[];
const over = shots.at(-1)!;
const own = shots.at(-2)!;
const speak = speaker("ginkgopolis");

beforeAll(async () => {
  language.now = "en";
  await loadTexts("en", "ginkgopolis");
});
afterEach(cleanup);

function show(lit: Lit | null, shot = over) {
  const names = shot.view.players.map((_, party) => `Name ${party}`);
  const nothing = { choose: vi.fn(), look: vi.fn(), preview: null, chosen: null, compact: false };
  const { container } = render(Board, { props: { ...shot, names, seats: [], speak, ...nothing, lit } });
  return (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
}
const cells = (find: (selector: string) => HTMLElement[]): string[] =>
  find(".place[data-lit]")
    .map((one) => one.dataset["cell"] ?? "")
    .sort();

test("nothing touched, nothing lit and nothing dim", () => {
  expect(show(null)("[data-lit], .dim, .lighting, .lit")).toHaveLength(0);
});

test("districts: those that pay this party, all others dim; their shares make the number", () => {
  for (const [party, { points }] of over.view.players.entries()) {
    const paying = payingTo(party, over.view);
    const shares = paying.flatMap(({ shares }) => shares.filter((share) => share.party === party));
    expect(shares.reduce((sum, share) => sum + share.points, 0)).toBe(points["districts"]);
    const find = show({ party, category: "districts" });
    expect(cells(find)).toEqual(paying.flatMap((one) => one.cells.map(String)).sort());
    expect(find(".lines .border")).toHaveLength(paying.length);
    cleanup();
  }
});

test("cards: the cards that score at the end, and the buildings that count for them", () => {
  expect(over.view.players.some(({ counted }) => Object.keys(counted).length > 0)).toBe(true);
  for (const [party, { counted }] of over.view.players.entries()) {
    const buildings = new Set(Object.values(counted).flat().map(String));
    expect(cells(show({ party, category: "cards" }))).toEqual([...buildings].sort());
    cleanup();
  }
});

test("cards that score at the end are outlined in an opened tableau; a closed one has a place for all of them", async () => {
  const seat = own.seat ?? 0;
  const { tableau } = own.view.players[seat]!;
  const ends = tableau.filter((card) => MANIFEST.box.bonuses[card]?.end);
  const find = show({ party: seat, category: "cards" }, own);
  expect(find(".stock .tally [data-lit]")).toHaveLength(Math.min(1, ends.length));
  await fireEvent.click(find(".stock button")[0]!);
  expect(find(".thing[data-lit]")).toHaveLength(ends.length);
  expect(find(".thing.dim")).toHaveLength(tableau.length - ends.length);
  cleanup();
  const scores = (card: string): boolean => MANIFEST.box.bonuses[card]?.end !== null;
  const other = own.view.players.findIndex((one, party) => party !== seat && one.tableau.some(scores));
  expect(show({ party: other, category: "cards" }, own)(".party [data-lit]")).toHaveLength(1);
});

test("points and tokens: the pile of that party", () => {
  for (const category of ["points", "tokens"]) {
    expect(show({ party: 1, category })("li[data-lit]")).toHaveLength(1);
    cleanup();
  }
});
