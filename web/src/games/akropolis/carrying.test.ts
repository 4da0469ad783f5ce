import { cleanup, fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Point } from "../../lib/arrows";
import { asked, open, type Shot } from "./fixtures";
import { read } from "./notation";

const ROOM = { width: 380, height: 500 };
/** A large city, and two tiles to choose from at least. */
const late = asked.findLast(({ legal }) => new Set(legal.map((action) => read(action)?.index)).size > 1) as Shot;

/** The page of a phone: everything lies at the corner, below the map nothing. */
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(ROOM.width);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(ROOM.height);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, ROOM.width, ROOM.height));
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function event(name: string, { x, y }: Point, kind = "mouse"): Event {
  const made = new MouseEvent(name, { clientX: x, clientY: y, bubbles: true, button: 0, buttons: 1, detail: 1 });
  return Object.defineProperties(made, {
    pointerId: { value: 1 },
    pointerType: { value: kind },
    isPrimary: { value: true },
  });
}

const figures = (words: string | null | undefined): number[] => (words?.match(/-?[\d.]+/g) ?? []).map(Number);

type Opened = ReturnType<typeof open>;
const look = (board: Opened): string | null | undefined =>
  board.container.querySelector(".map .stage > svg > g")?.getAttribute("transform");

/** Where a spot of the map lies in the window. */
function placeOf(board: Opened, spot: number): Point {
  const [x = 0, y = 0, scale = 1] = figures(look(board));
  const [dx = 0, dy = 0] = figures(board.spots()[spot]?.getAttribute("transform"));
  return { x: x + scale * dx, y: y + scale * dy };
}

async function carry(board: Opened, tile: number, way: Point[], kind = "mouse"): Promise<void> {
  const held = board.tiles()[tile] as HTMLElement;
  await fireEvent(held, event("pointerdown", { x: 20, y: 560 }, kind));
  for (const at of way) await fireEvent(held, event("pointermove", at, kind));
  await fireEvent(held, event("pointerup", way.at(-1) ?? { x: 20, y: 560 }, kind));
  await fireEvent(held, event("click", way.at(-1) ?? { x: 20, y: 560 }, kind));
}

describe("a tile that is carried", () => {
  test("snaps to a legal spot, and is laid where it is dropped", async () => {
    const board = open(late, { compact: true });
    await carry(board, 0, [{ x: 60, y: 540 }]);
    expect(board.choose).not.toHaveBeenCalled();
    await fireEvent.click(board.tiles()[0] as HTMLElement, { detail: 0 });
    const place = placeOf(board, 3);
    await carry(board, 0, [
      { x: 60, y: 540 },
      { x: place.x + 3, y: place.y + 3 },
    ]);
    const laid = board.choose.mock.lastCall?.[0] ?? "";
    expect(late.legal).toContain(laid);
    expect(read(laid)?.index).toBe(0);
    expect(board.look.mock.calls.map(([action]) => action)).toContain(laid);
    expect(board.choose).toHaveBeenCalledTimes(1);
  });

  test("that is dropped elsewhere goes back to the row", async () => {
    const board = open(late, { compact: true });
    await carry(board, 0, [
      { x: 60, y: 540 },
      { x: 2, y: 2 },
      { x: 60, y: 540 },
    ]);
    expect(board.choose).not.toHaveBeenCalled();
    expect(board.spots()).toHaveLength(0);
    expect(board.look).toHaveBeenLastCalledWith(null);
    expect(board.tiles()[0]?.getAttribute("aria-pressed")).toBe("false");
  });

  test("after a press without a way is only picked", async () => {
    const board = open(late, { compact: true });
    await carry(board, 0, [{ x: 23, y: 562 }]);
    expect(board.tiles()[0]?.getAttribute("aria-pressed")).toBe("true");
    expect(board.spots().length).toBeGreaterThan(0);
  });

  test("goes back with Esc", async () => {
    const board = open(late, { compact: true });
    const held = board.tiles()[0] as HTMLElement;
    await fireEvent(held, event("pointerdown", { x: 20, y: 560 }));
    await fireEvent(held, event("pointermove", { x: 190, y: 250 }));
    expect(board.tiles()[0]?.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(window, { key: "Escape" });
    await fireEvent(held, event("pointerup", { x: 190, y: 250 }));
    expect(board.choose).not.toHaveBeenCalled();
    expect(board.tiles()[0]?.getAttribute("aria-pressed")).toBe("false");
  });

  test("is forgotten with the click that ends it: the next one asks why another tile is too dear", async () => {
    const offers = ({ legal }: Shot): (number | undefined)[] => legal.map((action) => read(action)?.index);
    const shot = asked.find((one) => one.view.row.some((_, place) => !offers(one).includes(place))) as Shot;
    const dear = shot.view.row.findIndex((_, place) => !offers(shot).includes(place));
    const board = open(shot, { compact: true });
    await carry(board, 0, [
      { x: 60, y: 540 },
      { x: 60, y: 590 },
    ]);
    expect(board.choose).not.toHaveBeenCalled();
    await fireEvent(board.tiles()[dear] as HTMLElement, event("click", { x: 60, y: 540 }));
    expect(read(board.choose.mock.lastCall?.[0] ?? "")?.index).toBe(dear);
  });

  test("replaces what waits for confirmation, or leaves it as it is", async () => {
    const chosen = late.legal.find((action) => read(action)?.index === 0) as string;
    const board = open(late, { compact: true, chosen });
    await carry(board, 1, [
      { x: 60, y: 540 },
      { x: 60, y: 590 },
    ]);
    expect(board.choose).not.toHaveBeenCalled();
    expect(board.look).toHaveBeenLastCalledWith(chosen);
    expect(board.container.querySelectorAll(".tile.chosen .hex")).toHaveLength(3);
    const place = placeOf(board, 3);
    await carry(board, 1, [{ x: 60, y: 540 }, place]);
    expect(read(board.choose.mock.lastCall?.[0] ?? "")?.index).toBe(1);
  });
});

describe("fingers", () => {
  test("tell spots apart after a tap that shows them larger, and lay with the next one", async () => {
    const board = open(late, { compact: true });
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    const far = look(board);
    const map = board.container.querySelector(".map svg") as SVGElement;
    const place = placeOf(board, 3);
    await fireEvent(map, event("click", place, "touch"));
    expect(board.choose).not.toHaveBeenCalled();
    const looked = board.look.mock.lastCall?.[0] ?? "";
    expect(late.legal).toContain(looked);
    expect(board.container.querySelectorAll(".tile .hex")).toHaveLength(3);
    expect(board.container.textContent).toContain("board-place-closer");
    await vi.waitFor(() => expect(figures(look(board))[2]).toBeGreaterThan((figures(far)[2] ?? 0) * 1.2));
    expect(18 * (figures(look(board))[2] ?? 0), "so many pixels from spot to spot").toBeGreaterThanOrEqual(31.9);
    await fireEvent(map, event("click", place, "touch"));
    expect(board.choose).toHaveBeenCalledWith(looked);
  });

  test("drop a tile where it is shown larger, to be laid by a tap", async () => {
    const board = open(late, { compact: true });
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    const { x, y } = placeOf(board, 3);
    await carry(
      board,
      0,
      [
        { x: 60, y: 540 },
        { x, y: y + 44 },
      ],
      "touch",
    );
    expect(board.choose).not.toHaveBeenCalled();
    expect(late.legal).toContain(board.look.mock.lastCall?.[0]);
  });
});

test("the map stands still while a tile is picked, aimed, turned and chosen", async () => {
  for (const compact of [false, true]) {
    const board = open(late, { compact });
    const stands = look(board);
    await fireEvent.click(board.tiles()[0] as HTMLElement);
    await fireEvent.focus(board.spots()[0] as HTMLElement);
    await fireEvent.keyDown(window, { key: "r" });
    await board.rerender({ chosen: board.look.mock.lastCall?.[0] ?? null });
    await tick();
    expect(look(board)).toBe(stands);
    cleanup();
  }
});
