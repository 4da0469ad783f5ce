/** The parts of the view under the names that the board uses. */
import type { PHASES, SIDES } from "./view";

export type { Choice, City, HandCard, Own, View } from "./view";

export type Phase = (typeof PHASES)[number];
export type Side = (typeof SIDES)[number];
