/** The cards before a screen, sorted by what sets them off (GK-21). */
import { MANIFEST } from "./manifest";
import { TRIGGERS, type Goods, type View } from "./view";

const { bonuses } = MANIFEST.box;

export interface Group {
  /** Null: at the end. */
  trigger: (typeof TRIGGERS)[number] | null;
  cards: string[];
  colours: Record<string, string>;
  /** What they bring together, whenever the action is taken. */
  goods: Goods | null;
}

export function groupsOf(view: View, party: number): Group[] {
  const player = view.players[party];
  return [...TRIGGERS, null].map((trigger) => {
    const cards = (player?.tableau ?? []).filter((card) => (bonuses[card]?.trigger ?? null) === trigger);
    const colours = Object.fromEntries(cards.map((card) => [card, bonuses[card]?.colour ?? ""]));
    return { trigger, cards, colours, goods: trigger && player && cards.length ? player.bonuses[trigger] : null };
  });
}
