/** The drawings of all symbols on a grid of 24, as layers from the back to the front. */
export interface Layer {
  d: string;
  /** A colour; "line" is the colour of the surrounding text. Without it the layer is only drawn as a line. */
  fill?: string;
  line?: string;
  width?: number;
}

const INK = "#2b2418";
const shape = (d: string, fill: string, line = INK): Layer => ({ d, fill, line, width: 1.3 });
const stroke = (d: string, line = INK, width = 1.3): Layer => ({ d, line, width });
const outlined = (d: string): Layer[] => [{ d, line: "line", width: 1.75 }];
const solid = (d: string): Layer[] => [{ d, fill: "line" }];
const disc = (radius: number): string => `M12 ${12 - radius}a${radius} ${radius} 0 1 0 .01 0z`;

const GREEN = "#2f6b3a";
const LEAVES =
  "M6.2 19.5c-2.6.2-3.8-.8-4.3-2.4 2.2-.2 3.6.6 4.3 2.4zM4 15.6C1.7 14.9 1 13.6 1.1 11.8c2 .6 3 1.9 2.9 3.8zM3.7 11.2C2 9.8 1.8 8.3 2.5 6.7c1.6 1.2 2 2.7 1.2 4.5zM5.3 7.2C4.4 5.3 4.8 3.9 6 2.7c.9 1.7.7 3.2-.7 4.5zM17.8 19.5c2.6.2 3.8-.8 4.3-2.4-2.2-.2-3.6.6-4.3 2.4zM20 15.6c2.3-.7 3-2 2.9-3.8-2 .6-3 1.9-2.9 3.8zM20.3 11.2c1.7-1.4 1.9-2.9 1.2-4.5-1.6 1.2-2 2.7-1.2 4.5zM18.7 7.2c.9-1.9.5-3.3-.7-4.5-.9 1.7-.7 3.2.7 4.5z";

export const SYMBOL_LAYERS: Record<string, Layer[]> = {
  wood: [
    shape("M8 6h9.5a4 6 0 0 1 0 12H8z", "#9a6531"),
    stroke("M12 9h7M11.5 12.5h5M13 15.5h5.5", "#5e3a18"),
    shape("M8 6a4.2 6 0 1 0 .01 0z", "#e2b377"),
    stroke("M8 9.2a2 2.8 0 1 0 .01 0z", "#8a5a2b"),
  ],
  stone: [
    shape("M3 14.5L7.5 6h8.5l5 6.5-2.5 7h-13z", "#b5b0a5"),
    { d: "M3 14.5L7.5 6h8.5l-5 7z", fill: "#d8d4ca" },
    stroke("M3 14.5L11 13l5-7M11 13l-1 6.5M11 13l10-.5"),
    stroke("M3 14.5L7.5 6h8.5l5 6.5-2.5 7h-13z"),
  ],
  clay: [
    shape("M2.5 10.5l5-4.5h14v8l-5 4.5h-14z", "#c4572e"),
    { d: "M2.5 10.5l5-4.5h14l-5 4.5z", fill: "#e58a5c" },
    stroke("M2.5 10.5h14l5-4.5M16.5 10.5v8"),
    stroke("M2.5 10.5l5-4.5h14v8l-5 4.5h-14z"),
  ],
  ore: [
    shape("M4 15.5L6.5 8l6-4 6 4.5 2 7.5-6.5 4.5-7-1z", "#4f5b6b"),
    { d: "M8 10.5l4.5-3.5 4 3-1.5 4.5-5 .5z", fill: "#aebccb" },
    stroke("M8 10.5l4.5-3.5 4 3-1.5 4.5-5 .5zM10 15l-3 4.5M15 14.5l5.5 1.5", "#20262e", 1),
  ],
  glass: [
    shape("M9.5 3h5v5.5l4.6 8.7a2.7 2.7 0 0 1-2.4 4H7.3a2.7 2.7 0 0 1-2.4-4l4.6-8.7z", "#cdeef2"),
    { d: "M7.6 13.5h8.8l2 3.9a2 2 0 0 1-1.8 3H7.4a2 2 0 0 1-1.8-3z", fill: "#2f93ab" },
    stroke("M8.5 3h7"),
  ],
  papyrus: [
    shape("M6 5h12v14H6z", "#f6e6b4"),
    stroke("M9 9.8h6M9 12.3h6M9 14.8h4", "#7a5c1c"),
    shape("M4.5 3h15a1.7 1.7 0 0 1 0 3.4h-15a1.7 1.7 0 0 1 0-3.4z", "#d0a94a"),
    shape("M4.5 17.6h15a1.7 1.7 0 0 1 0 3.4h-15a1.7 1.7 0 0 1 0-3.4z", "#d0a94a"),
  ],
  textile: [
    shape("M3.5 6c3-2 5.5 2 8.5 0s5.5 2 8.5 0v12c-3 2-5.5-2-8.5 0s-5.5-2-8.5 0z", "#b03f7b"),
    stroke("M3.5 10c3-2 5.5 2 8.5 0s5.5 2 8.5 0M3.5 14c3-2 5.5 2 8.5 0s5.5 2 8.5 0", "#f7cfe1", 1.5),
  ],
  coin: [shape(disc(10), "#edbd45"), stroke(disc(8), "#8f6410", 0.9)],
  points: [{ d: LEAVES, fill: "#3c7a45", line: "#1f4a2a", width: 0.6 }, shape(disc(7.6), "#fffaf0", "#1f4a2a")],
  shield: [
    shape("M12 2l8.5 2.6v7c0 5-3.6 8.7-8.5 10.4-4.9-1.7-8.5-5.4-8.5-10.4v-7z", "#b8332c"),
    { d: "M12 4.2v15.4c3.6-1.5 6.4-4.3 6.4-8V6.1z", fill: "#8f211d" },
    stroke("M12 6.5v10M8 10.5h8", "#fbe9cf", 2),
  ],
  compass: [
    stroke("M11 7L5.5 21M13 7l5.5 14", GREEN, 2.4),
    stroke("M7.5 14.5c3 2 6 2 9 0", GREEN, 1.8),
    shape(`M12 2a3 3 0 1 0 .01 0z`, "#fffaf0", GREEN),
  ],
  gear: [
    stroke("M12 1.8v20.4M1.8 12h20.4M4.8 4.8l14.4 14.4M4.8 19.2L19.2 4.8", GREEN, 3.6),
    { d: disc(7.3), fill: GREEN },
    { d: disc(3), fill: "#fffaf0" },
  ],
  tablet: [
    { d: "M4.5 21.5V9.5a7.5 7.5 0 0 1 15 0v12z", fill: GREEN },
    stroke("M8.5 10.5h7M8.5 13.8h7M8.5 17.1h4.5", "#fffaf0", 1.8),
  ],
  star: solid("M12 2.5l2.7 6.2 6.8.6-5.1 4.5 1.5 6.7L12 17l-5.9 3.5 1.5-6.7-5.1-4.5 6.8-.6z"),
  mask: outlined("M5 4.5c4 2 10 2 14 0v7.5c0 5-3 8-7 8s-7-3-7-8zM8 10h2.5M13.5 10H16M9 15c2 1.6 4 1.6 6 0"),
  drop: solid("M12 2.5c4.5 5.5 6.5 8.5 6.5 11.8a6.5 6.5 0 0 1-13 0c0-3.3 2-6.3 6.5-11.8z"),
  hammer: solid("M4 4h12l4 3.5V10H13.5v11.5h-3.5V10H4z"),
  market_stall: outlined("M3.5 9.5L6 4h12l2.5 5.5zM6 9.5V20M18 9.5V20M6 15h12M9.5 4l-1 5.5M14.5 4l1 5.5"),
  camel: solid(
    "M3 20.5v-7c0-3 1.5-3.5 2.5-5.5s2.3-1.8 3 .3c.6 1.6 1.4 1.6 2.2 0 1-2 2.4-2.3 3.3-.3.6 1.5.8 2.5 2.5 2.5 1.3 0 1.5-1 1.5-2.5V5.5c0-1.5 1.2-2.5 2.5-2.5h2v2.5h-2v4c0 3-1.5 4.5-4 5v6h-2v-5.5H7.5v5.5h-2v-6z",
  ),
  horseshoe: solid("M8.5 20.5H5C1.5 12 3.5 3.5 12 3.5s10.5 8.5 7 17h-3.5c2.6-7 1.7-13-3.5-13s-6.1 6-3.5 13z"),
  mortar: [
    ...solid("M4 10.5h16l-2.3 7a3 3 0 0 1-2.8 2H9.1a3 3 0 0 1-2.8-2z"),
    { d: "M8 21.3h8M13 9l5-6.5", line: "line", width: 2.2 },
  ],
  target: [
    { d: `${disc(9)}${disc(5)}`, line: "line", width: 2 },
    { d: disc(1.8), fill: "line" },
  ],
  oil_lamp: [
    ...solid("M2 11.5c3 0 4.5 1.5 7.5 1.5H16c3 0 4.5-1.5 6-4-.6 6-4 9.5-8.5 9.5h-3C6 18.5 3 15.5 2 11.5z"),
    { d: "M8 21h8M4.5 8.5c-1.5-2 .5-3 .5-5.5 2 1.5 2.5 4 1 5.5", line: "line", width: 1.6 },
  ],
  scales: outlined("M12 3.5V20M8 20.5h8M4.5 6.5h15M5 6.5L2 14h6zM19 6.5L16 14h6z"),
  book: outlined("M12 6c-2-2-5-2.2-9-2.2V18c4 0 7 .2 9 2.2 2-2 5-2.2 9-2.2V3.8c-4 0-7 .2-9 2.2zM12 6v14"),
  barrel: outlined("M7 3.5h10c2.2 5.5 2.2 11.5 0 17H7c-2.2-5.5-2.2-11.5 0-17zM5.6 9h12.8M5.6 15h12.8"),
  lighthouse: outlined("M9 9.5h6L17 21H7zM9.5 9.5V6h5v3.5M8 6l4-3.5L16 6M2.5 5.5l3 1M21.5 5.5l-3 1M8 15h8"),
  castle: solid("M3.5 20.5V6h3.5v3h3V6h4v3h3V6h3.5v14.5H14v-4a2 2 0 0 0-4 0v4z"),
  helmet: solid("M4.5 20v-8A7.5 7.5 0 0 1 11 4.6V2h2v2.6A7.5 7.5 0 0 1 19.5 12v8H15v-6.5h-2V17h-2v-3.5H9V20z"),
  lightning: solid("M14 1.5L4.5 14H11l-1.5 8.5L19.5 9.5H13z"),
  torch: solid("M8.5 11.5h7L13.5 22h-3zM12 10c-4-1.2-3.8-5 0-8.5 3.8 3.5 4 7.3 0 8.5z"),
  planet: [
    { d: disc(5.5), fill: "line" },
    { d: "M6 14.5c-4 3-4.5 5-2.5 5.2 3.5.3 15-8.7 17.2-12.7C22 4.5 20 4.5 16.5 6.5", line: "line", width: 1.75 },
  ],
  saw: outlined(
    "M2.5 7.5h13v7l-2.2-2-2.2 2-2.2-2-2.2 2-2.2-2-2 2zM15.5 7.5h3.5a2.5 2.5 0 0 1 2.5 2.5v4.5h-6M18 10.5v1.5",
  ),
  temple_front: solid(
    "M2.5 9L12 3l9.5 6v1.5h-19zM4.5 11.5H7v7H4.5zM8.8 11.5h2.5v7H8.8zM12.8 11.5h2.5v7h-2.5zM17 11.5h2.5v7H17zM2.5 19.5h19V21h-19z",
  ),
  scroll: outlined(
    "M16.5 7.5H20V5.5A1.5 1.5 0 0 0 18.5 4H7a2 2 0 0 0-2 2v11H2.5a3 3 0 0 0 3 3H14a2.5 2.5 0 0 0 2.5-2.5V5.5A1.5 1.5 0 0 1 18 4M8.5 9H13M8.5 13H13",
  ),
  lyre: outlined("M7.5 3.5c-5 6-2.5 11.5 2.5 14h4c5-2.5 7.5-8 2.5-14M6 8h12M10 8v9.5M12 8v9.5M14 8v9.5M8.5 20.5h7"),
  feather: [
    ...solid("M6.5 18C6.5 11 11 4.5 20.5 3.5c.5 9-5 14.5-14 14.5z"),
    { d: "M3.5 21.5l6-7", line: "line", width: 1.8 },
  ],
  lock: [...solid("M5 11h14v10H5z"), { d: "M8 11V8a4 4 0 0 1 8 0v3", line: "line", width: 2 }],
  check: [{ d: "M4 12.5l5.5 5.5L20 6.5", line: "line", width: 3 }],
  left: solid("M14 4v5h8v6h-8v5L3 12z"),
  right: solid("M10 4v5H2v6h8v5l11-8z"),
  here: solid("M4 10h5V2h6v8h5l-8 11z"),
  sun: [
    { d: disc(5), fill: "line" },
    {
      d: "M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1",
      line: "line",
      width: 2,
    },
  ],
  moon: solid("M15 2.5A9.7 9.7 0 1 0 21.5 16 8 8 0 0 1 15 2.5z"),
  thinking: [{ d: `M5 10a2.2 2.2 0 1 0 .01 0zM12 10a2.2 2.2 0 1 0 .01 0zM19 10a2.2 2.2 0 1 0 .01 0z`, fill: "line" }],
  pile: outlined(
    "M7 3h11a2 2 0 0 1 2 2v12M4 7h11a1.5 1.5 0 0 1 1.5 1.5V20A1.5 1.5 0 0 1 15 21.5H5.5A1.5 1.5 0 0 1 4 20z",
  ),
  dig: [
    shape("M4 12.5h11v9H4z", "#f6e6b4"),
    shape("M9 9h11v12.5H9z", "#fffaf0"),
    { d: "M14.5 16V3M10.5 7l4-4.5 4 4.5", line: "#a8322f", width: 2.2 },
  ],
  card: [shape("M5 2.5h14v19H5z", "#f6e6b4")],
  stages: [shape("M12 3l10 18H2z", "#e0b973"), stroke("M8.7 9h6.6M5.4 15h13.2")],
  complete: [shape("M12 3l10 18H2z", "#e0b973"), stroke("M8 15.5l3 3 5.5-6.5", "#1f4a2a", 2.4)],
  victory: [shape("M12 1.5l3 6.4 7 .8-5.2 4.8 1.4 6.9L12 17l-6.2 3.4 1.4-6.9L2 8.7l7-.8z", "#edbd45")],
  defeat: [shape("M2.5 5.5h19L12 21.5z", "#8a8076")],
};

/** The marks of the colours of cards (SW-9): shapes that are told apart without colour. */
export const MARKS: Record<string, string> = {
  brown: "M4 4h16v16H4z",
  grey: "M12 2l10 10-10 10L2 12z",
  blue: disc(9.5),
  yellow: "M12 3l10.5 18h-21z",
  red: "M6.5 2.5L12 8l5.5-5.5 4 4L16 12l5.5 5.5-4 4L12 16l-5.5 5.5-4-4L8 12 2.5 6.5z",
  green: "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z",
  purple: "M12 1.5l3 7 7.5.7-5.7 5 1.7 7.3L12 17.6l-6.5 3.9 1.7-7.3-5.7-5 7.5-.7z",
};
