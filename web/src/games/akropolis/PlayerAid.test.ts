import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import type { Speak } from "../../lib/texts.svelte";
import type { Options } from "../contract";
import two from "./fixtures-2.json";
import PlayerAid from "./PlayerAid.svelte";
import { DISTRICTS, type View } from "./view";

const key: Speak = (name, details = {}) => [name, ...Object.values(details).map(String)].join(" ");
const view = two[0]?.view as View;
const usual: Options = {
  long_game: false,
  house_group: "most_value",
  barracks_edge: "outer_space_only",
  lake: "single_cell_only",
  ...Object.fromEntries(DISTRICTS.map((district) => [`variant_${district}`, false])),
};

function shown(options: Options | null) {
  const { container } = render(PlayerAid, { props: { speak: key, view: options && view, options } });
  const all = (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
  return {
    variants: all("[data-variant]").map((one) => one.dataset["variant"]),
    readings: Object.fromEntries(all("[data-option]").map((one) => [one.dataset["option"] ?? "", one.textContent])),
    columns: all("thead th").map((one) => one.textContent),
    text: container.textContent,
  };
}

afterEach(cleanup);

describe("the player aid", () => {
  test("as a page of its own tells of every variant and set-up", () => {
    const { variants, readings, columns } = shown(null);
    expect(variants).toEqual([...DISTRICTS]);
    expect(readings).toEqual({});
    expect(columns).toHaveLength(5);
  });

  test("at a table tells only of the variants that are played there", () => {
    const { variants, text } = shown({ ...usual, variant_market: true });
    expect(variants).toEqual(["market"]);
    expect(text).toContain("sheet-variant-on");
    expect(text).not.toContain("sheet-no-variants");
  });

  test("says that there is none", () => {
    const { variants, text } = shown(usual);
    expect(variants).toEqual([]);
    expect(text).toContain("sheet-no-variants");
  });

  test("says how rules are read there, the lake only where it matters", () => {
    expect(shown(usual).readings).toEqual({
      house_group: "sheet-here option-house_group choice-house_group-most_value",
      barracks_edge: "sheet-here option-barracks_edge choice-barracks_edge-outer_space_only",
    });
    expect(shown({ ...usual, variant_garden: true }).readings).toHaveProperty("lake");
  });

  test("shows the set-up of the table alone", () => {
    expect(shown(usual).columns).toEqual(["sheet-players 2", "sheet-unseen-short"]);
    expect(shown({ ...usual, long_game: true }).columns).toEqual(["sheet-players-long 2", "sheet-unseen-short"]);
  });
});
