import type { Sheet } from "../contract";
import CardSheet from "./CardSheet.svelte";

export const sheet: Sheet = { component: CardSheet };
