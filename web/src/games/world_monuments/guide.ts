/** What stands beside the rules: the game in short, its signs, its keys. */
import panels from "../../../../src/tetrapolis/games/world_monuments/summary.json";
import type { Guide } from "../contract";
import GuideSign from "./GuideSign.svelte";
import { COLOURS } from "./view";

const signs = [...COLOURS, "worker", "built"];

export const guide: Guide = { panels, signs, Sign: GuideSign, keys: ["turn", "zoom"] };
