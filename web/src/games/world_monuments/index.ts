import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import { ask } from "./words";

export const page: GamePage = { Board, ask };
