/** The categories in the colours of the cards, with their marks; a match by Ages. */
import type { Chart } from "../contract";
import "./palette.css";
import { MARKS } from "./symbols";
import type { View } from "./view";

const light = "#fffaf0";
const dark = "#2b2418";
const cards = (colour: string, ink: string) => ({ colour: `var(--kind-${colour})`, ink, fill: MARKS[colour] ?? "" });

export const chart: Chart = {
  palette: "wonder-colours",
  box: "0 0 24 24",
  categories: {
    wonder: { colour: "var(--wood-light)", ink: dark, line: "M12 3l10 18H2zM8.700 9h6.600M5.400 15h13.200" },
    treasury: {
      colour: "var(--papyrus-dim)",
      ink: dark,
      line: "M12 2.500a9.500 9.500 0 1 0 .01 0zM12 7.500a4.500 4.500 0 1 0 .01 0z",
    },
    conflicts: {
      colour: "var(--kind-red)",
      ink: light,
      fill: "M12 2l8.500 2.600v7c0 5-3.600 8.700-8.500 10.400-4.900-1.700-8.500-5.400-8.500-10.400v-7z",
    },
    blue: cards("blue", light),
    yellow: cards("yellow", dark),
    green: cards("green", light),
    purple: cards("purple", light),
  },
  round: (view: View) => view.age,
};
