import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventLine } from "../../lib/sentences";
import type { Speak } from "../../lib/texts.svelte";
import type { EventLine } from "../../lib/wire";
import Board from "./Board.svelte";
import { CARDS } from "./components";
import seven from "./fixtures-7.json";
import { MANIFEST } from "./manifest";
import { shownBy } from "./shown";
import type { View } from "./view";

interface Shot {
  seat: number | null;
  pending: number[];
  legal: string[];
  view: View;
}
const late = (seven as unknown as Shot[]).at(-2)!;
const home = late.seat!;
const { left, right } = late.view.players[home]!;
const far = late.view.players[left]!.left;
const speak: Speak = (name, details = {}) => [name, ...Object.values(details).map(String)].join(" ");

/** An event as the rules tell it. */
function event(name: string, seat: number, ...numbers: number[]): EventLine {
  const kind = MANIFEST.events.findIndex((one) => one.name === name);
  return eventLine({ kind, seat, numbers }, MANIFEST);
}
const idOf = (card: string): number => CARDS.findIndex(({ name }) => name === card);
const lastOf = (seat: number): string => late.view.players[seat]!.built.at(-1)!;

afterEach(cleanup);

function show(shown: EventLine[], more: { compact?: boolean; view?: View } = {}) {
  const names = late.view.players.map((_, party) => `Name ${party}`);
  const nothing = { choose: vi.fn(), look: vi.fn(), preview: null, chosen: null, compact: false };
  const { container } = render(Board, { props: { ...late, names, seats: [], speak, ...nothing, shown, ...more } });
  return (selector: string): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(selector)];
}
const outlined = (find: (selector: string) => HTMLElement[], where: string): number =>
  find(`${where} [data-shown]`).length;

describe("what is shown is outlined", () => {
  test("nothing shown, nothing outlined", () => {
    expect(show([])("[data-shown]")).toHaveLength(0);
  });

  test("cards are numbered as in the events", () => {
    for (const card of CARDS)
      expect(event("build", 0, idOf(card.name), 0, 0).words["card"]?.key).toBe(`card-${card.name}`);
  });

  test("a structure: its card in the own city and a neighbour's, its colour in a city further away", () => {
    const build = (seat: number): EventLine => event("build", seat, idOf(lastOf(seat)), 0, 0);
    const find = show([build(home), build(left), build(far)]);
    expect(find(".city .chip[data-shown]")).toHaveLength(1);
    expect(find(`[data-seat="${left}"] .card[data-shown]`)[0]!.textContent).toContain(`card-${lastOf(left)}`);
    expect(find(`[data-seat="${far}"] .count[data-shown]`)).toHaveLength(1);
    expect(find("[data-shown]")).toHaveLength(3);
  });

  test("every city of a simultaneous reveal", () => {
    const find = show(late.view.players.map((_, seat) => event("sell", seat, idOf("altar"))));
    expect(find(".dock .number[data-shown]")).toHaveLength(1);
    expect(find(".rival .coins[data-shown]")).toHaveLength(late.view.players.length - 1);
    expect(outlined(find, ".strip")).toBe(1);
  });

  test("a stage, of the own city and of others; the card below it has no place of its own", () => {
    const find = show([event("stage", home, 1, 0, 0), event("stage", right, 2, 0, 0), event("bury", home)]);
    expect(find(".city .wonder li[data-shown]")).toHaveLength(1);
    expect(find(".city .wonder li")[0]!.dataset["shown"]).toBeDefined();
    expect(find(`[data-seat="${right}"] .stages i`).map((one) => "shown" in one.dataset)).toEqual([false, true, false]);
    expect(find(".city .wonder .picture[data-shown]")).toHaveLength(1);
  });

  test("coins, conflicts and choices", () => {
    const find = show([
      event("coins", home, 4),
      event("conflict", left, 1, -1),
      event("conflict", far, 1, 1),
      event("choose", right, 1),
    ]);
    expect(find(".dock .number[data-shown]")).toHaveLength(1);
    expect(find(".tokens[data-shown]")).toHaveLength(2);
    expect(find(`[data-seat="${right}"] .state[data-shown]`)).toHaveLength(1);
    expect(find("[data-shown]")).toHaveLength(4);
  });

  test("wonders, the Age and the discard pile", () => {
    expect(outlined(show([event("board", home, 2), event("side", home, 1)]), ".city")).toBe(1);
    cleanup();
    expect(show([event("age", -1, 2)])(".strip .ages[data-shown]")).toHaveLength(1);
    cleanup();
    for (const kind of ["leftover", "dig", "no_dig"])
      expect(shownBy([event(kind, home, idOf(lastOf(home)))]).pile, kind).toBe(true);
    expect(shownBy([event("dig", home, idOf(lastOf(home)))]).cities.get(home)!.cards).toContain(lastOf(home));
  });

  test("on a phone the whole city, since not every piece of it is drawn", () => {
    expect(show([event("stage", far, 1, 0, 0)], { compact: true })(".rival[data-shown]")).toHaveLength(1);
  });

  test("every kind of event but the last one has a place", () => {
    for (const { name, numbers } of MANIFEST.events) {
      const { cities, age, pile } = shownBy([event(name, home, ...numbers.map(() => 1))]);
      const { cards, stages, ...flags } = cities.get(home)!;
      const places = cards.size + stages.size + [...Object.values(flags), age, pile].filter(Boolean).length;
      expect(places > 0, name).toBe(name !== "end");
    }
  });
});
