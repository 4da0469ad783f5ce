import type { Builder, Builders } from "../builders";
import City from "./City.svelte";

export const builders: Builder[] = [
  { name: "city", alone: true, categories: ["house", "market", "barracks", "temple", "garden"], Component: City },
];

export const label: Builders["label"] = ({ kind, keys }, speak) =>
  kind === "tile" ? speak("pad-tile", { number: Number(keys[0]) }) : "";
