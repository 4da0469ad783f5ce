/** The letters on stones: those of the language, so that no P on purple reads as the Hungarian red. */
import { speaker } from "../../lib/texts.svelte";
import type { Colour } from "./notation";

const speak = speaker("world_monuments");

export const letterOf = (colour: Colour): string => speak(`board-colour-letter-${colour}`);
