import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Speak } from "../lib/texts.svelte";
import type { Moment } from "../play/course";
import Course from "./Course.svelte";

const speak: Speak = (key, details = {}) => [key, ...Object.values(details).map(String)].join(" ");
afterEach(cleanup);

const course = Array.from({ length: 9 }, (_, step): Moment => ({
  step,
  seat: step ? step % 2 : null,
  round: 1 + Math.floor(step / 4),
  scores: [
    { house: step, stones: 1 },
    { house: 2 * step, stones: -1 },
  ],
  events: [],
}));

function show() {
  const shown = render(Course, { props: { course, names: ["Anna", "Béla"], ofGame: speak, speak } });
  const find = (what: string): Element[] => [...shown.container.querySelectorAll(what)];
  return { ...shown, find };
}

test("a line for everybody, told apart without colour, with the points at its end and a name for all", () => {
  const { find } = show();
  const lines = find("polyline");
  expect(lines.map((one) => one.getAttribute("points")?.split(" ").length)).toEqual([9, 9]);
  expect(new Set(lines.map((one) => one.getAttribute("stroke-dasharray"))).size).toBe(2);
  expect(find("text.end").map((one) => one.textContent)).toEqual(["9", "15"]);
  expect(find(".tick")).toHaveLength(3);
  expect(find("svg[role=img]")[0]?.getAttribute("aria-label")).toBe("page-course-about");
});

test("the table says the same in numbers, at the beginning of every round and at the end", async () => {
  const { find, getByRole } = show();
  await fireEvent.click(getByRole("button", { name: "page-course-table" }));
  const rows = find("tbody tr").map((row) => [...row.children].map((cell) => cell.textContent.trim()));
  expect(rows.map(([step]) => step)).toEqual(["0round-title 1", "4round-title 2", "8round-title 3"]);
  expect(rows.map(([, ...points]) => points)).toEqual([
    ["1", "−1"],
    ["5", "7"],
    ["9", "15"],
  ]);
});
