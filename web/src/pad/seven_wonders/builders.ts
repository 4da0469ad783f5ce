import type { Builder, Builders } from "../builders";
import Cards from "./Cards.svelte";

export const builders: Builder[] = [
  { name: "cards", categories: ["blue", "yellow", "green", "purple"], Component: Cards },
];

export const label: Builders["label"] = ({ kind, keys }, speak) => (kind === "card" ? speak(`card-${keys[0]}`) : "");
