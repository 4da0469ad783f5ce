import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { language, LANGUAGES, loadTexts, speaker } from "../../lib/texts.svelte";
import type { Preview } from "../../lib/wire";
import { ways, type Point } from "../../lib/arrows";
import { asked, nameOf, open, shots, type Shot } from "./fixtures";
import { keyOf } from "./geometry";
import { page } from "./index";
import { MANIFEST } from "./manifest";
import { read, write } from "./notation";
import { actionAt, hexesAt, heightsOf, meant, spotOf, spotsOf } from "./spots";
import type { Builder, Cell, View } from "./view";
import { builds } from "./standing";

const numbered = (list: Shot[]): [number, Shot][] => list.map((shot, number) => [number, shot]);

afterEach(cleanup);

function cityOf(shot: Shot) {
  const player = shot.view.players[shot.seat ?? 0];
  return heightsOf(player && builds(player) ? player.city : []);
}

describe("the notation", () => {
  test("is read and written alike", () => {
    for (const { legal } of asked)
      for (const action of legal) expect(write(read(action) ?? { index: 9, q: 0, r: 0, k: 0 })).toBe(action);
    expect(read("nonsense")).toBeNull();
  });

  test("a spot gives its actions back, with the hexes where the rules put them", () => {
    const steps = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const; // prettier-ignore
    for (const shot of asked) {
      const city = cityOf(shot);
      for (const action of shot.legal) {
        const at = spotOf(action, city);
        const move = read(action);
        if (!at || !move) throw new Error(action);
        expect(actionAt(at.spot, at.turn, at.index)).toBe(action);
        const [first, second] = [steps[move.k] ?? [0, 0], steps[(move.k + 1) % 6] ?? [0, 0]];
        expect(hexesAt(at.spot, at.turn)).toEqual([
          { q: move.q, r: move.r },
          { q: move.q + first[0], r: move.r + first[1] },
          { q: move.q + second[0], r: move.r + second[1] },
        ]);
      }
    }
  });
});

describe("spots", () => {
  test("together with tiles and turns they are exactly what is legal", () => {
    for (const shot of asked) {
      const city = cityOf(shot);
      const offered = new Set<string>();
      for (const { price } of shot.view.row) {
        for (const spot of spotsOf(shot.legal, price, city))
          for (const turn of [0, 1, 2]) offered.add(actionAt(spot, turn, price));
      }
      expect(offered).toEqual(new Set(shot.legal));
    }
  });

  test("are as high as the rules lay their tiles", () => {
    for (const { tiles } of shots.flatMap(({ view }) => view.players)) {
      const city = new Map(heightsOf(MANIFEST.box.start_cells.map(([q, r]) => ({ q, r, level: 1 }) as Cell)));
      for (const { level, ...place } of tiles.slice(1)) {
        const at = spotOf(write({ index: 0, ...place }), city);
        if (!at) throw new Error("no spot");
        expect(at.spot.level).toBe(level);
        for (const cell of hexesAt(at.spot, at.turn)) city.set(keyOf(cell), { ...cell, level } as Cell);
      }
    }
  });

  test("all of them can be reached with the arrows", () => {
    for (const shot of asked) {
      const spots = spotsOf(shot.legal, 0, cityOf(shot));
      for (const spot of spots) expect(reachedFrom(spot, spots)).toBe(spots.length);
    }
  });

  test("also those that lie askew to all the others", () => {
    let number = 1;
    const next = (): number => (number = (number * 16807) % 2147483647) % 1000;
    for (let round = 0; round < 60; round++) {
      const points = Array.from({ length: 40 }, () => ({ x: next(), y: next() }));
      for (const point of points.slice(0, 5)) expect(reachedFrom(point, points)).toBe(points.length);
    }
  });

  test("a pointer means the spot it is on, and none that is legal when it is far off", () => {
    for (const shot of asked) {
      const city = cityOf(shot);
      const spots = spotsOf(shot.legal, 0, city);
      for (const spot of spots) expect(meant(spot, spots, city)?.key).toBe(spot.key);
      expect(meant({ x: 9000, y: 9000 }, spots, city)?.legal).toBe(false);
    }
  });
});

/** How many points the arrows lead to. */
function reachedFrom<T extends Point>(start: T, points: readonly T[]): number {
  const leads = ways(points, 1.2);
  const reached = new Set([start]);
  for (const point of reached) for (const next of leads.get(point)?.values() ?? []) reached.add(next);
  return reached.size;
}

describe.each(numbered(shots))("position %i", (_, shot) => {
  test("shows the row, a city and all the others, with labels", () => {
    const board = open(shot);
    const shown = shot.view.players[shot.seat ?? 0];
    if (!shown || !builds(shown)) throw new Error("no city");
    expect(board.cells()).toHaveLength(shown.city.length);
    expect(board.tiles()).toHaveLength(shot.view.row.length);
    for (const one of [...board.cells(), ...board.tiles(), ...board.spots()])
      expect(nameOf(one)).toMatch(/^board-(cell|tile|spot)/);
    expect(
      board
        .cells()
        .every((cell) => /board-(where-middle|steps board-steps-\w+ \d+(, board-steps-\w+ \d+)?)$/.test(nameOf(cell))),
    ).toBe(true);
    expect(new Set(board.cells().map(nameOf)).size, "no two cells are told alike").toBe(shown.city.length);
    expect(board.named("board-open-")).toHaveLength(shot.view.players.length - 1);
    expect(board.container.querySelectorAll('.map [tabindex="0"]')).toHaveLength(1);
    expect(board.container.querySelectorAll('ol [tabindex="0"]')).toHaveLength(1);
  });
});

test.each(numbered(asked.filter((_, number) => number % 4 === 0)))(
  "every legal action is a few clicks away, and no other: %i",
  async (_, shot) => {
    const board = open(shot);
    const reached = new Set<string>();
    for (const [index, tile] of board.tiles().entries()) {
      board.choose.mockClear();
      await fireEvent.click(tile);
      if (!shot.legal.some((action) => read(action)?.index === index)) {
        const refused = board.choose.mock.lastCall?.[0] ?? "";
        expect(read(refused)?.index).toBe(index);
        expect(shot.legal).not.toContain(refused);
        continue;
      }
      for (let turn = 0; turn < 3; turn++) {
        for (const spot of board.spots()) await fireEvent.click(spot);
        await fireEvent.click(board.button("board-turn-right"));
      }
      for (const [action] of board.choose.mock.calls) reached.add(action);
    }
    expect(reached).toEqual(new Set(shot.legal));
  },
);

test("coordinates and notations are told only to those who want them", async () => {
  const shot = asked[0] as Shot;
  for (const notation of [false, true]) {
    const board = open(shot, { notation });
    const { q, r } = (shot.view.players[shot.seat ?? 0] as Builder).city[0] as Cell;
    expect(board.cells().some((cell) => nameOf(cell).endsWith(`board-place ${q} ${r}`))).toBe(notation);
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    for (const spot of board.spots()) expect(/\(0@-?\d+,-?\d+,\d\)$/.test(nameOf(spot))).toBe(notation);
    cleanup();
  }
});

test("a spot is told by its part of the city and by what each hex would touch", async () => {
  const board = open(asked[0] as Shot);
  await fireEvent.click(board.tiles()[0] as HTMLElement);
  for (const spot of board.spots()) {
    expect(nameOf(spot)).toMatch(
      /^board-spot-(ground board-where|cover \d board-where)-\w+ (board-spot-hex(-alone)? [^;]+; ){2}board-spot-hex/,
    );
    expect(nameOf(spot)).toMatch(/(hex-quarry|plaza-house 1)/);
  }
});

describe("animation", () => {
  const before = asked[0] as Shot;
  const away = 1 - (before.seat ?? 0);
  const moved = (): View => {
    const view = structuredClone<View>(before.view);
    const [taken] = view.row.splice(0, 1);
    const player = view.players[away] as Builder;
    const level = 1;
    player.tiles.push({ tile: taken!.tile, code: taken!.code, q: 2, r: 0, k: 0, level });
    const cells = [[2, 0], [3, 0], [2, 1]].map(([q, r], hex) => ({ q: q!, r: r!, hex: taken!.code.charAt(hex) as Cell["hex"], level, tile: taken!.tile, scores: false })); // prettier-ignore
    player.city.push(...cells);
    return { ...view, round: view.round + 1 };
  };
  let finish: () => void = () => undefined;

  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 50, 50));
    Element.prototype.animate = vi.fn(function (this: Element) {
      const flight = { onfinish: null as (() => void) | null, cancel: vi.fn() };
      if (this.matches("div[aria-hidden]")) finish = () => flight.onfinish?.();
      return flight as unknown as Animation;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("a tile of somebody else is drawn in the city when it has landed, not before", async () => {
    const board = open(before);
    const drawn = (): number =>
      board.container.querySelectorAll(`[data-party="${away}"] .picture > svg > g:not(.news)`).length;
    const cells = drawn();
    await board.rerender({ view: moved(), legal: [] });
    await tick();
    expect(drawn()).toBe(cells);
    finish();
    await tick();
    expect(drawn()).toBe(cells + 3);
  });

  test("the own tile is there at once and never vanishes", async () => {
    const board = open({ ...before, seat: away, legal: [] });
    const cells = board.cells().length;
    await board.rerender({ view: moved() });
    await tick();
    expect(board.cells()).toHaveLength(cells + 3);
    expect(board.container.querySelector(".cell.fresh")).toBeNull();
  });

  test("what was confirmed stays in the city until the server answers", async () => {
    const chosen = before.legal[0] as string;
    const board = open(before, { chosen });
    await board.rerender({ chosen: null });
    expect(board.container.querySelectorAll(".tile .hex")).toHaveLength(3);
  });

  test("what is on its way to the server is not to be confirmed", async () => {
    const board = open(before, { chosen: before.legal[0] as string });
    expect((board.button("page-confirm") as HTMLButtonElement).disabled).toBe(false);
    await board.rerender({ sent: true });
    expect((board.button("page-confirm") as HTMLButtonElement).disabled).toBe(true);
  });
});

describe("keys", () => {
  const shot = asked[0] as Shot;

  test("a number takes a tile, arrows move, R turns, Enter lays, Esc puts back", async () => {
    const board = open(shot);
    await fireEvent.keyDown(window, { key: "2" });
    await tick();
    expect(board.tiles()[1]?.getAttribute("aria-pressed")).toBe("true");
    const start = document.activeElement as HTMLElement;
    expect(start.classList.contains("spot")).toBe(true);
    const before = board.look.mock.lastCall?.[0] ?? "";
    expect(shot.legal).toContain(before);

    await fireEvent.keyDown(start, { key: "r" });
    const turned = board.look.mock.lastCall?.[0] ?? "";
    expect(shot.legal).toContain(turned);
    expect(turned).not.toBe(before);
    await fireEvent.keyDown(start, { key: "К", code: "KeyR", shiftKey: true });
    expect(board.look.mock.lastCall?.[0]).toBe(before);

    await fireEvent.keyDown(start, { key: "ArrowRight" });
    const next = document.activeElement as HTMLElement;
    expect(next).not.toBe(start);
    expect(next.getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(next, { key: "Enter" });
    expect(board.choose).toHaveBeenCalledWith(board.look.mock.lastCall?.[0]);
    expect(board.choose).toHaveBeenCalledTimes(1);

    await fireEvent.keyDown(next, { key: "Escape" });
    await tick();
    expect(board.spots()).toHaveLength(0);
    expect(board.look).toHaveBeenLastCalledWith(null);
    expect(document.activeElement).toBe(board.tiles()[1]);
  });

  test("arrows walk along the row and through the cells of a city", async () => {
    const board = open(shot);
    board.tiles()[0]?.focus();
    await fireEvent.keyDown(board.tiles()[0] as HTMLElement, { key: "ArrowRight" });
    expect(document.activeElement).toBe(board.tiles()[1]);
    const cell = board.cells().find((one) => one.getAttribute("tabindex") === "0") as HTMLElement;
    cell.focus();
    await fireEvent.keyDown(cell, { key: "ArrowRight" });
    expect(document.activeElement).not.toBe(cell);
    expect(board.container.querySelector(".told")?.textContent).toContain("board-cell");
  });
});

describe("at the table", () => {
  const shot = asked[0] as Shot;

  test("what was chosen lies in the city, and turning it chooses again", async () => {
    const chosen = shot.legal[0] as string;
    const board = open(shot, { chosen });
    expect(board.container.querySelectorAll(".tile.chosen .hex")).toHaveLength(3);
    expect(board.spots().filter((spot) => spot.getAttribute("aria-pressed") === "true")).toHaveLength(1);
    await fireEvent.keyDown(window, { key: "r" });
    const again = board.choose.mock.lastCall?.[0] ?? "";
    expect(shot.legal).toContain(again);
    expect(again).not.toBe(chosen);
  });

  test("the preview of what is chosen stands beside it and in the score", () => {
    const chosen = shot.legal[0] as string;
    const points = { house: 3, stones: -1 };
    const preview: Preview = { type: "previewed", key: "k", action: chosen, text: "", points, goods: {}, parts: [] };
    const board = open(shot, { chosen, preview });
    expect(board.container.querySelector(".chip")?.textContent).toMatch(/\+2.*\+3.*−1/s);
    const own = shot.view.players[shot.seat ?? 0] as Builder;
    const after = [...board.container.querySelectorAll(".ledger em")].map((one) => one.textContent);
    expect(after).toEqual([`→ ${own.points.house + 3}`, "", "", "", ""]);
    expect(board.container.querySelector("[data-place=dock] .stones em")?.textContent).toBe(`→ ${own.stones - 1}`);
  });

  test("talk at the table keeps a selection, a new position takes it back", async () => {
    const board = open(shot);
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    const spots = board.spots().length;
    expect(spots).toBeGreaterThan(0);
    await board.rerender({ view: structuredClone(shot.view) });
    expect(board.spots()).toHaveLength(spots);
    await board.rerender({ view: { ...structuredClone(shot.view), round: shot.view.round + 1 } });
    expect(board.spots()).toHaveLength(0);
  });

  test("a choice that is taken back is looked at again", async () => {
    const board = open(shot);
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    await fireEvent.focus(board.spots()[0] as HTMLElement);
    const looked = board.look.mock.lastCall?.[0] ?? "";
    expect(shot.legal).toContain(looked);
    await board.rerender({ chosen: looked });
    board.look.mockClear();
    await board.rerender({ chosen: null });
    expect(board.look).toHaveBeenLastCalledWith(looked);
  });

  test("what was refused is not looked at again: its reason stays in sight", async () => {
    const board = open(shot);
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    await board.rerender({ chosen: "0@30,30,0" });
    board.look.mockClear();
    await board.rerender({ chosen: null });
    expect(board.look).not.toHaveBeenCalled();
  });

  test("with a tile in the hand the wheel turns it, notch by notch", async () => {
    const board = open(shot);
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    await fireEvent.focus(board.spots()[0] as HTMLElement);
    const before = board.look.mock.lastCall?.[0];
    const map = board.container.querySelector(".map svg") as SVGElement;
    await fireEvent.wheel(map, { deltaY: 100 });
    const after = board.look.mock.lastCall?.[0] ?? "";
    expect(after).not.toBe(before);
    expect(shot.legal).toContain(after);
    await fireEvent.wheel(map, { deltaY: 5 });
    expect(board.look.mock.lastCall?.[0]).toBe(after);
  });

  test("the last tile of every other city is marked", () => {
    const board = open(asked.at(-1) as Shot);
    expect(board.container.querySelectorAll("[data-party] .news")).toHaveLength(
      (asked.at(-1) as Shot).view.players.length - 1,
    );
  });

  test("another city opens large, and the own one comes back", async () => {
    const board = open(shot);
    await fireEvent.click(board.named("board-open-city")[0] as HTMLElement);
    expect(board.heading()).toContain(`Name ${shot.seat === 0 ? 1 : 0}`);
    expect(board.named("board-open-own"), "the own city lies in its place").toHaveLength(1);
    await fireEvent.click(board.button("board-own-city"));
    expect(board.heading()).toContain(`Name ${shot.seat}`);
  });

  test("a colour of the score lights up its hexes and says its rule", async () => {
    const board = open(shots[6] as Shot);
    await fireEvent.click(board.named("board-ledger-row category-temple")[0] as HTMLElement);
    expect(board.container.querySelectorAll(".cell.dim").length).toBeGreaterThan(0);
    expect(board.container.querySelector(".rule")?.textContent).toBe("AK-36");
  });

  test("nobody who only looks on can choose", async () => {
    const board = open({ ...shot, seat: null, legal: [] });
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    expect(board.spots()).toHaveLength(0);
    expect(board.choose).not.toHaveBeenCalled();
    expect(board.button("page-confirm")).toBeUndefined();
  });

  test("slots and prices stay when tiles are taken", () => {
    for (const one of asked) {
      const board = open(one);
      const prices = [...board.container.querySelectorAll(".price")].map((price) => price.textContent.trim());
      expect(prices).toEqual(["board-free", ...prices.slice(1).map((_, place) => `${place + 1}`)]);
      expect(prices).toHaveLength(one.view.players.length + 2);
      cleanup();
    }
  });

  test("on a phone the other cities are a tap away, and Esc puts them aside", async () => {
    const board = open(shot, { compact: true });
    expect(board.named("board-open-")).toHaveLength(0);
    const opener = board.button("board-cities");
    await fireEvent.click(opener);
    expect(board.named("board-open-")).toHaveLength(shot.view.players.length - 1);
    expect(board.container.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true);
    await fireEvent.keyDown(document.activeElement as Element, { key: "Escape" });
    await tick();
    expect(board.named("board-open-")).toHaveLength(0);
    expect(document.activeElement).toBe(opener);
    await fireEvent.click(opener);
    await fireEvent.click(board.named("board-open-city")[0] as HTMLElement);
    expect(board.heading()).not.toContain(`Name ${shot.seat}`);
    expect(board.container.querySelector('[role="dialog"]')).toBeNull();
  });

  test("the automatic architect shows what it has collected", async () => {
    const view = structuredClone<View>(shot.view);
    const one = view.players[1] as Builder;
    const place = { q: 0, r: 0, k: 0, level: 1 };
    const tiles = [{ tile: 0, code: "Hqqq", ...place }, { tile: 14, code: "Thb", ...place }]; // prettier-ignore
    view.players[1] = { ...one, points: { ...one.points, quarries: 6 }, rival: "architect-medium", tiles, city: [] };
    const board = open({ ...shot, view });
    await fireEvent.click(board.named("board-open-city")[0] as HTMLElement);
    expect(board.list("city-of")?.querySelectorAll("li")).toHaveLength(2);
    expect(board.container.textContent).toContain("category-quarries");
  });
});

describe.each(LANGUAGES)("in %s", (lang) => {
  test("everything is said, and what is asked fits the view", async () => {
    await loadTexts(lang, "akropolis");
    language.now = lang;
    const speak = speaker("akropolis");
    for (const shot of [asked.at(5), shots.at(-1)] as Shot[]) {
      const board = open(shot, { speak });
      await fireEvent.click(board.tiles()[0] as HTMLElement);
      const words = [
        board.container.textContent,
        ...[...board.container.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label") ?? ""),
      ];
      expect(words.join(" ")).not.toMatch(/board-|hex-|plaza-|category-|city-of|table-head/);
      cleanup();
      const sentences = [0, 1].map((seat) => page.ask(shot.view, seat, speak, shot.legal));
      expect(sentences.join(" ")).not.toMatch(/ask-|board-/);
      if (!shot.view.over) expect(sentences[0]).not.toBe(sentences[1]);
    }
  });
});
