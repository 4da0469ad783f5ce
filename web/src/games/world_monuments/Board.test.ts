import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { language, LANGUAGES, loadTexts, speaker, type Speak } from "../../lib/texts.svelte";
import type { EntryLine, EventLine, Preview, SeatLine } from "../../lib/wire";
import Board from "./Board.svelte";
import two from "./fixtures-2.json";
import three from "./fixtures-3.json";
import four from "./fixtures-4.json";
import { page } from "./index";
import { coloursOf, gainOf, offerOf } from "./notation";
import phases from "./phases.json";
import { sinceOf } from "./since";
import type { View } from "./view";

interface Shot {
  seat: number | null;
  pending: number[];
  legal: string[];
  view: View;
}

const GAME = "world_monuments";
const speak: Speak = speaker(GAME);
const named = (shots: unknown, seats: number): [string, Shot][] =>
  (shots as Shot[]).map((shot, place) => [`${seats} seats, position ${place}`, shot]);
const filling = phases.filling as unknown as Shot;
const all = [...named(two, 2), ...named(three, 3), ...named(four, 4), ...named([filling, phases["filling-other"]], 2)];
const NAMES = ["Anna", "Béla", "Dénes", "Оксана"];
const seats = NAMES.map((name): SeatLine => ({
  kind: "person",
  name,
  level: "",
  stand_in: "",
  resigned: false,
  time_left: 0,
  since: null,
}));

interface More {
  chosen?: string;
  compact?: boolean;
  notation?: boolean;
  recent?: EntryLine[];
  shown?: EventLine[];
  undo?: () => void;
  preview?: Preview;
}

function show(shot: Shot, more: More = {}) {
  const [choose, look] = [vi.fn<(action: string) => void>(), vi.fn<(action: string | null) => void>()];
  const props = {
    ...shot,
    names: NAMES,
    seats,
    speak,
    choose,
    look,
    preview: more.preview ?? null,
    chosen: more.chosen ?? null,
    recent: more.recent ?? [],
    shown: more.shown ?? [],
    undo: more.undo ?? vi.fn(),
    compact: more.compact ?? false,
    notation: more.notation ?? false,
  };
  const shown = render(Board, { props });
  const find = (selector: string): HTMLElement => {
    const found = shown.container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const findAll = (selector: string): HTMLElement[] => [...shown.container.querySelectorAll<HTMLElement>(selector)];
  return { ...shown, props, choose, look, find, findAll };
}

const shotOf = (fits: (shot: Shot) => boolean): Shot => {
  const found = all.find(([, shot]) => fits(shot));
  if (!found) throw new Error("no such position was recorded");
  return found[1];
};
const placing = shotOf((shot) => shot.legal.length === 12 && shot.legal.includes("O0"));
const stepping = shotOf((shot) => shot.legal.includes("C") && shot.legal.length > 3);
const picking = shotOf((shot) => shot.legal.includes("purple"));
const building = shotOf((shot) => shot.legal.includes("L3-10"));
/** The same position, had the seat no stones left. */
const empty = building.view.players.map((player, seat) => (seat === building.seat ? { ...player, hand: {} } : player));
const passing: Shot = { ...building, legal: ["pass"], view: { ...building.view, players: empty } };
const over = shotOf((shot) => shot.view.phase === "over");

/** An entry of the log: kinds of events with their field and colour. */
const entry = (seat: number, ...events: [string, string, number?][]): EntryLine => ({
  seq: 1,
  at: 0,
  kind: "action",
  seat,
  events: events.map(([kind, field, colour = 0]) => ({
    kind,
    seat,
    numbers: { colour },
    words: { field: { key: "field", detail: field } },
  })),
});

/** What the board offers, by the ways to choose it. */
function offered(findAll: (selector: string) => HTMLElement[], filled = true): string[] {
  const names = (selector: string, data: string): string[] => findAll(selector).map((node) => node.dataset[data] ?? "");
  return [
    ...names("[data-field][aria-disabled='false']", "field").map((field) => (filled ? field : `${field}=1`)),
    ...names("[data-take]", "take"),
    ...names("[data-plan][aria-disabled='false']", "plan"),
    ...findAll(".pass[aria-disabled='false']").map(() => "pass"),
  ];
}

const buttonOf = (action: string): string =>
  `[data-field="${action.replace("=1", "")}"], [data-take="${action}"], [data-plan="${action}"]${action === "pass" ? ", .pass" : ""}`;

beforeAll(async () => {
  for (const one of LANGUAGES) await loadTexts(one, GAME);
  language.now = "en";
});
afterEach(() => {
  cleanup();
  language.now = "en";
});

test.each(all.map(([name, shot], place) => [name, LANGUAGES[place % 3] ?? "en", shot] as const))(
  "%s: says everything (%s), offers exactly what is legal, has one tab stop a region",
  async (_, now, shot) => {
    language.now = now;
    const { container, choose, find, findAll } = show(shot, { compact: now === "uk" });
    sayEverything(shot, container, findAll);
    expect(offered(findAll, shot.view.phase !== "filling").sort()).toEqual([...shot.legal].sort());
    const slots = shot.legal.filter((action) => action.startsWith("L"));
    expect(
      findAll("[data-open]")
        .map((node) => node.dataset["open"])
        .sort(),
    ).toEqual([...slots].sort());
    for (const action of shot.legal) {
      await fireEvent.click(find(buttonOf(action)));
      expect(choose).toHaveBeenLastCalledWith(action);
    }
    for (const slot of slots) {
      await fireEvent.click(find(`[data-open="${slot}"]`));
      expect(choose).toHaveBeenLastCalledWith(slot);
    }
    for (const kind of ["data-field", "data-take", "data-open", "data-plan", "data-hand", "role='radio'"]) {
      if (findAll(`[${kind}]`).length) expect(findAll(`[${kind}][tabindex="0"]`)).toHaveLength(1);
    }
  },
);

function sayEverything(shot: Shot, container: Element, findAll: (selector: string) => HTMLElement[]): void {
  const labels = findAll("[aria-label]").map((node) => node.getAttribute("aria-label") ?? "");
  expect(labels.length).toBeGreaterThan(40);
  for (const said of [...labels, container.textContent]) {
    expect(said).not.toBe("");
    expect(said).not.toMatch(/\b(board|ask|colour|category|monument|move|stones)-[a-z]|\{/);
  }
  for (const button of findAll("button, [role='button'], [role='radio']")) {
    expect(button.getAttribute("aria-label") ?? button.textContent.trim()).toBeTruthy();
  }
  if (shot.seat !== null && shot.legal.length)
    expect(page.ask(shot.view, shot.seat, speak, shot.legal)).toMatch(/^\p{Lu}.*\.$/u);
}

test.each([
  ["san_pietro", "round", "reconstruction"],
  ["castle-0a1b2c3d", "round", "reconstruction-quarry"],
  ["san_pietro", "square-0a1b2c3d", "reconstruction-monument"],
  ["castle-0a1b2c3d", "square-0a1b2c3d", null],
])("only our own plans are called our reconstruction: %s, %s", (monument, quarry, said) => {
  const view = {
    ...building.view,
    monument: { ...building.view.monument, name: monument },
    quarry: { ...building.view.quarry, name: quarry },
  };
  const { container } = show({ ...building, view });
  const note = container.querySelector<HTMLElement>(".foot");
  expect(note?.textContent ?? null).toBe(said && speak(said));
  if (note) expect(note.hidden).toBe(true);
});

test("the note on our reconstruction opens from its sign", async () => {
  const { find } = show(building);
  await fireEvent.click(find(`[aria-label="${speak("board-note")}"]`));
  expect(find(".foot").hidden).toBe(false);
  await fireEvent.keyDown(find(`[aria-label="${speak("board-note")}"]`), { key: "Escape" });
  expect(find(".foot").hidden).toBe(true);
});

describe("pointing and choosing", () => {
  test("looks at what would happen, and away again", async () => {
    const { find, look } = show(building);
    await fireEvent.pointerEnter(find('[data-plan="L3-10"]'));
    expect(look).toHaveBeenLastCalledWith("L3-10");
    await fireEvent.pointerLeave(find('[data-plan="L3-10"]'));
    expect(look).toHaveBeenLastCalledWith(null);
  });

  test("does not look at what cannot be chosen, but asks for it when pressed", async () => {
    const { find, look, choose } = show(stepping);
    await fireEvent.pointerEnter(find('[data-field="O8"]'));
    expect(look).not.toHaveBeenCalled();
    await fireEvent.click(find('[data-field="O8"]'));
    expect(choose).toHaveBeenCalledWith("O8");
  });

  test("a spectator and a finished match ask for nothing", async () => {
    const { find, choose } = show(over);
    await fireEvent.click(find('[data-plan="L1-01"]'));
    expect(choose).not.toHaveBeenCalled();
  });

  test("what is chosen and waits is shown as placed", () => {
    const field = show(placing, { chosen: "O4" });
    expect(field.findAll(".going")).toHaveLength(1);
    expect(field.find('[data-field="O4"]').getAttribute("aria-label")).toContain(speak("board-chosen"));
    cleanup();
    const slot = show(building, { chosen: "L3-10" });
    expect(slot.findAll(".ghost")).toHaveLength(1);
    cleanup();
    const stone = show(picking, { chosen: "purple" });
    expect(stone.find("[data-take='purple']").classList).toContain("chosen");
  });

  test("a stone of the hand lights its slots, Esc lights all", async () => {
    const { find, findAll, choose } = show(building);
    const lit = findAll("[data-open]").length;
    await fireEvent.click(find("[data-hand='red']"));
    expect(find("[data-hand='red']").getAttribute("aria-pressed")).toBe("true");
    expect(findAll("[data-open]").length).toBeLessThan(lit);
    await fireEvent.keyDown(find("[data-hand='red']"), { key: "Escape" });
    expect(findAll("[data-open]")).toHaveLength(lit);
    expect(choose).not.toHaveBeenCalled();
  });

  test("a stone that fits nowhere asks the server why", async () => {
    const { find, choose } = show(building);
    await fireEvent.click(find("[data-hand='orange']"));
    expect(choose).toHaveBeenCalledWith(expect.stringMatching(/^L\d-\d\d$/));
  });

  test("passing is offered when it must be; asked for early, the server says why", async () => {
    const forced = show(passing);
    expect(forced.find(".pass").getAttribute("aria-disabled")).toBe("false");
    cleanup();
    const { find, choose } = show(building);
    await fireEvent.click(find(".pass"));
    expect(choose).toHaveBeenCalledWith("pass");
  });

  test("talk at the table keeps the stone that was picked out, a new position forgets it", async () => {
    const { find, findAll, rerender, props } = show(building);
    await fireEvent.click(find("[data-hand='red']"));
    await rerender({ ...props, view: { ...building.view } });
    expect(findAll("[aria-pressed='true']")).toHaveLength(1);
    await rerender({ ...props, legal: building.legal.slice(1) });
    expect(findAll("[aria-pressed='true']")).toHaveLength(0);
  });

  test("what is chosen is looked at again when the pointer leaves something else", async () => {
    const [first = "", second = ""] = building.legal;
    const { find, look } = show(building, { chosen: first });
    await fireEvent.pointerEnter(find(`[data-plan="${second}"]`));
    expect(look).toHaveBeenLastCalledWith(second);
    await fireEvent.pointerLeave(find(`[data-plan="${second}"]`));
    expect(look).toHaveBeenLastCalledWith(first);
  });

  test("the floor of a lit slot stays what it is while a stone is shown on it", async () => {
    const { find } = show(building);
    const floor = `[data-slot="${building.legal[0] ?? ""}"] path`;
    const before = find(floor);
    await fireEvent.pointerOver(before);
    expect(find(`[data-slot="${building.legal[0] ?? ""}"] .block`)).toBeTruthy();
    expect(find(floor)).toBe(before);
  });

  test("the floor of a lit slot chooses it as its tag does; the tags lie above all floors", async () => {
    const { find, findAll, choose } = show(building);
    const slot = building.legal[0] ?? "";
    await fireEvent.click(find(`[data-slot="${slot}"] path`));
    expect(choose).toHaveBeenLastCalledWith(slot);
    const last = findAll("[data-slot]").at(-1) as HTMLElement;
    for (const tag of findAll("[data-open]")) {
      expect(last.compareDocumentPosition(tag) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });
});

describe("a move under way", () => {
  const end = (board: ReturnType<typeof show>, name: string): HTMLButtonElement | undefined =>
    (board.findAll("[data-place='dock'] button") as HTMLButtonElement[]).find(
      (button) => !button.disabled && button.textContent.trim() === speak(name),
    );
  const back = (board: ReturnType<typeof show>): HTMLButtonElement | undefined => end(board, "page-step-back");
  const confirm = (board: ReturnType<typeof show>): HTMLButtonElement | undefined => end(board, "page-confirm");

  test("is taken back step by step with Esc or the button", async () => {
    const undo = vi.fn();
    const board = show(stepping, { undo });
    await fireEvent.keyDown(board.find('[data-field="C"]'), { key: "Escape" });
    await fireEvent.click(back(board) as HTMLElement);
    expect(undo).toHaveBeenCalledTimes(2);
  });

  test("has nothing to take back before its first step", async () => {
    const undo = vi.fn();
    const board = show(placing, { undo });
    await fireEvent.keyDown(board.find('[data-field="O1"]'), { key: "Escape" });
    expect(back(board)).toBeUndefined();
    expect(undo).not.toHaveBeenCalled();
  });

  test("waits for confirmation in the dock, or is taken back", async () => {
    const undo = vi.fn();
    const board = show(stepping, { chosen: "C", undo });
    await fireEvent.click(confirm(board) as HTMLElement);
    expect(board.choose).toHaveBeenLastCalledWith("C");
    await fireEvent.click(back(board) as HTMLElement);
    expect(undo).toHaveBeenCalledTimes(1);
    await board.rerender({ sent: true });
    expect(confirm(board)).toBeUndefined();
    expect(back(board)).toBeUndefined();
  });

  test("keeps the room of its buttons while nothing waits, also for a stone to build", async () => {
    const board = show(building);
    expect(confirm(board)).toBeUndefined();
    expect(board.findAll(".end button")).toHaveLength(2);
    await board.rerender({ chosen: building.legal[0] ?? "" });
    expect(confirm(board)).toBeDefined();
    expect(board.findAll(".end button")).toHaveLength(2);
  });
});

describe("what a choice would do", () => {
  test("stands on the stones of the hand: one less to build, one more to take", () => {
    const slot = building.view.monument.slots.find((one) => one.slot === building.legal[0])!;
    const held = building.view.players[building.seat!]!.hand![slot.colour]!;
    const built = show(building, { chosen: slot.slot });
    expect(built.find(`[data-hand="${slot.colour}"] .count`).textContent).toBe(`${held}→${held - 1}`);
    expect(built.findAll(".count b")).toHaveLength(1);
    cleanup();
    const taken = show(picking, { chosen: "black" });
    const had = picking.view.players[picking.seat!]!.hand!.black ?? 0;
    expect(taken.find(".count b").textContent).toBe(`→${had + 1}`);
  });

  test("who enters a field with one colour takes it; of several, nothing is certain", () => {
    const offer = { ...offerOf(stepping.legal), fields: new Set(Object.keys(stepping.view.quarry.fields)) };
    for (const [field, { stones }] of Object.entries(stepping.view.quarry.fields)) {
      const [colour, ...more] = coloursOf(stones);
      expect(gainOf(field, offer, stepping.view)).toEqual(colour && !more.length ? { colour, count: 1 } : null);
    }
    expect(gainOf("O1", offerOf([]), stepping.view)).toBeNull();
  });

  test("is said in the caption, with its points", () => {
    const action = building.legal[0] ?? "";
    const previewed = {
      type: "previewed",
      key: "",
      action,
      text: "build it",
      points: { stones: 3, black: 0 },
    } as const;
    const { find } = show(building, { chosen: action, preview: { ...previewed, goods: {}, parts: [] } });
    expect(find(".brings").textContent).toContain("build it");
    expect(find(".brings").textContent).toContain(`${speak("category-stones")} +3`);
    expect(find(".brings").textContent).not.toContain(speak("category-black"));
  });
});

describe("names of fields and slots", () => {
  const shown = async (notation: boolean): Promise<string> => {
    const board = show(building, { notation });
    await fireEvent.pointerEnter(board.find('[data-plan="L3-10"]'));
    const slot = board.find(".caption").textContent;
    cleanup();
    const quarry = show(picking, { notation });
    await fireEvent.pointerEnter(quarry.find('[data-field="O8"]'));
    for (const heard of quarry.findAll(".visually-hidden")) heard.remove();
    return `${slot} ${quarry.container.textContent}`;
  };

  test("are seen only by experts", async () => {
    expect(await shown(false)).not.toMatch(/\b[OM]\d|slot \d/);
    cleanup();
    expect(await shown(true)).toMatch(/slot 10[^]*\bO8\b/);
  });

  test("are always said", () => {
    const { find } = show(picking);
    expect(find('[data-field="O8"]').getAttribute("aria-label")).toContain("O8");
    expect(find("[data-take]").textContent).toContain(picking.view.quarry.worker);
  });
});

describe("on a phone", () => {
  test("what is only looked up opens over the board, and Esc closes it", async () => {
    const { find } = show(building, { compact: true });
    const [button, panel] = [find(".more"), find("#monuments-panel")];
    expect(panel.contains(find("table")) && panel.contains(find(".players"))).toBe(true);
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(button);
    expect(panel.classList).toContain("opened");
    expect(button.getAttribute("aria-label")).toBe(speak("page-close"));
    await fireEvent.keyDown(button, { key: "Escape" });
    expect(panel.classList).not.toContain("opened");
  });

  test("on a wide page the same lies in the dock", () => {
    const { find, findAll } = show(building);
    expect(find("[data-place='dock']").contains(find("table"))).toBe(true);
    expect(findAll(".more")).toHaveLength(0);
  });
});

describe("what the others did", () => {
  test("is shown in the quarry: their way, and the stones they took", () => {
    const { findAll } = show(placing, {
      recent: [entry(1 - (placing.seat ?? 0), ["enter", "O3"], ["take", "O3", 1], ["enter", "O4"])],
    });
    expect(findAll(".trail .casing")).toHaveLength(1);
    expect(findAll(".gone")).toHaveLength(1);
  });

  test("is shown on the monument: the stones they built", () => {
    const slot = building.view.monument.slots.find((one) => one.builder !== null)!;
    const seat = slot.builder!;
    const event = {
      kind: "build",
      seat,
      numbers: { level: slot.level, place: Number(slot.slot.slice(3)), colour: 0, points: 1 },
      words: {},
    };
    const { find, findAll } = show(
      { ...building, seat: 3 },
      { recent: [{ seq: 1, at: 0, kind: "action", seat, events: [event] }] },
    );
    expect(findAll(".stands.fresh")).toHaveLength(1);
    expect(find(".stands.fresh").dataset["slot"]).toBe(slot.slot);
  });

  test("ends with a new round; what was taken back is not shown; a spectator sees the last move", () => {
    const way = entry(1, ["enter", "O3"], ["enter", "O4"]);
    expect(sinceOf([way], 0).steps.map(({ field }) => field)).toEqual(["O3", "O4"]);
    expect(sinceOf([way], 1).steps).toEqual([]);
    expect(sinceOf([way, { ...way, kind: "undone", events: null }], 0).steps).toHaveLength(1);
    expect(sinceOf([way, entry(2, ["fill", ""])], 0).steps).toEqual([]);
    expect(sinceOf([way, entry(2, ["enter", "O5"])], null).steps.map(({ seat }) => seat)).toEqual([2]);
  });
});

describe("what is told of is outlined", () => {
  const told = (
    kind: string,
    seat: number,
    words: EventLine["words"],
    numbers: EventLine["numbers"] = {},
  ): EventLine => ({
    kind,
    seat,
    words,
    numbers,
  });
  const at = (field: string): EventLine["words"] => ({ field: { key: "field", detail: field } });
  const outlined = (shot: Shot, ...shown: EventLine[]): string[] => {
    const { findAll, container } = show(shot, { shown });
    const found = findAll("[data-shown]").map(
      ({ dataset, classList }) => dataset["field"] ?? dataset["slot"] ?? dataset["plan"] ?? classList[0] ?? "",
    );
    const drawn = container.querySelectorAll("g.shown").length;
    cleanup();
    return [...found, ...Array<string>(drawn).fill("outline")];
  };

  test.each(["place", "enter", "take", "short"])("in the quarry: %s", (kind) => {
    expect(outlined(stepping, told(kind, 1, at("O3"), { colour: 1 }))).toEqual(["O3", "outline"]);
  });

  test("a whole move, with its way, instead of what was done since", () => {
    const { findAll } = show(placing, {
      recent: [entry(1, ["enter", "O7"], ["enter", "O8"], ["enter", "O9"])],
      shown: [told("enter", 1, at("O3")), told("take", 1, at("O3"), { colour: 1 }), told("enter", 1, at("O4"))],
    });
    expect(findAll(".trail .casing")).toHaveLength(1);
    expect(findAll("[data-shown]").map(({ dataset }) => dataset["field"])).toEqual(["O3", "O4"]);
  });

  test("in the monument, on the plan and on the score track: a stone that was built", () => {
    const slot = building.view.monument.slots.find((one) => one.builder !== null)!;
    const numbers = { level: slot.level, place: Number(slot.slot.slice(3)), colour: 0, points: 1 };
    expect(outlined(building, told("build", 0, {}, numbers)).sort()).toEqual(
      [slot.slot, slot.slot, "mark", "outline", "outline"].sort(),
    );
  });

  test("the stones of whoever passed or has moved the worker; the marker only of who lost points", () => {
    const [own, other] = [building.seat!, 1 - Math.min(building.seat!, 1)];
    expect(outlined(building, told("passed", own, {}, { stones: 1, loss: 1 })).sort()).toEqual(["hand", "mark"]);
    expect(outlined(building, told("passed", own, {}, { stones: 1, loss: 0 }))).toEqual(["hand"]);
    expect(outlined(building, told("move_end", other, {}, { stones: 1 }))).toHaveLength(1);
  });

  test("the quarry that is filled, the monument that is complete, who has the worker", () => {
    expect(outlined(stepping, told("fill", 0, {}))).toEqual(["rim", "outline"]);
    expect(outlined(building, told("complete", 0, {}))).toEqual(["sheet", "outline"]);
    expect(outlined(building, told("start", 0, {}))).toEqual(["holder"]);
    expect(outlined(building, told("black", 0, {}, { points: 2 })).sort()).toEqual(["holder", "mark"]);
    expect(outlined(building, told("end", 0, {}))).toEqual([]);
  });
});

describe("filling the quarry", () => {
  test("a named field is marked, and nobody walks there", () => {
    const [first, second] = filling.legal.map((action) => action.replace("=1", ""));
    const view = { ...filling.view, filling: { short: [first!], left: 1 } };
    const { find, findAll } = show({ ...filling, legal: filling.legal.slice(1), view }, { chosen: `${second}=1` });
    expect(findAll(".short text")).toHaveLength(1);
    expect(find(`[data-field="${first}"]`).getAttribute("aria-label")).toContain(speak("board-field-short"));
    expect(find(`[data-field="${second}"]`).getAttribute("aria-label")).toContain(speak("board-chosen"));
    expect(findAll(".worker")).toHaveLength(0);
  });
});

describe("words", () => {
  test("stones carry the letters of the language", () => {
    const letters = LANGUAGES.map((now) => {
      language.now = now;
      const { findAll } = show(building);
      const drawn = new Set(findAll("[data-plan] text").map((node) => node.textContent));
      cleanup();
      return [...drawn].sort().join("");
    });
    expect(letters).toEqual(["OPRW", "FLNP", "БПФЧ"]);
  });

  test("whether the monument was completed is said truly", () => {
    const ended = (complete: boolean): string => {
      const slots = over.view.monument.slots.map((slot, place) => ({
        ...slot,
        builder: complete || place ? 0 : null,
      }));
      const { find } = show({ ...over, view: { ...over.view, monument: { ...over.view.monument, slots } } });
      const said = find(".caption").textContent;
      cleanup();
      return said;
    };
    expect(ended(true)).toContain(speak("board-hint-over"));
    expect(ended(false)).toContain(speak("board-hint-over-unfinished"));
  });

  test("passing is said to cost points only where it does", () => {
    const said = [true, false].map((costs) => {
      const { find } = show({ ...passing, view: { ...passing.view, passing_costs: costs } });
      const hint = find(".caption").textContent.trim();
      cleanup();
      return hint;
    });
    expect(said).toEqual([speak("board-hint-pass"), speak("board-hint-pass-free")]);
  });

  test("a slot that waits names what is missing as people do", () => {
    const { findAll } = show(building);
    const labels = findAll("[data-plan]").map((node) => node.getAttribute("aria-label") ?? "");
    expect(labels.some((label) => label.includes("Still needs"))).toBe(true);
    expect(labels.filter((label) => /L\d-\d/.test(label))).toEqual([]);
  });
});

test("no focus scrolls the page", async () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const drawn = vi.spyOn(SVGElement.prototype, "focus");
  const { find, rerender, props } = show({ ...stepping, legal: [] });
  find("[data-field='O7']").focus({ preventScroll: true });
  await rerender({ ...props, legal: stepping.legal });
  await tick();
  for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"])
    await fireEvent.keyDown(document.activeElement as Element, { key });
  const calls = [...focus.mock.calls, ...drawn.mock.calls];
  expect(calls.length).toBeGreaterThan(2);
  for (const [options] of calls) expect(options).toEqual({ preventScroll: true });
  vi.restoreAllMocks();
});

describe("keys", () => {
  test("arrows move in the quarry, Enter and Space choose", async () => {
    const { find, choose, look } = show(placing);
    find('[data-field="O0"]').focus();
    await fireEvent.keyDown(find('[data-field="O0"]'), { key: "ArrowRight" });
    expect(document.activeElement).toBe(find('[data-field="O1"]'));
    expect(look).toHaveBeenLastCalledWith("O1");
    expect(find('[data-field="O1"]').getAttribute("tabindex")).toBe("0");
    await fireEvent.keyDown(find('[data-field="O1"]'), { key: " " });
    expect(choose).toHaveBeenLastCalledWith("O1");
    await fireEvent.keyDown(find('[data-field="O1"]'), { key: "Enter" });
    expect(choose).toHaveBeenCalledTimes(2);
  });

  test("every field of the quarry is reached with arrows", async () => {
    const { find, findAll } = show(placing);
    const seen = await walk(find('[data-field="O0"]'), "field", (name) => find(`[data-field="${name}"]`));
    expect(seen.size).toBe(findAll("[data-field]").length);
  });

  test("every slot of the plan and every lit slot is reached with arrows", async () => {
    const { find, findAll } = show(building);
    const plan = await walk(find('[data-plan="L1-01"]'), "plan", (name) => find(`[data-plan="${name}"]`));
    expect(plan.size).toBe(findAll("[data-plan]").length);
    const lit = await walk(find("[data-open][tabindex='0']"), "open", (name) => find(`[data-open="${name}"]`));
    expect(lit.size).toBe(building.legal.length);
  });

  test("arrows move between the stones to take and those in the hand", async () => {
    const { find } = show(picking);
    find("[data-take='purple']").focus();
    await fireEvent.keyDown(find("[data-take='purple']"), { key: "ArrowRight" });
    expect((document.activeElement as HTMLElement).dataset["take"]).toBe(picking.legal[1]);
    cleanup();
    const hand = show(building);
    hand.find("[data-hand='purple']").focus();
    await fireEvent.keyDown(hand.find("[data-hand='purple']"), { key: "ArrowRight" });
    expect((document.activeElement as HTMLElement).dataset["hand"]).toBe("red");
  });

  test("R turns the monument round, a level can be lifted off, Esc puts it back", async () => {
    const { container, find, findAll } = show(building);
    const drawing = (): string => find(".stands .top").getAttribute("d") ?? "";
    const before = drawing();
    await fireEvent.keyDown(find("[role='radio']"), { key: "r" });
    expect(drawing()).not.toBe(before);
    await fireEvent.keyDown(find("[role='radio']"), { key: "К", code: "KeyR", shiftKey: true });
    expect(drawing()).toBe(before);
    const blocks = findAll(".stands").length;
    await fireEvent.keyDown(find("[aria-checked='true']"), { key: "ArrowRight" });
    expect(container.querySelectorAll(".stands").length).toBeLessThan(blocks);
    await fireEvent.keyDown(find("[role='radio']"), { key: "Escape" });
    expect(findAll(".stands")).toHaveLength(blocks);
  });

  test("+ enlarges a drawing, 0 fits it again", async () => {
    const { find } = show(building);
    const look = (): string => (find("[data-open]").closest("svg") as SVGElement).style.transform;
    await fireEvent.keyDown(find("[data-open]"), { key: "+" });
    expect(look()).toContain("scale(1.3)");
    await fireEvent.keyDown(find("[data-open]"), { key: "0" });
    expect(look()).toBe("none");
  });

  test("when the own turn begins, the focus goes to the first field that can be entered", async () => {
    const { find, rerender, props } = show({ ...stepping, legal: [] });
    find("[data-field='O7']").focus();
    await rerender({ ...props, legal: stepping.legal });
    await tick();
    expect(stepping.legal).toContain((document.activeElement as HTMLElement).dataset["field"]);
  });

  test("the focus follows to the stones to take and back to the quarry", async () => {
    const entering = {
      ...picking,
      legal: ["M1"],
      view: { ...picking.view, move: { ...picking.view.move!, picking: false } },
    };
    const { find, rerender, props } = show(entering);
    find("[data-field='M1']").focus();
    await rerender({ ...props, ...picking });
    await tick();
    expect((document.activeElement as HTMLElement).dataset["take"]).toBe(picking.legal[0]);
    await rerender({ ...props, ...entering });
    await tick();
    expect((document.activeElement as HTMLElement).dataset["field"]).toBeTruthy();
  });
});

test("pressing another player lights up the stones they built; the own stones lie in the hand", async () => {
  const { find, findAll } = show(over);
  expect(findAll("article")).toHaveLength(over.view.players.length);
  await fireEvent.click(find("article button"));
  expect(find("article button").getAttribute("aria-pressed")).toBe("true");
  expect(findAll(".block.strong").length).toBeGreaterThan(0);
  expect(findAll(".block.faded").length).toBeGreaterThan(0);
  cleanup();
  expect(show(building).findAll("article")).toHaveLength(building.view.players.length - 1);
});

/** Everything that the arrow keys reach from a start. */
async function walk(start: HTMLElement, data: string, find: (name: string) => HTMLElement): Promise<Set<string>> {
  const seen = new Set([start.dataset[data] ?? ""]);
  const open = [...seen];
  while (open.length) {
    const name = open.pop() ?? "";
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      find(name).focus();
      await fireEvent.keyDown(find(name), { key });
      const reached = (document.activeElement as HTMLElement).dataset[data] ?? name;
      if (!seen.has(reached)) {
        seen.add(reached);
        open.push(reached);
      }
    }
  }
  return seen;
}
