/** What lies behind and beside a screen, with what a choice would change. */
import type { Speak } from "../../lib/texts.svelte";
import type { Preview } from "../../lib/wire";
import type { GlyphName } from "./glyphs";
import type { Party } from "./view";

export interface Pile {
  sign: GlyphName;
  /** Null: nobody else may know it. */
  count: number | null;
  text: string;
  change: number;
  /** The category of the score that the pile is a number of by itself. */
  category: string | null;
}

/** What a pile is, and how it counts if it is a number of the score. */
export const meaningOf = ({ text, category }: Pile, speak: Speak): string =>
  category ? speak(`category-${category}-why`) : text;

export function stockOf(party: Party, preview: Preview | null, speak: Speak): Pile[] {
  const known = preview?.type === "previewed" ? preview : null;
  const pile = (
    sign: GlyphName,
    count: number | null,
    text: string,
    change = 0,
    category: string | null = null,
  ): Pile => ({
    sign,
    count,
    text,
    change,
    category,
  });
  return [
    pile("resources", party.resources ?? null, speak("column-resources"), known?.goods["resources"]),
    pile("tiles", party.tiles ?? null, speak("column-tiles"), known?.goods["tiles"]),
    pile("points", party.points["points"] ?? null, speak("column-points"), known?.points["points"], "points"),
    pile("supply", party.supply, speak("board-resource-supply")),
    pile("token", party.tokens, speak("column-tokens"), 0, "tokens"),
  ];
}
