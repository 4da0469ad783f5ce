import { inRow } from "../../lib/arrows";

/** One tab stop for a row of things; arrows, Home and End move inside it. Things are marked with data-rove. */
export function rove(node: HTMLElement): () => void {
  const things = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-rove]")];
  const stop = (at: HTMLElement | undefined): void => {
    for (const one of things()) one.tabIndex = one === at ? 0 : -1;
  };
  const settle = (): void => {
    const all = things();
    stop(all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0]);
  };
  const keys = (event: KeyboardEvent): void => {
    const all = things();
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0) return;
    const to = inRow(event.key, here, all.length);
    const thing = to === null ? undefined : all[to];
    if (!thing) return;
    event.preventDefault();
    thing.focus();
  };
  const focused = (event: FocusEvent): void => {
    const thing = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (thing) stop(thing);
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", keys);
  node.addEventListener("focusin", focused);
  stop(things()[0]);
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", keys);
    node.removeEventListener("focusin", focused);
  };
}
