/** Cards and stages in full words, as words.py says them. */
import type { Speak } from "../../lib/texts.svelte";
import { cardOf, chainedFrom, chainedTo, choiceOf, RESOURCES, stagesOf, type Card, type Effect } from "./components";
import { waysTo } from "./notation";
import type { HandCard, Side } from "./types";

export const cardName = (card: string, speak: Speak): string => speak(`card-${card}`);

export function costWords(cost: string, speak: Speak): string {
  if (!cost) return speak("cost-free");
  if (cost.includes("$")) return speak("cost-coins", { coins: cost.length });
  return [...new Set(cost)]
    .map((letter) => {
      const count = cost.split(letter).length - 1;
      const unit = speak(`resource-${RESOURCES[letter]}`);
      return count > 1 ? `${count} × ${unit}` : unit;
    })
    .join(", ");
}

export function kindsWords(kinds: string, speak: Speak): string {
  const any = choiceOf(kinds);
  if (any) return speak(`resource-any-${any}`);
  return [...kinds].map((kind) => speak(`resource-${RESOURCES[kind]}`)).join(" / ");
}

function effectWords(effect: Effect, speak: Speak): string {
  if (effect.produce)
    return speak("effect-produce", { kinds: kindsWords(effect.produce, speak), count: effect.count ?? 1 });
  if (effect.discount === "manufactured") return speak("effect-discount-manufactured");
  if (effect.discount) return speak(`effect-discount-${effect.from?.[0]}`);
  if (effect.science) {
    const symbol = effect.science.length > 1 ? "any" : effect.science[0];
    return speak("effect-science", { symbol: speak(`symbol-${symbol}`) });
  }
  if (effect.power) return speak(`power-${effect.power}`);
  const what = effect.points !== undefined ? "points" : effect.shields !== undefined ? "shields" : "coins";
  const value = effect[what] ?? 0;
  if (!effect.per) return speak(`effect-${what}`, { value });
  if (effect.per[0] === "complete") return speak(`effect-${what}-complete`, { value });
  const per = speak(`kind-${effect.per.join("-")}-per`);
  const where = effect.in?.length === 1 ? "self" : effect.in?.length === 2 ? "neighbours" : "all";
  return speak(`effect-${what}-per`, { value, per, scope: speak(`scope-${where}`) });
}

export function effectsWords(effects: Effect[], speak: Speak): string {
  return effects.map((effect) => effectWords(effect, speak)).join(", ");
}

export function chainWords(name: string, speak: Speak): string[] {
  const card = cardOf(name);
  const listed = (cards: Card[]): string => cards.map((one) => cardName(one.name, speak)).join(", ");
  const earlier = chainedFrom(card);
  const later = chainedTo(card);
  const words: string[] = [];
  if (earlier.length) words.push(speak("chain-from", { cards: listed(earlier) }));
  if (later.length) words.push(speak("chain-to", { cards: listed(later) }));
  return words;
}

export function cardWords(name: string, speak: Speak): string {
  const card = cardOf(name);
  return [costWords(card.cost, speak), effectsWords(card.effects, speak), ...chainWords(name, speak)].join("; ");
}

/** What a card in hand costs now, or what makes it free. */
export function priceWords({ card, cost }: HandCard, legal: string[], speak: Speak): string {
  const [cheapest] = waysTo("build", card, legal);
  if (cost === "trade" && cheapest) return speak("cost-coins", { coins: cheapest.left + cheapest.right });
  return speak(`price-${cost}`);
}

export function stageWords(wonder: string, side: Side, stage: number, speak: Speak): string {
  const facts = stagesOf(wonder, side)[stage];
  return facts ? `${costWords(facts.cost, speak)}; ${effectsWords(facts.effects, speak)}` : "";
}
