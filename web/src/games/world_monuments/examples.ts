/** The drawn examples of the rules; the engine checks every figure in them (tests/rulebook/world_monuments). */
import examples from "../../../../src/tetrapolis/games/world_monuments/examples.json";
import type { Examples } from "../contract";
import ExamplePicture from "./ExamplePicture.svelte";

export const drawn: Examples = { examples, Picture: ExamplePicture };
