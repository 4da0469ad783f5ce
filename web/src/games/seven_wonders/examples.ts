/** The drawn examples of the rules; the engine checks every figure in them (tests/rulebook/seven_wonders). */
import examples from "../../../../src/tetrapolis/games/seven_wonders/examples.json";
import type { Examples } from "../contract";
import ExamplePicture from "./ExamplePicture.svelte";

export const drawn: Examples = { examples, Picture: ExamplePicture };
