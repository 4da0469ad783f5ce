import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Point } from "../lib/arrows";
import { Camera } from "./camera.svelte";
import Stage from "./Stage.svelte";

const SIZE = { width: 400, height: 300 };
const children = createRawSnippet(() => ({ render: () => '<circle data-piece r="5"></circle>' }));

beforeEach(() => {
  vi.useFakeTimers();
  for (const [name, value] of [
    ["clientWidth", SIZE.width],
    ["clientHeight", SIZE.height],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, name, "get").mockReturnValue(value);
  }
  HTMLElement.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(onclick = vi.fn()) {
  let camera!: Camera;
  const stop = $effect.root(() => {
    camera = new Camera();
    camera.box = { x: -100, y: -50, width: 200, height: 100 };
  });
  const { container } = render(Stage, { props: { camera, label: "The city", children, onclick } });
  await tick();
  flushSync();
  const stage = container.querySelector(".stage") as HTMLElement;
  const svg = container.querySelector("svg") as SVGSVGElement;
  const drawn = (): string => svg.querySelector("g")?.getAttribute("transform") ?? "";
  return { camera, stage, svg, drawn, onclick, stop };
}

describe("a drawing", () => {
  test("fits in the middle at first, and is drawn so", async () => {
    const { camera, svg, drawn } = await open();
    expect(camera.scale).toBe(2);
    expect(camera.onScreen({ x: 0, y: 0 })).toEqual({ x: 200, y: 150 });
    expect(drawn()).toBe("translate(200 150) scale(2)");
    expect(svg.style.transform).toBe("none");
    expect(camera.moved).toBe(false);
  });

  test("is moved as a picture while it moves, and drawn anew when it rests", async () => {
    const { camera, stage, svg, drawn } = await open();
    const first = drawn();
    const under = { x: 90, y: 60 };
    const point = camera.onMap(under);
    await wheel(stage, -200, under);
    await wheel(stage, -200, under);
    expect(camera.scale).toBeCloseTo(2 * Math.E);
    expect(drawn()).toBe(first);
    expect(svg.classList).toContain("moving");
    near(camera.onScreen(point), under);
    near(through(svg.style.transform, through(first, point)), under);
    await vi.advanceTimersByTimeAsync(300);
    expect(svg.style.transform).toBe("none");
    expect(svg.classList).not.toContain("moving");
    near(through(drawn(), point), under);
  });

  test("glides after a key, and follows fingers at once", async () => {
    const { svg, stage } = await open();
    await fireEvent.keyDown(svg, { key: "+" });
    expect(svg.classList).not.toContain("held");
    await wheel(stage, -100);
    expect(svg.classList).toContain("held");
    await fireEvent.keyDown(svg, { key: "0" });
    expect(svg.style.transform).toBe("none");
  });

  test("is not made smaller than it fits, and lets the page scroll then", async () => {
    const { camera, stage } = await open();
    expect(await wheel(stage, 100)).toBe(true);
    expect(await wheel(stage, -100)).toBe(false);
    await wheel(stage, 5000);
    expect(camera.moved).toBe(false);
  });
});

describe("fingers", () => {
  const down = (stage: HTMLElement, id: number, x: number, y: number, kind = "mouse") =>
    fireEvent(stage, pointer("pointerdown", id, x, y, kind));
  const move = (stage: HTMLElement, id: number, x: number, y: number, kind = "mouse") =>
    fireEvent(stage, pointer("pointermove", id, x, y, kind));

  test("drag the drawing; what was dragged is not clicked", async () => {
    const { camera, stage, svg, onclick } = await open();
    await down(stage, 1, 100, 100);
    await move(stage, 1, 103, 100);
    expect(camera.moved).toBe(false);
    await move(stage, 1, 130, 120);
    near(camera.onScreen({ x: 0, y: 0 }), { x: 227, y: 170 });
    await fireEvent(stage, pointer("pointerup", 1, 130, 120, "mouse"));
    await fireEvent.click(svg);
    expect(onclick).not.toHaveBeenCalled();
    await fireEvent.click(svg);
    expect(onclick).toHaveBeenCalledTimes(1);
  });

  test("that were lifted elsewhere, without a click, drag no longer", async () => {
    const { camera, stage, svg, onclick } = await open();
    await down(stage, 1, 100, 100);
    await move(stage, 1, 130, 120);
    const x = camera.x;
    await fireEvent(stage, pointer("pointermove", 1, 200, 200, "mouse", 0));
    expect(camera.x).toBe(x);
    await fireEvent.click(svg);
    expect(onclick).toHaveBeenCalledTimes(1);
  });

  test("alone on a touch screen they scroll the page as long as all is in sight", async () => {
    const { camera, stage } = await open();
    await down(stage, 1, 100, 100, "touch");
    await move(stage, 1, 100, 180, "touch");
    expect(camera.moved).toBe(false);
  });

  test("two of them enlarge what is between them", async () => {
    const { camera, stage } = await open();
    const middle = camera.onMap({ x: 150, y: 150 });
    await down(stage, 1, 100, 150, "touch");
    await down(stage, 2, 200, 150, "touch");
    await move(stage, 1, 50, 150, "touch");
    await move(stage, 2, 250, 150, "touch");
    expect(camera.scale).toBeCloseTo(4);
    expect(Math.abs(camera.onScreen(middle).x - 150)).toBeLessThan(60);
  });
});

/** Whether the page may scroll. */
function wheel(stage: HTMLElement, deltaY: number, { x, y }: Point = { x: 0, y: 0 }): Promise<boolean> {
  const event = new MouseEvent("wheel", { clientX: x, clientY: y, bubbles: true, cancelable: true });
  return fireEvent(stage, Object.defineProperty(event, "deltaY", { value: deltaY }));
}

function pointer(name: string, id: number, x: number, y: number, kind: string, buttons = 1): Event {
  const event = new MouseEvent(name, { clientX: x, clientY: y, buttons, bubbles: true });
  return Object.defineProperties(event, { pointerId: { value: id }, pointerType: { value: kind } });
}

/** A point moved and enlarged as a transform says. */
function through(transform: string, { x, y }: Point): Point {
  const [dx = 0, dy = 0, scale = 1] = (transform.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return { x: dx + scale * x, y: dy + scale * y };
}

function near(one: Point, other: Point): void {
  expect(one.x).toBeCloseTo(other.x, 3);
  expect(one.y).toBeCloseTo(other.y, 3);
}
