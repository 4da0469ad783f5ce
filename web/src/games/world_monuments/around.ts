/** What every part of the board knows and can do. */
import type { Speak } from "../../lib/texts.svelte";
import type { Lit } from "../../pieces/lit";
import type { Offer } from "./notation";
import type { Shown } from "./shown";
import type { Since } from "./since";
import type { View } from "./view";

/** What the pointer or the focus is on. */
export interface Pointed {
  /** The action it stands for, legal or not. */
  action: string;
  /** As it is shown: without names of fields and slots, unless experts want them. */
  label: string;
}

export interface Around {
  view: View;
  seat: number | null;
  names: string[];
  offer: Offer;
  chosen: string | null;
  pointed: Pointed | null;
  /** The number of somebody's score whose pieces are lit up, if any. */
  lit: Lit | null;
  /** What the others did since the own choice. */
  since: Since;
  /** What is outlined, because it is told of. */
  shown: Shown;
  speak: Speak;
  notation: boolean;
  compact: boolean;
  choose: (action: string) => void;
  point: (pointed: Pointed | null) => void;
}

export const isChoice = (event: KeyboardEvent): boolean => event.key === "Enter" || event.key === " ";
