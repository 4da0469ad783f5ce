/** Focus never scrolls by itself: what a person uses stays where it is. */
export function focusOn(element: HTMLElement | SVGElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

/** For keys that lead somewhere else on the page: there must be something to see. */
export function goTo(element: HTMLElement | SVGElement | null | undefined): void {
  focusOn(element);
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
