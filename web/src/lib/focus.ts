type Focusable = HTMLElement | SVGElement;

/** Focus never scrolls by itself: what a person uses stays where it is. */
export function focusOn(element: Focusable | null | undefined): void {
  element?.focus({ preventScroll: true });
}

/** For keys that lead somewhere else on the page: there must be something to see. */
export function goTo(element: Focusable | null | undefined): void {
  focusOn(element);
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Whether an element is there, in sight and not disabled. */
export const mayHaveFocus = (element: Focusable): boolean =>
  element.isConnected && !element.matches(":disabled") && element.checkVisibility({ visibilityProperty: true });

/** Whoever uses a region by keys never loses the focus: when what had it is gone, hidden or disabled, `next` has it. */
export function holdFocus(next: () => Focusable | null | undefined): (region: HTMLElement) => () => void {
  return (region) => {
    let held: Focusable | null = null;
    let frame = 0;
    function hold(): void {
      const now = document.activeElement as Focusable | null;
      if (now === document.body) return;
      held = now && region.contains(now) && now.matches(":focus-visible") ? now : null;
    }
    function release(): void {
      held = null;
    }
    function goOn(): void {
      const now = document.activeElement;
      const isElsewhere = now !== null && now !== document.body && now !== held;
      if (held && !isElsewhere && !mayHaveFocus(held)) focusOn(next());
    }
    /** What only the width of the window decides is not known before all is laid out. */
    function resized(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(goOn);
    }
    const watcher = new MutationObserver(goOn);
    watcher.observe(region, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["class", "disabled", "hidden"],
    });
    document.addEventListener("focusin", hold);
    document.addEventListener("keydown", hold, true);
    document.addEventListener("pointerdown", release, true);
    window.addEventListener("resize", resized);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      document.removeEventListener("focusin", hold);
      document.removeEventListener("keydown", hold, true);
      document.removeEventListener("pointerdown", release, true);
      window.removeEventListener("resize", resized);
    };
  };
}
