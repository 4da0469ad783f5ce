import { inRow } from "../../lib/arrows";

/** Scroll a region that scrolls in itself, and nothing around it, until the item is seen. */
function reveal(item: HTMLElement, region: HTMLElement): void {
  const [box, seen] = [item.getBoundingClientRect(), region.getBoundingClientRect()];
  region.scrollLeft += Math.min(0, box.left - seen.left) + Math.max(0, box.right - seen.right);
  region.scrollTop += Math.min(0, box.top - seen.top) + Math.max(0, box.bottom - seen.bottom);
}

/** Arrow keys inside a region: Tab stops at one item, the arrows, Home and End move between the items. */
export function roving(region: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const items = [...region.querySelectorAll<HTMLElement>("[data-item]")];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const to = at < 0 ? null : inRow(event.key, at, items.length);
    if (to === null) return;
    event.preventDefault();
    const item = items[to];
    if (!item) return;
    item.focus({ preventScroll: true });
    reveal(item, region);
  }
  region.addEventListener("keydown", move);
  return () => region.removeEventListener("keydown", move);
}
