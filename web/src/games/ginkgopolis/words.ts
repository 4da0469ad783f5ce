/** Cards, buildings and actions in full words; bonuses in the same sentences as in words.py. */
import type { Speak } from "../../lib/texts.svelte";
import { MANIFEST } from "./manifest";
import { isLetter, parse, thing } from "./notation";
import { GOODS, type Cell, type CityBuilding, type Goods, type View } from "./view";

export function title(name: string, speak: Speak): string {
  const one = thing(name);
  if (one.kind === "letter") return speak("letter", { detail: one.letter });
  if (one.kind === "character") return speak(`character-${one.number}`);
  return speak(`tile-${one.colour}`, { detail: one.number });
}

export const titles = (names: string[], speak: Speak): string => names.map((name) => title(name, speak)).join(", ");

export function goodsWords(goods: Partial<Goods>, speak: Speak): string {
  return GOODS.filter((good) => goods[good])
    .map((good) => speak(`goods-${good}`, { detail: goods[good] ?? 0 }))
    .join(", ");
}

export function bonusWords(name: string, speak: Speak): string {
  const bonus = MANIFEST.box.bonuses[name];
  if (!bonus) return "";
  if (bonus.trigger) {
    const said = speak(`bonus-${bonus.trigger}`, { goods: goodsWords(bonus.gain, speak) });
    return bonus.start ? speak("bonus-start", { bonus: said, goods: goodsWords(bonus.start, speak) }) : said;
  }
  const end = bonus.end;
  if (!end) return "";
  const points = speak("goods-points", { detail: end.points });
  const [least = 0, most = null] = end.floors ?? [];
  switch (end.kind) {
    case "resources":
      return speak("end-resources", { points, colour: speak(`colour-${end.colour}`) });
    case "buildings":
      return most === null ? speak("end-tall", { points, least }) : speak("end-low", { points, most });
    case "trigger":
      return speak("end-trigger", { points, trigger: speak(`trigger-${end.trigger}`) });
    case "colour":
      return speak("end-colour", { points, colour: speak(`colour-${end.colour}`) });
    default:
      return speak("end-flat", { points });
  }
}

/** A card of the hand: its name, where it leads, its bonus. */
export function cardWords(card: string, view: View, names: string[], speak: Speak): string {
  if (isLetter(card)) {
    const cell = markerAt(card, view);
    return cell
      ? speak("board-letter-card", { letter: card, place: placeWords(cell, view, speak) })
      : speak("board-letter", { letter: card });
  }
  const building = view.city.find((one) => one.tile === card);
  const place = building ? buildingWords(building, names, speak) : title(card, speak);
  return speak("board-building-card", { building: place, bonus: bonusWords(card, speak) });
}

/** Where the marker of a letter lies; not the one that moves. */
export const markerAt = (letter: string, { markers }: View): Cell | undefined =>
  markers[letter as keyof typeof markers];

/** A cell beside a building, named after it. */
export function placeWords([x, y]: Cell, view: View, speak: Speak): string {
  const name = view.places.find((place) => place.x === x && place.y === y)?.name;
  const [side, colour, number] = (name ?? "").split(" ");
  return number === undefined ? "" : speak(`place-${side}-${colour}`, { detail: Number(number) });
}

export function buildingWords(one: CityBuilding, names: string[], speak: Speak): string {
  const parts = [
    title(one.tile, speak),
    speak("board-floors", { count: one.height }),
    one.owner === null ? speak("board-no-owner") : speak("board-owner", { name: names[one.owner] ?? "" }),
  ];
  if (one.site) parts.push(speak("board-site"));
  return parts.join(", ");
}

/** What an action does, as the terminal says it. */
export function actionWords(action: string, view: View, speak: Speak): string {
  const one = parse(action);
  const letter = view.moving_letter ?? "";
  switch (one.kind) {
    case "lay": {
      const card = title(one.card, speak);
      if (one.tile === null) return speak("action-exploit", { card });
      const tile = title(one.tile, speak);
      return isLetter(one.card) ? speak("action-urbanize", { card, tile }) : speak("action-construct", { card, tile });
    }
    case "marker":
      return one.shift
        ? speak("action-shift", {
            letter,
            other: view.shifts[one.shift] ?? "",
            place: placeWords([one.x, one.y], view, speak),
          })
        : speak("action-marker", { letter, place: placeWords([one.x, one.y], view, speak) });
    case "return":
      return one.tiles.length
        ? speak("action-return", { faces: titles(one.tiles, speak) })
        : speak("action-return-nothing");
    case "keep":
      return bonusWords(`character ${one.character}`, speak);
    default:
      return speak(`action-${one.text.replace(" ", "-")}`);
  }
}
