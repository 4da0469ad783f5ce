/** What laying a card, alone or with a tile, costs and brings as the table stands. Only for the eye: the server decides. */
import { bonusOf, GOOD_OF, GOODS, noGoods, type Goods } from "./facts";
import { neighbours } from "./geometry";
import { colourOf, isLetter, numberOf } from "./notation";
import type { BuildingView, Cell, TableView, Trigger } from "./types";

export interface Outlook {
  trigger: Trigger;
  target: Cell | null;
  /** Points for a lower number, a resource for another colour, resources to be put on the building. */
  points: number;
  change: number;
  placed: number;
  /** Own resources that come back from the building first. */
  back: number;
  /** The owner who is covered, and the points that owner gets. */
  covered: { party: number; points: number } | null;
  /** From the building or its neighbours; one good of free choice for a letter alone. */
  yields: Goods;
  choice: boolean;
  bonuses: Goods;
  /** The building card that joins the tableau. */
  kept: string | null;
}

export function outlook(view: TableView, party: number, card: string, tile: string | null): Outlook {
  const trigger: Trigger = tile === null ? "exploit" : isLetter(card) ? "urbanize" : "construct";
  const building = view.city.find((one) => one.tile === card);
  const target = targetOf(view, card);
  const plan: Outlook = {
    trigger,
    target,
    points: 0,
    change: 0,
    placed: 0,
    back: 0,
    covered: null,
    yields: noGoods(),
    choice: tile === null && isLetter(card),
    bonuses: bonuses(view, party, trigger),
    kept: null,
  };
  if (trigger === "exploit" && building) add(plan.yields, building);
  if (trigger === "urbanize" && target) {
    plan.placed = 1;
    for (const one of neighbours(target, view.city)) add(plan.yields, one);
  }
  if (trigger === "construct" && building && tile) {
    plan.points = Math.max(0, numberOf(card) - numberOf(tile));
    plan.change = colourOf(card) === colourOf(tile) ? 0 : 1;
    plan.placed = building.height + 1;
    plan.back = building.owner === party ? building.height : 0;
    if (building.owner !== null && building.owner !== party) plan.covered = { party: building.owner, points: building.height };
    plan.kept = card;
  }
  return plan;
}

export function targetOf(view: TableView, card: string): Cell | null {
  if (isLetter(card)) return view.markers[card] ?? null;
  const building = view.city.find((one) => one.tile === card);
  return building ? [building.x, building.y] : null;
}

/** What the bonuses of a tableau bring with each action of a kind. */
export function bonuses(view: TableView, party: number, trigger: Trigger): Goods {
  const sum = noGoods();
  for (const name of view.players[party]?.tableau ?? []) {
    const bonus = bonusOf(name);
    if (bonus?.trigger === trigger) for (const good of GOODS) sum[good] += bonus.gain[good];
  }
  return sum;
}

/** The buildings that count for a card of a tableau at the end. */
export function buildingsFor(view: TableView, party: number, card: string): Cell[] {
  const end = bonusOf(card)?.end;
  const counts = (one: BuildingView): boolean =>
    end?.kind === "resources"
      ? colourOf(one.tile) === end.colour
      : end?.kind === "buildings"
        ? one.height >= end.least && one.height <= end.most
        : false;
  return view.city.filter((one) => one.owner === party && counts(one)).map((one) => [one.x, one.y]);
}

function add(goods: Goods, building: BuildingView): void {
  goods[GOOD_OF[colourOf(building.tile)]] += building.height;
}
