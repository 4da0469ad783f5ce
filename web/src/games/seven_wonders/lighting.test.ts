import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Speak } from "../../lib/texts.svelte";
import type { Lit } from "../../pieces/lit";
import Board from "./Board.svelte";
import { cardOf, stagesOf, type Effect } from "./components";
import three from "./fixtures-3.json";
import seven from "./fixtures-7.json";
import { making } from "./making";
import type { View } from "./view";

interface Shot {
  seat: number | null;
  pending: number[];
  legal: string[];
  view: View;
}
const shots = [...three, ...seven] as unknown as Shot[];
const late = (seven as unknown as Shot[]).at(-2)!;
const home = late.seat ?? 0;
const speak: Speak = (name, details = {}) => [name, ...Object.values(details).map(String)].join(" ");

afterEach(cleanup);

function show(lit: Lit | null) {
  const names = late.view.players.map((_, party) => `Name ${party}`);
  const nothing = { choose: vi.fn(), look: vi.fn(), preview: null, chosen: null, compact: false };
  const { container } = render(Board, { props: { ...late, names, seats: [], speak, ...nothing, lit } });
  return (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
}
const printed = (effects: Effect[]): number =>
  effects.reduce(
    (sum, one) => sum + (one.type === "gain" && one.what === "points" && !one.per.length ? one.value : 0),
    0,
  );

describe("the pieces that make a number", () => {
  test("of the wonder and of civilian structures show its points on them", () => {
    for (const { view } of shots) {
      for (const city of view.players) {
        const blue = [...making(city, "blue").cards].reduce((sum, card) => sum + printed(cardOf(card).effects), 0);
        expect(blue).toBe(city.points["blue"]);
        const stages = stagesOf(city.wonder, city.side);
        const wonder = [...making(city, "wonder").stages].reduce(
          (sum, stage) => sum + printed(stages[stage]?.effects ?? []),
          0,
        );
        expect(wonder).toBe(city.points["wonder"]);
      }
    }
  });

  test("a number that is not 0 is always made of something", () => {
    for (const { view } of shots) {
      for (const city of view.players) {
        for (const [category, points] of Object.entries(city.points)) {
          const { cards, stages, coins, tokens } = making(city, category);
          if (points) expect(cards.size + stages.size + Number(coins) + Number(tokens), category).toBeGreaterThan(0);
        }
      }
    }
  });
});

describe("a touched number of the score", () => {
  const chips = (find: (selector: string) => HTMLElement[]): number => find(".city .chip[data-lit]").length;

  test("nothing touched, nothing lit", () => {
    expect(show(null)("[data-lit], .lighting")).toHaveLength(0);
  });

  test.each(["blue", "yellow", "green", "purple"])("%s: these structures of the own city", (category) => {
    const made = making(late.view.players[home]!, category);
    const find = show({ party: home, category });
    expect(chips(find)).toBe(made.cards.size);
    expect(find(".city .wonder li[data-lit]")).toHaveLength(made.stages.size);
    expect(find(".rival[data-lit]")).toHaveLength(0);
  });

  test("treasury and conflicts: coins and tokens", () => {
    expect(show({ party: home, category: "treasury" })(".dock .number[data-lit]")).toHaveLength(1);
    cleanup();
    expect(show({ party: home, category: "conflicts" })(".dock .number[data-lit]")).toHaveLength(1);
  });

  test("of another city: it lights up where it stands", () => {
    for (const party of late.view.players.keys()) {
      if (party === home) continue;
      const made = making(late.view.players[party]!, "blue");
      const find = show({ party, category: "blue" });
      expect(chips(find)).toBe(0);
      expect(find(".rival.lighting").map((one) => Number(one.dataset["seat"]))).toEqual([party]);
      expect(find(".rival .counts [data-lit]")).toHaveLength(made.cards.size ? 1 : 0);
      cleanup();
    }
  });
});
