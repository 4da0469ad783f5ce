/** Own signs on a grid of 24: lines of 1.75, and the parts that are filled. */
export interface Glyph {
  fill?: string;
  line?: string;
}

export const GLYPHS = {
  resources: { fill: "M12 3l8 4.5v9L12 21l-8-4.5v-9z", line: "M4 7.5l8 4.5 8-4.5M12 12v9" },
  tiles: { fill: "M6 3h12a2 2 0 0 1 2 2v10H4V5a2 2 0 0 1 2-2z", line: "M4 18.2h16M4 21.4h16" },
  points: {
    fill: "M12 16C9.5 13 4 13 2 9c2-4.6 6.4-6.6 9.2-5.2L12 6.6l.8-2.8C15.6 2.4 20 4.4 22 9c-2 4-7.5 4-10 7z",
    line: "M12 16q.6 3-1 6",
  },
  exploit: { line: "M12 3v11M7.5 9.5 12 14l4.5-4.5M4 15v5h16v-5" },
  urbanize: { line: "M3.5 9.5h11v11h-11zM14.5 3.5h6v6M20.5 3.5l-6 6" },
  construct: { line: "M4 20.5h16M4 16h16M12 12.5V3M7.8 7.2 12 3l4.2 4.2" },
  end: { line: "M5 9h14M5 15h14" },
  token: { line: "M4 8h6v12H4zM14 4h6v12h-6zM12.2 7.5l-2.4-3M9.8 4.5v3M9.8 4.5h3" },
  deck: { line: "M7 3h12v15H7zM7 6H4v15h12v-3" },
  discards: { line: "M5 5l10-2 3 14-10 2zM4 9v12h11" },
  supply: { line: "M3 9h18v11H3zM5 9l2-5h10l2 5M9 13h6" },
  first: { line: "M12 21v-9M12 12c0-4-3-6-7-6 0 4 3 6 7 6zM12 14c0-3 2.5-5 7-5 0 3.4-2.5 5-7 5z" },
  crane: { line: "M8 22V3M3 7h18M8 3l11 4M18.5 7v5M16.5 12h4M5 22h6" },
  low: { line: "M5 20.5h14M6.5 20V11h11v9M10.5 14.5h3" },
  tall: { line: "M5 21h14M8 21V3h8v18M11 7h2M11 11h2M11 15h2" },
  card: { line: "M6 3h12v18H6z" },
  districts: { line: "M3.5 3.5h10v6h7v11h-11v-6h-6z" },
  person: { line: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 21q.5-6.5 7.5-6.5t7.5 6.5" },
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

/** A leaf of the rim, its stem downwards, on a cell of 100. */
export const LEAF =
  "M50 80C44 67 20 65 9 47 8 33 21 19 39 17 45 16.5 48 20 50 27 52 20 55 16.5 61 17 79 19 92 33 91 47 80 65 56 67 50 80Z";
export const STEM = "M50 78q2 9-3 17";
export const VEINS = "M50 76C46 62 34 52 20 44M50 76C49 62 42 44 34 30M50 76C51 62 58 44 66 30M50 76C54 62 66 52 80 44";
