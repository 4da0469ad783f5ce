import { title } from "../../games/ginkgopolis/words";
import type { Builder, Builders } from "../builders";
import Bonuses from "./Bonuses.svelte";
import City from "./City.svelte";
import Districts from "./Districts.svelte";

export const builders: Builder[] = [
  { name: "bonuses", categories: ["cards"], Component: Bonuses },
  { name: "districts", categories: ["districts"], Component: Districts },
  { name: "city", categories: ["districts", "cards"], Component: City },
];

export const label: Builders["label"] = ({ kind, keys }, speak) => {
  if (kind === "card" || kind === "counted") return title(String(keys[0]), speak);
  return kind === "share" ? speak("pad-district", { number: Number(keys[0]) }) : "";
};
