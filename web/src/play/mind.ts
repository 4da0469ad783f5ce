/** What bots of a game think with, read from its manifest. */
import type { Mind } from "../engine/thinking";
import type { Thinking } from "../games/manifest";

/** The numbers of a game as its manifest has them. */
export function mindOf(thinking: Thinking): Mind {
  const weights = BigInt64Array.from(Object.values(thinking.weights), BigInt);
  const { learned } = thinking;
  if (!learned) return { weights, knobs: Object.values(thinking.knobs), learned: null };
  const words = new BigInt64Array(Uint8Array.from(atob(learned.words), (one) => one.charCodeAt(0)).buffer);
  const all = new BigInt64Array(weights.length + words.length);
  all.set(weights);
  all.set(words, weights.length);
  const more = { weights: all, knobs: Object.values(learned.knobs), learned: null };
  return { weights, knobs: Object.values(thinking.knobs), learned: more };
}
