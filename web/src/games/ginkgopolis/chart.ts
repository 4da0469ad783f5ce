/** The categories in glass and leaf; a match by rounds, which the events tell. */
import type { Chart } from "../contract";
import { GLYPHS } from "./glyphs";
import "./palette.css";
import type { View } from "./view";

const ink = "var(--glass-ink)";

export const chart: Chart = {
  palette: "ginkgopolis",
  box: "0 0 24 24",
  categories: {
    points: { colour: "var(--yellow)", ink, fill: GLYPHS.points.fill, line: GLYPHS.points.line },
    cards: { colour: "var(--blue)", ink, line: GLYPHS.card.line },
    tokens: { colour: "var(--fresh)", ink, line: GLYPHS.token.line },
    districts: { colour: "var(--leaf)", ink, line: GLYPHS.districts.line },
  },
  round(view: View, events, before) {
    const begun = events.filter(({ kind }) => kind === "round").length;
    return view.phase === "draft" ? 0 : Math.max(1, before + begun);
  },
};
