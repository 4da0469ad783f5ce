/** What every part of the board knows and can do. */
import type { Speak } from "../../lib/texts.svelte";
import type { Lit } from "../../pieces/lit";
import type { Offer } from "./notation";
import type { Since } from "./since";
import type { View } from "./view";

/** What the pointer or the focus is on. */
export interface Pointed {
  /** The action it stands for, legal or not. */
  action: string;
  label: string;
}

export interface Around {
  view: View;
  seat: number | null;
  names: string[];
  offer: Offer;
  chosen: string | null;
  /** It waits for "confirm". */
  waits: boolean;
  pointed: Pointed | null;
  /** The number of somebody's score whose pieces are lit up, if any. */
  lit: Lit | null;
  /** What the others did since the own choice. */
  since: Since;
  speak: Speak;
  /** Takes the last step of the move under way back; null when there is none. */
  back: (() => void) | null;
  choose: (action: string) => void;
  point: (pointed: Pointed | null) => void;
}

export const isChoice = (event: KeyboardEvent): boolean => event.key === "Enter" || event.key === " ";
