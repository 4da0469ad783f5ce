/** What stands beside the rules: the game in short, its signs, its keys. */
import panels from "../../../../src/tetrapolis/games/seven_wonders/summary.json";
import type { Guide } from "../contract";
import GuideSign from "./GuideSign.svelte";
import { CHAIN_SIGNS } from "./chains";

const COLOURS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"].map((colour) => `colour-${colour}`);
const RAW = ["wood", "stone", "clay", "ore"];
const MANUFACTURED = ["glass", "papyrus", "textile"];
const SCIENCE = ["compass", "gear", "tablet", "star"];
const GAINS = ["coin", "points", "shield", "victory", "defeat"];
const COUNTED = ["card", "stages", "complete"];
const CITIES = ["left", "here", "right", "sun", "moon", "dig", "pile"];
const STATES = ["check", "lock", "thinking"];

const signs = [...COLOURS, ...RAW, ...MANUFACTURED, ...GAINS, ...SCIENCE, "chain", ...CITIES, ...COUNTED, ...STATES];

/** Every emblem that is drawn somewhere is among the signs, those of chains together. */
export const EMBLEMS = [...signs.filter((sign) => sign !== "chain" && !COLOURS.includes(sign)), ...CHAIN_SIGNS];

export const guide: Guide = { panels, signs, Sign: GuideSign, keys: ["number"] };
