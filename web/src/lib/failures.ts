/** What went wrong, in words. */
import { Refused } from "./api";
import { site } from "./site";
import { speaker } from "./texts.svelte";
import type { Refusal } from "./wire";

/** Nobody answered: the server, or where there is none, whoever hands out the page's files. */
export const unanswered = (): string => speaker()(site.served ? "page-offline" : "page-unloaded");

/** Why something was not done: it was refused, or nobody answered. */
export const failureOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { error: "offline", message: unanswered(), rule: null };
