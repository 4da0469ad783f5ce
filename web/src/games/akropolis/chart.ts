/** The categories in the colours of the districts, with the signs of the hexes; a match by rounds. */
import type { Chart } from "../contract";
import "./palette.css";
import { SIGNS, type Kind } from "./pieces";
import type { View } from "./view";

const painted = (kind: Kind, ink: string) => ({
  colour: `var(--${kind})`,
  ink,
  fill: SIGNS[kind].body,
});

export const chart: Chart = {
  palette: "akropolis",
  box: "-12 -12 24 24",
  categories: {
    house: painted("house", "#fff7e6"),
    market: painted("market", "#33240a"),
    barracks: painted("barracks", "#fff7e6"),
    temple: painted("temple", "#fff7e6"),
    garden: painted("garden", "#fff7e6"),
    stones: {
      colour: "#d8cfbf",
      ink: "#37322a",
      line: "M-7.5 -4L0 -8 7.500 -4V4.500L0 8.500-7.500 4.500ZM-7.500 -4L0 0 7.500 -4M0 0V8.500",
    },
    quarries: { colour: "var(--quarry)", ink: "#26221b", line: "M-10 9L-4 -6 1 2 4 -3 10 9ZM-3 9L-1 4M4 9L3 5" },
  },
  round: (view: View) => view.round,
};
