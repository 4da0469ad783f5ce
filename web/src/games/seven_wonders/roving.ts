/** Arrow keys inside a region: Tab stops at one item, the arrows, Home and End move between the items. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where a key leads from an item, or null if it leads nowhere. */
function target(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (at + step + count) % count;
}

export function roving(region: HTMLElement): () => void {
  function move(event: KeyboardEvent): void {
    const items = [...region.querySelectorAll<HTMLElement>("[data-item]")];
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const to = at < 0 ? null : target(event.key, at, items.length);
    if (to === null) return;
    event.preventDefault();
    items[to]?.focus();
  }
  region.addEventListener("keydown", move);
  return () => region.removeEventListener("keydown", move);
}
