/** The signs by which an earlier card makes a later one free (SW-37). */
import { MANIFEST } from "./manifest";

export const CHAIN_SIGNS: readonly string[] = [...new Set(MANIFEST.box.cards.flatMap(({ gives }) => gives))];
