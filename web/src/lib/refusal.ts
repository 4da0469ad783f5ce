/** Why something cannot be done, for people: the rule and its sentence; what was tried is on the screen. */
import type { Speak } from "./texts.svelte";
import type { Refusal } from "./wire";

export const reasonOf = ({ rule, message }: Refusal, ofGame: Speak): string =>
  rule ? `${rule}: ${ofGame(rule)}` : message;
