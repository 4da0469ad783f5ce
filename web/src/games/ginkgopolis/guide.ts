/** What stands beside the rules: the game in short, its signs, its keys. */
import panels from "../../../../src/tetrapolis/games/ginkgopolis/summary.json";
import type { Guide } from "../contract";
import { GLYPHS } from "./glyphs";
import GuideSign from "./GuideSign.svelte";
import { COLOURS } from "./view";

const signs = [...COLOURS, "floors", "leaf", ...Object.keys(GLYPHS)];

export const guide: Guide = { panels, signs, Sign: GuideSign, keys: ["number", "zoom"] };
