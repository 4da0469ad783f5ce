/** Cards and stages in full words, as words.py says them. */
import type { Speak } from "../../lib/texts.svelte";
import { cardOf, chainedFrom, chainedTo, GOODS, RESOURCES, stagesOf, type Effect, type Side } from "./components";
import type { Gain } from "./manifest";
import type { Move } from "./moves.svelte";
import { waysTo } from "./notation";
import type { HandCard } from "./view";

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
  const any = Object.entries(GOODS).find(([, all]) => all.length === kinds.length);
  if (any) return speak(`resource-any-${any[0]}`);
  return [...kinds].map((kind) => speak(`resource-${RESOURCES[kind]}`)).join(" / ");
}

function effectWords(effect: Effect, speak: Speak): string {
  switch (effect.type) {
    case "produce":
      return speak("effect-produce", { kinds: kindsWords(effect.kinds, speak), count: effect.count });
    case "discount":
      return effect.goods === "manufactured"
        ? speak("effect-discount-manufactured")
        : speak(`effect-discount-${effect.sides[0]}`);
    case "science": {
      const symbol = effect.symbols.length > 1 ? "any" : effect.symbols[0];
      return speak("effect-science", { symbol: speak(`symbol-${symbol}`) });
    }
    case "power":
      return speak(`power-${effect.name}`);
    case "gain":
      return gainWords(effect, speak);
  }
}

function gainWords({ what, value, per, scope }: Gain, speak: Speak): string {
  if (!per.length) return speak(`effect-${what}`, { value });
  if (per[0] === "complete") return speak(`effect-${what}-complete`, { value });
  const counted = speak(`kind-${per.join("-")}-per`);
  const where = scope.length === 1 ? "self" : scope.length === 2 ? "neighbours" : "all";
  return speak(`effect-${what}-per`, { value, per: counted, scope: speak(`scope-${where}`) });
}

export function effectsWords(effects: Effect[], speak: Speak): string {
  return effects.map((effect) => effectWords(effect, speak)).join(", ");
}

export function chainWords(name: string, speak: Speak): string[] {
  const listed = (cards: string[]): string => cards.map((card) => cardName(card, speak)).join(", ");
  const earlier = chainedFrom(name);
  const later = chainedTo(name);
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

/** What a city did in a turn. */
export function moveWords(move: Move, speak: Speak): string {
  if (move.kind === "build") return cardName(move.card, speak);
  return move.kind === "stage" ? speak("move-stage", { number: move.number }) : speak("move-sell");
}
