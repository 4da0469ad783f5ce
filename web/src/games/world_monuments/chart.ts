/** The categories in the colours of the stones; a match by rounds. */
import type { Chart } from "../contract";
import "./palette.css";
import type { View } from "./view";

const ink = "var(--on-stone)";

export const chart: Chart = {
  palette: "stone-colours",
  box: "0 0 24 24",
  categories: {
    start: { colour: "var(--pit-rim)", ink: "var(--ink)", line: "M6 22V3M6 4h12l-3 4 3 4H6" },
    stones: { colour: "var(--orange-left)", ink, line: "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9" },
    black: { colour: "var(--black-top)", ink: "#f3dca0", fill: "M4 19L2 7l6 4 4-7 4 7 6-4-2 12z" },
    losses: { colour: "var(--red-left)", ink, line: "M4 12h16" },
    gems: { colour: "var(--blue-left)", ink, line: "M7 4h10l5 6-10 11L2 10zM2 10h20M7 4l2 6 3 11 3-11 2-6" },
  },
  round: (view: View) => view.round,
};
