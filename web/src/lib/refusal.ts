/** Why something cannot be done, for people: one plain sentence for the rule; what was tried is on the screen. */
import type { Speak } from "./texts.svelte";
import type { Refusal } from "./wire";

export const reasonOf = ({ rule, message }: Refusal, ofGame: Speak): string => (rule ? ofGame(`why-${rule}`) : message);
