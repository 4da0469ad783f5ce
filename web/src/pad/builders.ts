/** What a game brings for its pad: ways to build what is counted, and words for what is built. */
import type { Component } from "svelte";
import type { Speak } from "../lib/texts.svelte";
import type { Entry } from "./model";
import type { Pad } from "./writing.svelte";

export interface Building {
  pad: Pad;
  party: number;
  names: string[];
  ofGame: Speak;
}

export interface Builder {
  /** The message `pad-build-NAME`. */
  name: string;
  /** It is about one player, and does not lead to the others. */
  alone?: boolean;
  /** The categories that it counts. */
  categories: readonly string[];
  Component: Component<Building>;
}

export interface Builders {
  builders: Builder[];
  /** An entry that was built, in words; nothing, if it is not worth telling. */
  label: (entry: Entry, ofGame: Speak) => string;
}

const found = import.meta.glob<Builders>("./*/builders.ts");

export async function buildersOf(game: string): Promise<Builders> {
  const load = found[`./${game}/builders.ts`];
  return load ? load() : { builders: [], label: () => "" };
}
