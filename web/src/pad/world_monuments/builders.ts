import type { Builder, Builders } from "../builders";
import Stones from "./Stones.svelte";

export const builders: Builder[] = [{ name: "stones", categories: ["stones"], Component: Stones }];

export const label: Builders["label"] = () => "";
