import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { language, LANGUAGES, loadTexts, speaker, type Speak } from "../../lib/texts.svelte";
import type { Preview } from "../../lib/wire";
import Board from "./Board.svelte";
import two from "./fixtures-2.json";
import five from "./fixtures-5.json";
import { outline } from "./geometry";
import { page } from "./index";
import { MANIFEST } from "./manifest";
import { lay, parse } from "./notation";
import solo from "./phases.json";
import type { View } from "./view";
import { bonusWords, title } from "./words";

interface Shot {
  seat: number | null;
  pending: number[];
  legal: string[];
  view: View;
}
const NAMES = ["Anna", "Béla", "Dénes", "Оксана", "Tamás"];
const SHOTS = [
  ...(two as unknown as Shot[]).map((shot, number) => ({ name: `2 seats, ${number}`, shot })),
  ...(five as unknown as Shot[]).map((shot, number) => ({ name: `5 seats, ${number}`, shot })),
  ...Object.entries(solo as unknown as Record<string, Shot>).map(([phase, shot]) => ({ name: `solo, ${phase}`, shot })),
];
const AT = (seats: Shot[], phase: string): Shot => {
  const found = seats.find((shot) => shot.view.phase === phase);
  if (!found) throw new Error(phase);
  return found;
};
let speak: Speak;

beforeAll(async () => {
  for (const one of LANGUAGES) await Promise.all([loadTexts(one), loadTexts(one, "ginkgopolis")]);
  language.now = "en";
  speak = speaker("ginkgopolis");
});
afterEach(cleanup);

function show(shot: Shot, more: Record<string, unknown> = {}) {
  const choose = vi.fn<(action: string) => void>();
  const look = vi.fn<(action: string | null) => void>();
  const props = {
    ...shot,
    names: NAMES.slice(0, shot.view.players.length),
    seats: [],
    speak,
    choose,
    look,
    preview: null,
    chosen: null,
    compact: false,
    ...more,
  };
  return { choose, look, props, ...render(Board, props) };
}
const one = (box: HTMLElement, selector: string): HTMLElement => {
  const found = box.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

const confirming = (): HTMLButtonElement => screen.getByText("Confirm");
const confirm = async (): Promise<void> => void (await fireEvent.click(confirming()));

/** Reach an action as a person would, by clicks. */
async function reach(box: HTMLElement, action: string): Promise<void> {
  const wanted = parse(action);
  switch (wanted.kind) {
    case "lay":
      await fireEvent.keyDown(window, { key: "Escape" });
      await fireEvent.keyDown(window, { key: "Escape" });
      await fireEvent.click(one(box, `[data-card="${wanted.card}"]`));
      if (wanted.tile) await fireEvent.click(one(box, `[data-tile="${wanted.tile}"]`));
      await confirm();
      return;
    case "marker":
      if (wanted.shift && box.querySelector(`[data-action="${action}"]`))
        await fireEvent.click(one(box, `[data-action="${action}"]`));
      else await fireEvent.click(one(box, `[data-cell="${wanted.x},${wanted.y}"]`));
      return;
    case "return":
      for (const tile of wanted.tiles) await fireEvent.click(one(box, `[data-tile="${tile}"]`));
      expect(one(box, ".plan").dataset["of"]).toBe(action);
      await confirm();
      for (const tile of wanted.tiles) await fireEvent.click(one(box, `[data-tile="${tile}"]`));
      return;
    case "keep":
      await fireEvent.click(one(box, `[data-card="character ${wanted.character}"]`));
      return;
    default:
      await fireEvent.keyDown(window, { key: "Escape" });
      await fireEvent.keyDown(window, { key: "Escape" });
      await fireEvent.click(one(box, `[data-action="${wanted.text}"]`));
  }
}

/** All actions that the board offers as possible, put together from what is lit. */
async function offered(box: HTMLElement, shot: Shot): Promise<string[]> {
  const can = (selector: string): HTMLElement[] => [
    ...box.querySelectorAll<HTMLElement>(`${selector}[aria-disabled="false"]`),
  ];
  const words = can("[data-action]").map((button) => button.dataset["action"] ?? "");
  if (shot.view.phase === "draft")
    return can("[data-card]").map((card) => (card.dataset["card"] ?? "").replace("character", "keep"));
  if (shot.view.phase === "return") {
    const found = [one(box, ".plan").dataset["of"] ?? ""];
    for (const tile of can("[data-tile]")) {
      await fireEvent.click(tile);
      found.push(one(box, ".plan").dataset["of"] ?? "");
      await fireEvent.click(tile);
    }
    return found;
  }
  if (shot.view.phase === "marker" && !words.length)
    return can("[data-cell]").map((cell) => `marker ${cell.dataset["cell"]}`);
  if (shot.view.phase !== "select") return words;
  const found = [...words];
  for (const card of can("[data-card]")) {
    const name = card.dataset["card"] ?? "";
    await fireEvent.click(card);
    found.push(name, ...can("[data-tile]").map((tile) => lay(name, tile.dataset["tile"] ?? "")));
    await fireEvent.click(card);
  }
  return found;
}

/** Whoever drafts sees the characters alone. */
const drafting = ({ view }: Shot): boolean => view.phase === "draft" && view.own !== null;

describe.each(SHOTS)("$name", ({ shot }) => {
  test("is drawn: every building, marker and party, with a label in words", () => {
    const { container } = show(shot);
    expect(container.textContent).not.toMatch(/board-|action-|bonus-|undefined|NaN/);
    const cells = [...container.querySelectorAll("[data-cell]")];
    if (drafting(shot)) {
      expect(cells).toEqual([]);
      return;
    }
    const free = shot.legal.filter((action) => parse(action).kind === "marker").length;
    expect(cells).toHaveLength(shot.view.city.length + Object.keys(shot.view.markers).length + free);
    for (const cell of cells)
      expect(cell.getAttribute("aria-label")).toMatch(
        /^(red|blue|yellow) \d+, |^(put )?marker [A-L]( moves|,)? (above|below|to the (left|right) of) (red|blue|yellow) \d+/,
      );
    for (const party of shot.view.players.keys()) expect(screen.getAllByLabelText(NAMES[party] ?? "").length).toBe(1);
  });

  test("offers exactly what is legal", async () => {
    const { container } = show(shot);
    expect((await offered(container, shot)).sort()).toEqual([...shot.legal].sort());
  });

  test("reaches every legal action by clicks", async () => {
    const { container, choose } = show(shot);
    for (const action of shot.legal) await reach(container, action);
    expect(choose.mock.calls.flat()).toEqual(shot.legal);
  });

  test("has one tab stop in the city and in every row", () => {
    const { container } = show(shot);
    expect(container.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(drafting(shot) ? 0 : 1);
    for (const row of container.querySelectorAll(".row, .tray, .tableau, .options")) {
      const things = row.querySelectorAll("[data-rove]");
      if (things.length) expect(row.querySelectorAll('[data-rove][tabindex="0"]')).toHaveLength(1);
    }
  });
});

describe("the sentence below the city", () => {
  const caption = (box: HTMLElement): string => one(box, ".caption").textContent;
  const after = AT(two as unknown as Shot[], "select");

  test("goes with what it spoke of, although the pointer stays", async () => {
    const shot = SHOTS.map((each) => each.shot).find(
      ({ view, legal }) => view.phase === "marker" && legal.length,
    ) as Shot;
    const { container, rerender, props } = show(shot);
    const [cell = ""] = shot.legal.map((action) => action.split(" ")[1] ?? "");
    await fireEvent.pointerEnter(one(container, `[data-cell="${cell}"]`));
    expect(caption(container)).toBe(one(container, `[data-cell="${cell}"]`).getAttribute("aria-label"));
    await rerender({ ...props, legal: [], pending: [] });
    expect(caption(container)).toBe(speak(`phase-${shot.view.phase}`));
    await rerender({ ...props, ...after, names: NAMES.slice(0, after.view.players.length) });
    expect(caption(container)).toBe(speak("phase-select"));
    await rerender(props);
    expect(caption(container), "nobody points at what has come anew").toBe(speak(`phase-${shot.view.phase}`));
  });

  test("says what lies there now", async () => {
    const { container, rerender, props } = show(after);
    const [building] = after.view.city;
    if (!building) throw new Error("no building");
    await fireEvent.pointerEnter(one(container, `[data-cell="${building.x},${building.y}"]`));
    expect(caption(container)).toContain(speak("board-floors", { count: building.height }));
    const city = after.view.city.map((each) => (each === building ? { ...each, height: each.height + 1 } : each));
    await rerender({ ...props, view: { ...after.view, city } });
    expect(caption(container)).toContain(speak("board-floors", { count: building.height + 1 }));
  });
});

describe("choosing", () => {
  const select = (): Shot => (two as unknown as Shot[])[6] as Shot;

  test("looks at what a card would do, alone and with a tile, and steps back", async () => {
    const { container, look, choose } = show(select());
    const card = one(container, '[data-card="yellow 7"]');
    await fireEvent.pointerEnter(card);
    expect(look).toHaveBeenLastCalledWith("yellow 7");
    await fireEvent.click(card);
    expect(card.getAttribute("aria-pressed")).toBe("true");
    expect(one(container, ".place.target").dataset["cell"]).toBe("2,-1");
    const tile = one(container, '[data-tile="blue 6"]');
    await fireEvent.focus(tile);
    expect(look).toHaveBeenLastCalledWith("yellow 7 + blue 6");
    await fireEvent.blur(tile);
    expect(look).toHaveBeenLastCalledWith("yellow 7");
    await fireEvent.click(tile);
    expect(one(container, ".plan h3").textContent).toContain("construct blue 6 on yellow 7");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(tile.getAttribute("aria-pressed")).toBe("false");
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(card.getAttribute("aria-pressed")).toBe("false");
    expect(look).toHaveBeenLastCalledWith(null);
    expect(choose).not.toHaveBeenCalled();
  });

  test("takes a tile first as well, and puts it on the building in the city", async () => {
    const { container, choose } = show(select());
    await fireEvent.click(one(container, '[data-tile="red 8"]'));
    const building = one(container, '[data-cell="2,-1"]');
    await fireEvent.click(building);
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.keyDown(building, { key: "Enter" });
    expect(choose.mock.calls).toEqual([["yellow 7 + red 8"]]);
  });

  test("asks the server about what is not possible", async () => {
    const { container, choose } = show(select());
    await fireEvent.click(one(container, '[data-cell="0,0"]'));
    expect(choose.mock.calls).toEqual([["yellow 5"]]);
    cleanup();
    const marker = show(AT(two as unknown as Shot[], "marker"));
    await fireEvent.click(one(marker.container, '[data-cell="0,0"]'));
    expect(marker.choose.mock.calls).toEqual([["marker 0,0"]]);
    cleanup();
    const good = show(AT(two as unknown as Shot[], "good"));
    await fireEvent.click(one(good.container, '[data-action="take tile"]'));
    expect(good.choose.mock.calls).toEqual([["take tile"]]);
  });

  test("stays silent when nothing is asked", async () => {
    const { container, choose } = show({ ...select(), legal: [] });
    await fireEvent.click(one(container, '[data-cell="0,0"]'));
    await fireEvent.click(one(container, '[data-card="G"]'));
    expect(choose).not.toHaveBeenCalled();
  });

  test("shows what waits for being confirmed, and replaces it by another choice", async () => {
    const { container, choose, rerender } = show(select(), { chosen: "G + red 6", sent: true });
    await tick();
    expect(confirming().disabled).toBe(true);
    await rerender({ sent: false });
    expect(one(container, '[data-card="G"]').getAttribute("aria-pressed")).toBe("true");
    expect(confirming().disabled).toBe(false);
    expect(one(container, '[data-drawn="1,-2"] .ghost')).toBeTruthy();
    await fireEvent.click(one(container, '[data-tile="red 7"]'));
    expect(choose.mock.calls).toEqual([["G + red 7"]]);
  });

  test("keeps the selection while others choose, and forgets it with the next hand", async () => {
    const { container, rerender, props } = show(select());
    await fireEvent.click(one(container, '[data-card="K"]'));
    await rerender({ ...props, view: structuredClone(props.view) });
    expect(container.querySelector('[data-card="K"][aria-pressed="true"]')).not.toBeNull();
    const view = structuredClone(props.view);
    view.own?.hand.pop();
    await rerender({ ...props, view });
    expect(container.querySelector('[data-card][aria-pressed="true"]')).toBeNull();
  });

  test("says what it comes to and from what, as the server knows it", async () => {
    const parts = [
      { why: "covered", good: "resources", count: 2, party: 1 },
      { why: "covered", good: "points", count: 2, party: 1 },
      { why: "pay-number", good: "points", count: -1, party: null },
      { why: "pay-floors", good: "resources", count: -3, party: null },
      { why: "kept", good: "", count: 1, party: null },
    ];
    const preview: Preview = {
      type: "previewed",
      key: "k",
      action: "yellow 7 + blue 6",
      text: "",
      points: { districts: -2 },
      goods: { resources: -3 },
      parts,
    };
    const { container } = show(select(), { preview });
    await fireEvent.click(one(container, '[data-card="yellow 7"]'));
    expect(container.querySelectorAll(".plan li")).toHaveLength(0);
    await fireEvent.click(one(container, '[data-tile="blue 6"]'));
    expect(
      [...container.querySelectorAll(".plan li")].map((line) => line.textContent.replace(/\s+/g, " ").trim()),
    ).toEqual([
      "−11 point for the lower number",
      "−33 resources placed on the building",
      "Béla gets 2 resources, 2 points",
      "You keep the card. Its bonus: exploit: 2 points",
      "−2 Districts",
    ]);
    await fireEvent.click(one(container, '[data-card="G"]'));
    expect(container.querySelectorAll(".plan li")).toHaveLength(0);
  });

  test("warns of what one cannot pay, and says why something is refused", async () => {
    const parts = [{ why: "short", good: "", count: 1, party: null }];
    const preview: Preview = { type: "previewed", key: "k", action: "K", text: "", points: {}, goods: {}, parts };
    const { container, rerender, props } = show(select(), { preview });
    await fireEvent.click(one(container, '[data-card="K"]'));
    expect(one(container, ".plan .warn").textContent).toContain("You cannot pay for this");
    const refused: Preview = {
      type: "refused",
      key: "k",
      action: "K",
      error: "illegal",
      message: "Not now.",
      rule: null,
    };
    await rerender({ ...props, preview: refused });
    expect(one(container, ".plan .warn").textContent).toBe("Not now.");
  });

  test("a card of the tableau lights up what counts for it at the end", async () => {
    const shot = SHOTS.map((one) => one.shot).find(
      ({ seat, view }) => seat === null && view.players.some(({ counted }) => Object.keys(counted).length),
    );
    const seat = shot?.view.players.findIndex(({ counted }) => Object.keys(counted).length) ?? -1;
    const [card, cells] = Object.entries(shot?.view.players[seat]?.counted ?? {})[0] ?? [];
    if (!shot || !card || !cells) throw new Error("nothing counts");
    const { container } = show({ ...shot, seat });
    await fireEvent.click(screen.getByRole("button", { name: `${NAMES[seat]}’s tableau` }));
    await fireEvent.focus(screen.getByLabelText(`${title(card, speak)}: ${bonusWords(card, speak)}`));
    expect(container.querySelectorAll(".place.lit")).toHaveLength(cells.length);
  });

  test("marks what has changed since the own last turn", async () => {
    const shot = select();
    const { container, rerender, props } = show(shot);
    expect(container.querySelectorAll(".fresh")).toHaveLength(0);
    const view = structuredClone(shot.view);
    const grown = view.city[0];
    if (!grown) throw new Error("an empty city");
    grown.height += 1;
    await rerender({ ...props, view, legal: [] });
    await rerender({ ...props, view: structuredClone(view) });
    await rerender({ ...props, view: structuredClone(view) });
    expect(
      [...container.querySelectorAll("[data-cell]:has(.fresh)")].map((cell) => cell.getAttribute("data-cell")),
    ).toEqual([`${grown.x},${grown.y}`]);
    await rerender({ ...props, view: structuredClone(view), legal: [] });
    expect(container.querySelectorAll(".fresh")).toHaveLength(0);
  });

  test("shows a marker as placed while it waits", () => {
    const shot = AT(two as unknown as Shot[], "marker");
    const { container } = show(shot, { chosen: "marker -1,-3" });
    expect(container.querySelector('[data-drawn="-1,-3"] .ghost')).toBeNull();
    expect(container.querySelector('[data-drawn="-2,-2"] .ghost')).not.toBeNull();
  });

  test("offers the shift of a neighbouring marker", async () => {
    const shot = AT(two as unknown as Shot[], "marker");
    const legal = ["shift earlier 0,4", "shift later 0,4"];
    const view = {
      ...shot.view,
      places: [...shot.view.places, { x: 0, y: 4, name: "above red 10" }],
      shifts: { earlier: "B", later: "D" } as const,
    };
    const { container, choose } = show({ ...shot, legal, view });
    expect(one(container, '[data-action="shift later 0,4"]').textContent).toContain(
      "marker D moves above red 10 and makes room for I",
    );
    await fireEvent.click(one(container, '[data-cell="0,4"]'));
    await fireEvent.click(one(container, '[data-action="shift later 0,4"]'));
    expect(choose.mock.calls).toEqual([["shift earlier 0,4"], ["shift later 0,4"]]);
  });
});

describe("keys", () => {
  test("arrows walk through the city", async () => {
    const { container } = show(AT(two as unknown as Shot[], "select"));
    const start = one(container, '[data-cell="0,0"]');
    start.focus();
    await fireEvent.keyDown(start, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-cell")).toBe("1,0");
    for (let up = 1; up <= 5; up++) {
      await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
      if (document.activeElement?.getAttribute("aria-label")?.startsWith("marker")) break;
    }
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(
      /^marker [A-C], (above|to the (left|right) of) /,
    );
    expect(document.activeElement?.getAttribute("tabindex")).toBe("0");
  });

  test("arrows walk through the hand", async () => {
    const { container } = show((two as unknown as Shot[])[6] as Shot);
    const first = one(container, '[data-card="G"]');
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-card")).toBe("yellow 7");
    await fireEvent.keyDown(document.activeElement as Element, { key: "End" });
    expect(document.activeElement?.getAttribute("data-card")).toBe("I");
  });

  test("digits choose cards, and Escape takes one step back wherever the focus is", async () => {
    const { container } = show((two as unknown as Shot[])[6] as Shot);
    await fireEvent.keyDown(window, { key: "2" });
    expect(one(container, '[data-card="yellow 7"]').getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(one(container, '[data-tile="blue 6"]'));
    await fireEvent.keyDown(one(container, '[data-cell="0,0"]'), { key: "Escape" });
    expect(one(container, '[data-tile="blue 6"]').getAttribute("aria-pressed")).toBe("false");
    expect(one(container, '[data-card="yellow 7"]').getAttribute("aria-pressed")).toBe("true");
  });

  test("+ and 0 zoom the city", async () => {
    const { container } = show(AT(two as unknown as Shot[], "select"));
    const city = screen.getByLabelText("The city");
    const look = (): string => city.style.transform;
    const fitted = look();
    await fireEvent.keyDown(one(container, '[data-cell="0,0"]'), { key: "+" });
    expect(look()).not.toBe(fitted);
    await fireEvent.keyDown(one(container, '[data-cell="0,0"]'), { key: "0" });
    expect(look()).toBe(fitted);
  });
});

describe("words and facts", () => {
  test("a building is told in full words", () => {
    show((two as unknown as Shot[])[7] as Shot);
    expect(screen.getByLabelText("yellow 20, 2 floors, owned by Béla, site marker")).toBeTruthy();
    expect(screen.getByLabelText("yellow 1, 1 floor, no owner")).toBeTruthy();
  });

  test("every phase asks something in every language", () => {
    const before = language.now;
    for (const now of LANGUAGES) {
      language.now = now;
      for (const { shot } of SHOTS) {
        if (shot.seat === null) continue;
        const asked = page.ask(shot.view, shot.seat, speak, shot.legal);
        expect(asked).not.toContain("board-");
        expect(asked.length).toBeGreaterThan(10);
      }
    }
    language.now = before;
  });

  test("cards say the bonuses of the file that the rules read", () => {
    expect(bonusWords("red 11", speak)).toBe("at the end: 1 point per own resource on yellow buildings");
    expect(bonusWords("yellow 8", speak)).toBe("urbanize: 2 points");
    expect(bonusWords("blue 15", speak)).toBe("at the end: 3 points per own building of 3 floors or more");
    expect(bonusWords("character 9", speak)).toBe("urbanize: 1 point; at the start: 2 resources, 1 tile, 2 points");
    expect(MANIFEST.box.bonuses["A"]).toBeUndefined();
  });

  test("a border goes round its district once", () => {
    expect(outline([[0, 0]], 0)).toBe("M0 0L100 0L100 100L0 100Z");
    expect(
      outline(
        [
          [0, 0],
          [1, 0],
        ],
        0,
      ),
    ).toBe("M0 0L200 0L200 100L0 100Z");
  });

  test("districts are shown on demand with what they pay", async () => {
    const { container } = show((two as unknown as Shot[])[7] as Shot);
    expect(container.querySelector(".lines")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Districts", pressed: false }));
    expect(container.querySelectorAll(".lines .border").length).toBeGreaterThan(0);
    expect(within(screen.getByLabelText("Districts")).getAllByRole("listitem").length).toBeGreaterThan(0);
  });

  test("the tableau of somebody else opens over the others, and Escape closes it", async () => {
    const { container } = show((five as unknown as Shot[])[7] as Shot);
    expect(container.querySelectorAll(".tableau")).toHaveLength(0);
    await fireEvent.click(within(screen.getByLabelText("Béla")).getByRole("button", { name: "Béla’s tableau" }));
    expect(container.querySelectorAll(".sheet .thing")).toHaveLength(5);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(container.querySelectorAll(".tableau")).toHaveLength(0);
  });

  test("the tableau of a single opponent lies open", () => {
    const shot = (two as unknown as Shot[])[7] as Shot;
    const { container } = show({
      ...shot,
      view: { ...shot.view, own: shot.view.own ?? solo.select.view.own } as View,
      seat: 0,
    });
    expect(container.querySelectorAll(".beside .thing")).toHaveLength(shot.view.players[1]?.tableau.length ?? 0);
  });

  test("on a phone all places and the districts are one tap away", async () => {
    const { container } = show((five as unknown as Shot[])[6] as Shot, { compact: true });
    expect(container.querySelector(".party")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Players’ places and districts" }));
    expect(container.querySelectorAll(".sheet .party")).toHaveLength(5);
    expect(within(screen.getByLabelText("Districts")).getAllByRole("listitem").length).toBeGreaterThan(0);
  });
});

describe("returning tiles", () => {
  const tiles = ["red 6", "blue 12", "yellow 18"];
  const basis = AT(two as unknown as Shot[], "select");
  const own = { ...(basis.view.own as NonNullable<View["own"]>), tiles, aside: [] as string[] };
  const asked: Shot = {
    seat: basis.seat,
    pending: [0, 1],
    legal: [...tiles.map((tile) => `return ${tile}`), "return nothing"],
    view: { ...basis.view, phase: "return", own },
  };
  const pressed = (box: HTMLElement): string[] =>
    [...box.querySelectorAll<HTMLElement>('[data-tile][aria-pressed="true"]')].map(
      (tile) => tile.dataset["tile"] ?? "",
    );

  test("takes tiles in any order, lets go of them again, and sends nothing before it is confirmed", async () => {
    const { container, choose } = show(asked);
    for (const tile of ["yellow 18", "red 6", "blue 12", "red 6"])
      await fireEvent.click(one(container, `[data-tile="${tile}"]`));
    expect(pressed(container)).toEqual(["blue 12", "yellow 18"]);
    expect(choose).not.toHaveBeenCalled();
    expect(one(container, ".plan").textContent).toContain("return yellow 18, blue 12");
    expect(container.textContent).toContain("2 points for you");
    await confirm();
    expect(choose.mock.calls.flat()).toEqual(["return yellow 18 blue 12"]);
  });

  test("Escape lets go of the last tile; returning nothing is said in words", async () => {
    const { container, choose } = show(asked);
    await fireEvent.click(one(container, '[data-tile="blue 12"]'));
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(pressed(container)).toEqual([]);
    expect(one(container, ".plan").textContent).toContain("return no tiles");
    await confirm();
    expect(choose.mock.calls.flat()).toEqual(["return nothing"]);
  });

  test("the selection stays when others confirm theirs, and what was confirmed stays marked", async () => {
    const { container, props, rerender } = show(asked);
    await fireEvent.click(one(container, '[data-tile="blue 12"]'));
    const players = asked.view.players.map((player, party) => ({ ...player, returned: party !== asked.seat }));
    await rerender({ ...props, pending: [0], view: { ...asked.view, players } });
    expect(pressed(container)).toEqual(["blue 12"]);
    await rerender({ ...props, pending: [1], legal: [], view: { ...asked.view, own: { ...own, aside: ["red 6"] } } });
    expect(pressed(container)).toEqual(["red 6"]);
  });
});

test("what everybody may know is shown: tiles given back, faces of discards", () => {
  const shot = AT(two as unknown as Shot[], "select");
  const other = shot.seat === 0 ? 1 : 0;
  const players = shot.view.players.map((player, party) =>
    party === other ? { ...player, given_back: ["red 6", "yellow 18"] } : player,
  );
  const { container } = show({ ...shot, view: { ...shot.view, players, discarded: ["red 1", "A"] } });
  expect(container.querySelector(".beside")?.textContent).toContain("Returned to the supply: red 6, yellow 18");
  expect(container.querySelector("details")?.textContent).toContain("Discarded face up: red 1, A");
});

describe("the one end of a choice", () => {
  const select = (): Shot => (two as unknown as Shot[])[6] as Shot;

  test("is this board’s: where the page asks again, it is answered at once", async () => {
    const { choose, props, rerender, container } = show(select());
    choose.mockImplementation((action) => void rerender({ ...props, chosen: action }));
    await fireEvent.click(one(container, '[data-card="G"]'));
    expect(choose).not.toHaveBeenCalled();
    await confirm();
    await tick();
    expect(choose.mock.calls.flat()).toEqual(["G", "G"]);
  });

  test("is asked once where the page does not ask, and once for what waits already", async () => {
    const { choose, container } = show(select());
    await fireEvent.click(one(container, '[data-card="G"]'));
    await confirm();
    await tick();
    expect(choose.mock.calls.flat()).toEqual(["G"]);
    cleanup();
    const waiting = show(select(), { chosen: "G + red 6" });
    await tick();
    await confirm();
    expect(waiting.choose.mock.calls.flat()).toEqual(["G + red 6"]);
  });

  test("takes a step back: what waits is taken back by the page, what is only picked by the board", async () => {
    const undo = vi.fn();
    const { container, rerender } = show(select(), { undo });
    const back = (): HTMLElement => screen.getByText("One step back").closest("button") as HTMLElement;
    expect(back().classList).toContain("away");
    await fireEvent.click(one(container, '[data-card="G"]'));
    await fireEvent.click(back());
    expect(container.querySelector('[data-card][aria-pressed="true"]')).toBeNull();
    expect(undo).not.toHaveBeenCalled();
    await rerender({ chosen: "G" });
    await fireEvent.click(back());
    expect(undo).toHaveBeenCalledOnce();
  });
});

test("previewed changes stand on what one has", async () => {
  const shot = (two as unknown as Shot[])[6] as Shot;
  const seat = shot.seat ?? 0;
  const parts = [{ why: "yield-floors", good: "points", count: 2, party: null }];
  const preview: Preview = {
    type: "previewed",
    key: "k",
    action: "G",
    text: "",
    points: { points: 2 },
    goods: { resources: -1 },
    parts,
  };
  const { container, rerender } = show(shot);
  const pile = (sign: string): string => one(container, `.stock [data-pile="${sign}"]`).textContent.split(":")[1] ?? "";
  const before = Object.fromEntries(
    ["resources", "tiles", "points", "supply", "token"].map((sign) => [sign, pile(sign)]),
  );
  await rerender({ preview });
  const { resources, points } = shot.view.players[seat] as View["players"][number];
  expect(pile("resources").replace(/\s/g, "")).toBe(`${resources}→${(resources ?? 0) - 1}`);
  expect(pile("points").replace(/\s/g, "")).toBe(`${points.points}→${(points.points ?? 0) + 2}`);
  for (const sign of ["tiles", "supply", "token"]) expect(pile(sign)).toBe(before[sign]);
});

describe("what is told is outlined", () => {
  const shot = (five as unknown as Shot[])[6] as Shot;
  const line = (kind: string, seat: number, numbers = {}, words = {}) => ({ kind, seat, numbers, words });
  const [building, other] = shot.view.city;
  const tile = (name: string) => ({ key: `tile-${name.split(" ")[0]}`, detail: Number(name.split(" ")[1]) });
  const at = (one: { x: number; y: number } | undefined): string => `${one?.x},${one?.y}`;
  const cells = (box: HTMLElement): string[] =>
    [...box.querySelectorAll<HTMLElement>(".place[data-shown]")].map((cell) => cell.dataset["cell"] ?? "");

  test.each([
    ["a card alone: its building", line("exploit", 1, {}, { card: tile(building?.tile ?? "") }), at(building)],
    ["a new floor", line("construct", 1, {}, { card: tile("red 1"), tile: tile(other?.tile ?? "") }), at(other)],
    [
      "a new building",
      line("urbanize", 1, {}, { letter: { key: "letter", detail: "B" }, tile: tile(other?.tile ?? "") }),
      at(other),
    ],
    [
      "what could not be paid",
      line("fall_back", 1, {}, { card: tile(other?.tile ?? ""), tile: tile("red 4") }),
      at(other),
    ],
    ["a letter", line("exploit", 1, {}, { card: { key: "letter", detail: "A" } }), String(shot.view.markers.A)],
    [
      "a marker",
      line("marker", 1, { x: shot.view.markers.C?.[0], y: shot.view.markers.C?.[1] }),
      String(shot.view.markers.C),
    ],
    [
      "a marker that makes room",
      line("shift", 1, { x: shot.view.markers.D?.[0], y: shot.view.markers.D?.[1] }),
      String(shot.view.markers.D),
    ],
  ])("%s", (_, event, cell) => {
    const { container } = show(shot, { shown: [event], legal: [] });
    expect(cells(container)).toEqual([cell]);
    expect(one(container, ".party[data-shown]").getAttribute("aria-label")).toBe(NAMES[1]);
  });

  test.each(["paid", "gains", "bonus", "compensation", "draft", "hal_second", "hal_unable", "new_hand", "returned"])(
    "%s: somebody’s place, the own one too",
    (kind) => {
      const { container, rerender } = show(shot, { shown: [line(kind, 2, { resources: 1 })] });
      expect([...container.querySelectorAll("[data-shown]")].map((place) => place.getAttribute("aria-label"))).toEqual([
        NAMES[2],
      ]);
      void rerender({ shown: [line(kind, shot.seat ?? 0, { resources: 1 })] });
      return tick().then(() => expect(container.querySelectorAll(".stock[data-shown]")).toHaveLength(1));
    },
  );

  test("piles, and whose round begins", () => {
    const shown = [
      line("exhausted", -1, { time: 1 }),
      line("rebuild", -1, { cards: 9 }),
      line("round", -1, { seat: 3 }),
    ];
    const { container } = show(shot, { shown });
    expect(container.querySelectorAll(".supply [data-shown]")).toHaveLength(2);
    expect(one(container, ".party[data-shown]").getAttribute("aria-label")).toBe(NAMES[3]);
  });
});
