/** Which number of the score sheet is touched: the one under the pointer or the focus, else the one that a tap holds. */
import { tick } from "svelte";
import { mayMove } from "../lib/motion";
import type { Lit } from "./lit";

const same = (a: Lit | null, b: Lit | null): boolean => a?.party === b?.party && a?.category === b?.category;

export class Touch {
  #near = $state.raw<Lit | null>(null);
  #kept = $state.raw<Lit | null>(null);

  constructor(private readonly tell: (lit: Lit | null) => void) {}

  get now(): Lit | null {
    return this.#near ?? this.#kept;
  }

  on = (lit: Lit): boolean => same(this.now, lit);
  held = (lit: Lit): boolean => same(this.#kept, lit);

  enter(lit: Lit): void {
    this.#set(lit, this.#kept);
  }

  /** The pointer has gone; another number may have the focus by now. */
  out(lit: Lit): void {
    if (same(this.#near, lit)) this.#set(null, this.#kept);
  }

  leave(): void {
    this.#set(null, null);
  }

  /** A second tap puts out what the first one has lit. */
  press(lit: Lit): boolean {
    const held = this.held(lit);
    if (held) this.leave();
    else this.#set(lit, lit);
    return !held;
  }

  #set(near: Lit | null, kept: Lit | null): void {
    const before = this.now;
    this.#near = near;
    this.#kept = kept;
    if (!same(before, this.now)) this.tell(this.now);
  }
}

/** So much of the screen, from above, may be covered by the banner. */
const COVERED = 0.2;

/** After a tap: if no lit piece can be seen, scroll to the first. */
export async function bringToSight(): Promise<void> {
  await tick();
  const pieces = [...document.querySelectorAll("[data-lit]")];
  const seen = pieces.some((piece) => {
    const { top, bottom } = piece.getBoundingClientRect();
    return bottom > COVERED * innerHeight && top < innerHeight;
  });
  if (!seen) pieces[0]?.scrollIntoView({ block: "center", behavior: mayMove() ? "smooth" : "auto" });
}
