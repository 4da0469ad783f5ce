import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Speak } from "../lib/texts.svelte";
import type { Moment } from "../play/course";
import Controls from "./Controls.svelte";

const speak: Speak = (key, details = {}) => [key, ...Object.values(details).map(String)].join(" ");
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const begins = (round: number, step: number): Moment => ({ step, round, seat: null, scores: [], events: [] });
const rounds = [begins(1, 2), begins(2, 10), begins(3, 18)];

function at(step: number) {
  const show = vi.fn();
  const props = { step, drawn: step, steps: 20, rounds, show, ofGame: speak, speak };
  return { show, ...render(Controls, { props }) };
}

test.each([
  ["ArrowRight", 13],
  ["ArrowLeft", 11],
  ["Home", 0],
  ["End", 20],
  ["PageDown", 18],
  ["PageUp", 10],
  ["2", 10],
  ["3", 18],
])("%s leads from step 12 to step %i", async (key, to) => {
  const { show } = at(12);
  await fireEvent.keyDown(document.body, { key });
  expect(show).toHaveBeenCalledExactlyOnceWith(to);
});

test("there is no round before the first one, none after the last, and no other number", async () => {
  const first = at(2);
  await fireEvent.keyDown(document.body, { key: "PageUp" });
  expect(first.show).toHaveBeenCalledExactlyOnceWith(0);
  cleanup();
  const last = at(19);
  await fireEvent.keyDown(document.body, { key: "PageDown" });
  expect(last.show).toHaveBeenCalledExactlyOnceWith(20);
  expect(await fireEvent.keyDown(document.body, { key: "7" })).toBe(false); // nor is it one of the board
  expect(last.show).toHaveBeenCalledOnce();
});

test("keys of the board and of what is typed into stay theirs", async () => {
  const { show } = at(12);
  for (const html of ["<section class='board'><button></button></section>", "<input />"]) {
    const other = document.createElement("div");
    other.innerHTML = html;
    document.body.append(other);
    await fireEvent.keyDown(other.querySelector("button, input")!, { key: "ArrowRight" });
    other.remove();
  }
  expect(show).not.toHaveBeenCalled();
});

test("after a click on a button, arrows still work", async () => {
  const { show, getByRole } = at(12);
  await fireEvent.keyDown(getByRole("button", { name: "page-replay-forth" }), { key: "ArrowLeft" });
  expect(show).toHaveBeenCalledExactlyOnceWith(11);
});

test("it plays by itself, as fast as is wished, until the end; the speed is kept", async () => {
  vi.useFakeTimers();
  const { show, rerender, getByRole } = at(18);
  await fireEvent.keyDown(document.body, { key: " " });
  vi.advanceTimersByTime(1100);
  expect(show).toHaveBeenLastCalledWith(19);
  await rerender({ step: 19, drawn: 19 });
  await fireEvent.change(getByRole("combobox"), { target: { value: "slow" } });
  vi.advanceTimersByTime(1100);
  expect(show).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1100);
  expect(show).toHaveBeenLastCalledWith(20);
  await rerender({ step: 20, drawn: 20 });
  expect(getByRole("button", { name: "page-replay-run" })).toBeTruthy();
  expect(localStorage.getItem("tetrapolis-replay-speed")).toBe("slow");
});

test("the round is told in words, its ticks stand under the slider", () => {
  const { container, getByRole } = at(12);
  expect(container.querySelector(".round")?.textContent).toBe("round-title 2");
  expect(getByRole("slider").getAttribute("aria-valuetext")).toBe("page-replay-step 12 20, round-title 2");
  const ticks = [...container.querySelectorAll<HTMLElement>(".ticks span")];
  expect(ticks.map(({ style }) => style.left)).toEqual(["10%", "50%", "90%"]);
});
