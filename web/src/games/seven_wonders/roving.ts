import { beside, inRow, type Point } from "../../lib/arrows";

/** Scroll a region that scrolls in itself, and nothing around it, until the item is seen. */
function reveal(item: HTMLElement, region: HTMLElement): void {
  const [box, seen] = [item.getBoundingClientRect(), region.getBoundingClientRect()];
  region.scrollLeft += Math.min(0, box.left - seen.left) + Math.max(0, box.right - seen.right);
  region.scrollTop += Math.min(0, box.top - seen.top) + Math.max(0, box.bottom - seen.bottom);
}

/** The item above or below, where the items lie in several rows. */
function acrossRows(items: HTMLElement[], at: number, key: string): number | null {
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const points = items.map((item, place): Point & { place: number } => {
    const { x, y, width } = item.getBoundingClientRect();
    return { x: x + width / 2, y, place };
  });
  const from = points[at];
  return from ? (beside(points, from, key)?.place ?? null) : null;
}

/** Arrow keys inside a region: Tab stops at one item, the arrows, Home and End move between the items. */
export function roving(region: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const items = [...region.querySelectorAll<HTMLElement>("[data-item]")];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const to = at < 0 ? null : (acrossRows(items, at, event.key) ?? inRow(event.key, at, items.length));
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
