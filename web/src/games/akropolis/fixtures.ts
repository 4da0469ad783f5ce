/** Recorded positions, and a board that shows one: for tests. */
import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { Speak } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import four from "./fixtures-4.json";
import two from "./fixtures-2.json";
import type { View } from "./view";

export interface Shot {
  seat: number | null;
  pending: number[];
  legal: string[];
  view: View;
}
export const shots = [...two, ...four] as Shot[];
export const asked = shots.filter((shot) => shot.legal.length > 0);
/** Texts by their names. */
export const key: Speak = (name, details = {}) => [name, ...Object.values(details).map(String)].join(" ");

export function nameOf(one: HTMLElement): string {
  const words = one.getAttribute("aria-label") ?? one.querySelector(".visually-hidden")?.textContent ?? one.textContent;
  return words.trim();
}

export function open(shot: Shot, more: Record<string, unknown> = {}) {
  const choose = vi.fn<(action: string) => void>();
  const look = vi.fn<(action: string | null) => void>();
  const names = shot.view.players.map((_, party) => `Name ${party}`);
  const props = {
    ...shot,
    names,
    seats: [],
    speak: key,
    choose,
    look,
    preview: null,
    chosen: null,
    compact: false,
    ...more,
  };
  const shown = render(Board, { props });
  const find = (selector: string): HTMLElement[] => [...shown.container.querySelectorAll<HTMLElement>(selector)];
  return {
    ...shown,
    choose,
    look,
    tiles: () => find("ol button"),
    spots: () => find(".spot"),
    cells: () => find(".cell"),
    /** Buttons whose name begins so: much faster than asking for roles. */
    named: (words: string) => find("button").filter((one) => nameOf(one).startsWith(words)),
    button: (words: string) => find("button").find((one) => nameOf(one) === words) as HTMLElement,
    list: (label: string) => find(`ul[aria-label^="${label}"]`)[0],
    heading: () => find("h2")[0]?.textContent,
  };
}
