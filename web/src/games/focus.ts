/** The focus of somebody who plays by keyboard does not get lost when what had it goes away. */
import { tick } from "svelte";
import { focusOn } from "../lib/focus";

/** Call before the board changes; `next` finds where to go on. */
export async function keepFocus(
  board: HTMLElement | undefined,
  next: () => HTMLElement | SVGElement | null | undefined,
): Promise<void> {
  if (!board?.querySelector(":focus-visible")) return;
  await tick();
  const lost = document.activeElement === document.body || document.activeElement === null;
  if (lost && board.isConnected) focusOn(next());
}
