/** What stands beside the rules: the game in short, its signs, its keys. */
import panels from "../../../../src/tetrapolis/games/akropolis/summary.json";
import type { Guide } from "../contract";
import GuideSign from "./GuideSign.svelte";
import { DISTRICTS } from "./view";

const signs = [...DISTRICTS, "quarry", ...DISTRICTS.map((district) => `plaza-${district}`), "stone", "level"];

export const guide: Guide = { panels, signs, Sign: GuideSign, keys: ["number", "turn", "zoom"] };
