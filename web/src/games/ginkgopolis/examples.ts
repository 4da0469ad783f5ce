/** The drawn examples of the rules; the engine checks every figure in them (tests/rulebook/ginkgopolis). */
import examples from "../../../../src/tetrapolis/games/ginkgopolis/examples.json";
import type { Examples } from "../contract";
import ExamplePicture from "./ExamplePicture.svelte";

export const drawn: Examples = { examples, Picture: ExamplePicture };
