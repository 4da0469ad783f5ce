import type { Speak } from "../../lib/texts.svelte";
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import type { View } from "./view";

/** What is asked of the seat now. */
function ask(view: View, seat: number, speak: Speak): string {
  const cards = view.own?.hand.length ?? 0;
  switch (view.phase) {
    case "cards":
      return speak("ask-cards", { cards });
    case "dig":
    case "seventh":
      return view.chooser === seat ? speak(`ask-${view.phase}`) : "";
    case "boards":
    case "sides":
      return speak(`ask-${view.phase}`);
    case "over":
      return "";
  }
}

export const page: GamePage = { Board, ask };
