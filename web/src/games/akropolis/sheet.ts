import type { Sheet } from "../contract";
import PlayerAid from "./PlayerAid.svelte";

export const sheet: Sheet = { component: PlayerAid };
