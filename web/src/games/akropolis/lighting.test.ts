import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Speak } from "../../lib/texts.svelte";
import type { Lit } from "../../pieces/lit";
import Board from "./Board.svelte";
import four from "./fixtures-4.json";
import { pieceOf, starsOf } from "./pieces";
import { DISTRICTS, type View } from "./view";
import { builds } from "./standing";

const shots = four as { seat: number | null; pending: number[]; legal: string[]; view: View }[];
const late = shots.at(-1)!;
const asked = shots.find(({ seat }) => seat === 1)!;
const speak: Speak = (name, details = {}) => [name, ...Object.values(details).map(String)].join(" ");

afterEach(cleanup);

function show(lit: Lit | null, shot = late) {
  const names = late.view.players.map((_, party) => `Name ${party}`);
  const nothing = { choose: vi.fn(), look: vi.fn(), preview: null, chosen: null, compact: false };
  const { container } = render(Board, { props: { ...shot, names, seats: [], speak, ...nothing, lit } });
  return (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
}
const player = (party: number) => {
  const one = late.view.players[party];
  if (!one || !builds(one)) throw new Error(`${party} builds nothing`);
  return one;
};

describe("a touched number of the score", () => {
  test("nothing touched, nothing lit and nothing dim", () => {
    const find = show(null);
    expect(find("[data-lit], .dim, .lit")).toHaveLength(0);
  });

  test.each(DISTRICTS)("%s: the hexes that the server counts are lit, and they make the number", (district) => {
    const { city, points } = player(0);
    const made = city.filter(({ hex, scores }) => scores && pieceOf(hex).kind === district);
    const value = made.reduce((sum, { hex, level }) => sum + (pieceOf(hex).plaza ? 0 : level), 0);
    const stars = made.reduce((sum, { hex }) => sum + (pieceOf(hex).plaza ? starsOf(district) : 0), 0);
    expect(value * stars).toBe(points[district]);
    const find = show({ party: 0, category: district });
    expect(find(".cell[data-lit]")).toHaveLength(made.length);
    expect(find(".cell.dim")).toHaveLength(city.length - made.length);
    expect(find("button[data-party][data-lit]")).toHaveLength(0);
  });

  test("of another city: its small picture is outlined, with its hexes lit; the large one stays as it is", () => {
    const made = player(2).city.filter(({ hex, scores }) => scores && pieceOf(hex).kind === "garden");
    const find = show({ party: 2, category: "garden" });
    expect(find(".cell[data-lit], .cell.dim")).toHaveLength(0);
    expect(find("button[data-party].lit").map((one) => one.dataset["party"])).toEqual(["2"]);
    expect(find('[data-party="2"] g[data-lit]')).toHaveLength(made.length);
  });

  test("stones: the stones of that city", () => {
    expect(show({ party: 0, category: "stones" })("header [data-lit]")[0]?.title).toBe("sign-stone");
    cleanup();
    expect(show({ party: 1, category: "stones" }, asked)('[data-place="dock"] [data-lit]')[0]?.title).toBe(
      "sign-stone",
    );
    cleanup();
    expect(show({ party: 1, category: "stones" })('[data-party="1"] .stones.lit')).toHaveLength(1);
  });
});
