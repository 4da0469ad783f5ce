import type { GamePage } from "../contract";
import type { Speak } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import type { View } from "./view";

/** What is asked of the seat, in one sentence. */
function ask(view: View, seat: number, speak: Speak): string {
  switch (view.phase) {
    case "marker":
      return view.actor === seat
        ? speak("board-ask-marker", { letter: view.moving_letter ?? "" })
        : speak("board-ask-marker-hal", { letter: view.moving_letter ?? "" });
    case "over":
      return speak("phase-over");
    default:
      return speak(`board-ask-${view.phase}`);
  }
}

export const page: GamePage = { Board, ask };
