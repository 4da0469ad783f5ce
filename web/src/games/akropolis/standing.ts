/** How a party stands. */
import type { Builder } from "./view";

/** Whether it has a city: the architect of solo play collects tiles and builds nothing. */
export const builds = (party: Builder): boolean => !party.rival;
