import { inRow } from "../../lib/arrows";

/** Arrow keys inside a region: Tab stops at one item, the arrows, Home and End move between the items. */
export function roving(region: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const items = [...region.querySelectorAll<HTMLElement>("[data-item]")];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const to = at < 0 ? null : inRow(event.key, at, items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  }
  region.addEventListener("keydown", move);
  return () => region.removeEventListener("keydown", move);
}
