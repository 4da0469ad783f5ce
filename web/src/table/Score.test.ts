import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Speak } from "../lib/texts.svelte";
import type { Chart } from "../games/contract";
import type { Lit } from "../pieces/lit";
import Score from "./Score.svelte";

const speak: Speak = (key, details = {}) => [key, ...Object.values(details).map(String)].join(" ");
const points = [{ temple: 12, stones: 3 }, null, { temple: 0, stones: -2 }];

afterEach(cleanup);

function show(light?: (lit: Lit | null) => void) {
  const props = { points, names: ["Anna", "Béla", "Оксана"], ...(light ? { light } : {}), ofGame: speak, speak };
  const shown = render(Score, { props });
  const buttons = [...shown.container.querySelectorAll<HTMLButtonElement>("td button")];
  const at = (row: number, party: number): HTMLButtonElement => {
    const found = shown.container.querySelector<HTMLButtonElement>(`[data-number="${party} ${row}"]`);
    if (!found) throw new Error(`${row} ${party}`);
    return found;
  };
  return { ...shown, buttons, at };
}
const lit = (party: number, category: string): Lit => ({ party, category });

test("without anything to light up it is a table of text", () => {
  const { buttons, container } = show();
  expect(buttons).toHaveLength(0);
  expect(container.querySelectorAll("tbody td")).toHaveLength(6);
});

test("a minus is a real one, in a category and in the sum", () => {
  const numbers = (sheet: boolean): string[] => {
    const props = { points, names: ["Anna", "Béla", "Оксана"], sheet, ofGame: speak, speak };
    const { container } = render(Score, { props });
    const found = [...container.querySelectorAll("tbody tr:not(.bars) td")].map((cell) => cell.textContent.trim());
    cleanup();
    return found;
  };
  const categories = ["12", "·", "0", "3", "·", "−2"];
  expect(numbers(true)).toEqual([...categories, "15", "·", "−2"]);
  expect(numbers(false), "beside the players, who have the totals").toEqual(categories);
});

test("every number that is known can be touched, and says in words what it is", () => {
  const { buttons, at } = show(vi.fn());
  expect(buttons).toHaveLength(4);
  expect(at(0, 0).getAttribute("aria-label")).toBe("page-score-number category-temple Anna 12");
  expect(at(1, 2).getAttribute("aria-label")).toBe("page-score-number category-stones Оксана -2");
});

test("the pointer lights a number and puts it out", async () => {
  const light = vi.fn();
  const { at } = show(light);
  await fireEvent.pointerEnter(at(0, 0), { pointerType: "mouse" });
  expect(light).toHaveBeenLastCalledWith(lit(0, "temple"));
  expect(at(0, 0).classList).toContain("lit");
  await fireEvent.pointerLeave(at(0, 0));
  expect(light).toHaveBeenLastCalledWith(null);
  expect(at(0, 0).classList).not.toContain("lit");
});

test("a tap lights it, another one puts it out; going elsewhere does too", async () => {
  const light = vi.fn();
  const { at } = show(light);
  async function tap(button: HTMLElement): Promise<void> {
    await fireEvent.pointerEnter(button, { pointerType: "touch" });
    await fireEvent.pointerLeave(button, { pointerType: "touch" });
    button.focus();
    await fireEvent.click(button);
  }
  await tap(at(0, 0));
  expect(light).toHaveBeenLastCalledWith(lit(0, "temple"));
  expect(at(0, 0).getAttribute("aria-pressed")).toBe("true");
  await tap(at(0, 0));
  expect(light).toHaveBeenLastCalledWith(null);
  await tap(at(0, 0));
  await tap(at(1, 2));
  expect(light).toHaveBeenLastCalledWith(lit(2, "stones"));
  at(1, 2).blur();
  expect(light).toHaveBeenLastCalledWith(null);
});

test("a tap holds the light when the pointer goes", async () => {
  const light = vi.fn();
  const { at } = show(light);
  await fireEvent.pointerEnter(at(1, 0), { pointerType: "mouse" });
  await fireEvent.click(at(1, 0));
  await fireEvent.pointerLeave(at(1, 0));
  expect(light).toHaveBeenLastCalledWith(lit(0, "stones"));
  expect(light).toHaveBeenCalledTimes(1);
});

test("Tab stops once; arrows go from number to number and light them; Escape puts out", async () => {
  const light = vi.fn();
  const { buttons, at } = show(light);
  const stops = (): HTMLElement[] => buttons.filter((one) => one.tabIndex === 0);
  expect(stops()).toEqual([at(0, 0)]);
  at(0, 0).focus();
  expect(light).toHaveBeenLastCalledWith(lit(0, "temple"));
  await fireEvent.keyDown(at(0, 0), { key: "ArrowRight" });
  expect(document.activeElement).toBe(at(0, 2));
  await fireEvent.keyDown(at(0, 2), { key: "ArrowDown" });
  expect(document.activeElement).toBe(at(1, 2));
  expect(light).toHaveBeenLastCalledWith(lit(2, "stones"));
  await tick();
  expect(stops()).toEqual([at(1, 2)]);
  await fireEvent.keyDown(at(1, 2), { key: "Escape" });
  expect(light).toHaveBeenLastCalledWith(null);
});

test("arrows lead from a number to the name of its category, which lights nothing", async () => {
  const light = vi.fn();
  const { container, at } = show(light);
  at(1, 0).focus();
  await fireEvent.keyDown(at(1, 0), { key: "ArrowLeft" });
  expect(document.activeElement?.textContent).toBe("category-stones");
  expect(light).toHaveBeenLastCalledWith(null);
  expect(container.querySelectorAll("[tabindex='0']")).toHaveLength(1);
});

test("a sheet that goes away leaves nothing lit", () => {
  const light = vi.fn();
  const { at, unmount } = show(light);
  at(0, 0).focus();
  unmount();
  expect(light).toHaveBeenLastCalledWith(null);
});

const chart: Chart = {
  palette: "painted",
  box: "0 0 24 24",
  categories: {
    temple: { colour: "purple", ink: "white", fill: "M0 0" },
    stones: { colour: "grey", ink: "black", line: "M1 1" },
  },
  round: () => 0,
};

test("the final sheet has a column for everybody, a part for each category with points, in its colour, sign and pattern", () => {
  const all = [
    { temple: 12, garden: 0, stones: 3 },
    { temple: 4, garden: 0, stones: -2 },
  ];
  const props = { points: all, names: ["Anna", "Béla"], sheet: true, chart, ofGame: speak, speak };
  const { container } = render(Score, { props });
  const bars = [...container.querySelectorAll(".bars .stack")];
  const heights = bars.map((one) => [...one.querySelectorAll<HTMLElement>(".part")].map(({ style }) => style.height));
  // Of 15 points above the line and 2 below it: what was lost stands below.
  const share = (points: number): string => `${(100 * points) / 17}%`;
  expect(heights).toEqual([
    [share(3), share(12)],
    [share(4), share(2)],
  ]);
  expect(bars.every((one) => one.closest("[aria-hidden=true]"))).toBe(true);
  const rows = [...container.querySelectorAll("tbody th[scope=row]")].map((one) => one.textContent.trim());
  expect(rows).toEqual(["category-temple", "category-stones", "page-total"]);
  const looks = [...container.querySelectorAll<HTMLElement>("th .paint")].map(({ style, innerHTML }) => [
    style.getPropertyValue("--paint"),
    style.backgroundImage,
    /d="([^"]*)"/.exec(innerHTML)?.[1],
  ]);
  expect(looks.map(([colour]) => colour)).toEqual(["purple", "grey"]);
  expect(looks.map(([, , sign]) => sign)).toEqual(["M0 0", "M1 1"]);
  expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
});
