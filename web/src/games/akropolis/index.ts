import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import type { View } from "./view";

export const page: GamePage = {
  Board,
  ask(view: View, seat, speak) {
    if (view.over) return speak("board-over");
    if (view.turn !== seat) return speak("ask-wait");
    return speak("ask-build", { stones: view.players[seat]?.stones ?? 0 });
  },
};
