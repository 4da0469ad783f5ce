/** What makes a number of the score: built stones or gems. All other points are to be seen only on the score track. */
import type { Lit } from "../../pieces/lit";
import { MANIFEST } from "./manifest";
import type { Colour } from "./notation";
import type { BoardSlot, View } from "./view";

/** The rules that say where points come from that no built stone makes. */
export const RULES: Record<string, string> = { start: "WM-5", black: "WM-28", losses: "WM-39", gems: "WM-49" };

export const makesIt = (lit: Lit | null, slot: BoardSlot): boolean =>
  lit?.category === "stones" && slot.builder === lit.party;

export const isDim = (lit: Lit | null, slot: BoardSlot): boolean =>
  lit?.category === "stones" && slot.builder !== lit.party;

/** As long as the number of the gems is 0, nothing makes it. */
export const inHand = (lit: Lit | null, party: number, view: View, colour: Colour): boolean =>
  lit?.category === "gems" &&
  lit.party === party &&
  colour === MANIFEST.box.gem &&
  Boolean(view.players[party]?.points.gems);

export const onTrack = (lit: Lit | null, party: number): boolean =>
  lit?.party === party && lit.category !== "stones" && lit.category !== "gems";
