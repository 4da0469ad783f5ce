/** The drawn examples of the rules; the engine checks every figure in them (tests/rulebook/akropolis). */
import examples from "../../../../src/tetrapolis/games/akropolis/examples.json";
import type { Examples } from "../contract";
import ExamplePicture from "./ExamplePicture.svelte";
import ExampleParts from "./ExampleParts.svelte";

export const drawn: Examples = { examples, Picture: ExamplePicture, Parts: ExampleParts };
