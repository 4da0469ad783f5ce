/** Our own pictures of the wonders, on a field of 200 by 120 that stands on y = 112. Parts go from the back to the front. */
export interface Part {
  d: string;
  tone: "light" | "dark" | "leaf" | "fire";
}

const light = (d: string): Part => ({ d, tone: "light" });
const dark = (d: string): Part => ({ d, tone: "dark" });
const columns = (from: number, to: number, count: number, top: number, foot: number): string =>
  Array.from({ length: count }, (_, place) => {
    const x = from + ((to - from - 6) * place) / (count - 1);
    return `M${x.toFixed(1)} ${foot}V${top}h6V${foot}z`;
  }).join("");

export const PICTURES: Record<string, Part[]> = {
  alexandria: [
    light("M56 112l6-8h76l6 8z"),
    light("M74 104l4-38h44l4 38z"),
    dark("M104 104V66h18l4 38z"),
    light("M84 66l3-28h26l3 28z"),
    dark("M103 66V38h10l3 28z"),
    dark("M70 66h60v-4H70zM82 38h36v-3H82z"),
    light("M91 35V24h18v11z"),
    { d: "M100 20c-5 4-5 8-3 12h6c2-4 2-8-3-12z", tone: "fire" },
    dark("M88 24l12-14 12 14zM95 104V92a5 5 0 0 1 10 0v12zM97 84h6v-8h-6zM97 56h6v-8h-6z"),
  ],
  babylon: [
    light("M18 112V92h164v20zM40 92V72h120v20zM62 72V52h76v20zM82 52V32h36v20z"),
    dark(
      "M90 112V98a10 10 0 0 1 20 0v14zM92 92V82a8 8 0 0 1 16 0v10zM94 72v-8a6 6 0 0 1 12 0v8zM95 52v-7a5 5 0 0 1 10 0v7z",
    ),
    {
      d: "M16 90c5-6 11-6 15-1 5-6 12-6 16 0v5c-3 9-6 2-8 0-2 12-6 5-8 0-3 7-6 4-8 0-3 5-7 3-7-4zM184 90c-5-6-11-6-15-1-5-6-12-6-16 0v5c3 9 6 2 8 0 2 12 6 5 8 0 3 7 6 4 8 0 3 5 7 3 7-4zM38 70c5-6 10-6 14-1 5-6 11-5 14 1-2 12-6 8-8 3-3 9-6 4-8 0-4 7-11 5-12-3zM162 70c-5-6-10-6-14-1-5-6-11-5-14 1 2 12 6 8 8 3 3 9 6 4 8 0 4 7 11 5 12-3zM60 50c5-7 11-6 14-1 4-6 9-4 11 1-3 10-6 6-8 2-3 8-6 4-7 0-4 6-9 5-10-2zM140 50c-5-7-11-6-14-1-4-6-9-4-11 1 3 10 6 6 8 2 3 8 6 4 7 0 4 6 9 5 10-2zM80 32c2-9 8-13 12-9 2-10 14-10 16 0 5-4 11 0 12 9-4 6-8 3-10 0-4 7-16 7-20 0-2 3-7 6-10 0z",
      tone: "leaf",
    },
  ],
  ephesos: [
    light("M30 112v-6h140v6zM36 106v-5h128v5z"),
    dark("M44 101V52h112v49z"),
    light(columns(44, 156, 8, 52, 101)),
    light("M38 52V42h124v10zM36 42l64-30 64 30z"),
    dark("M38 46h124v2.5H38zM54 39l46-21 46 21zM92 101V72a8 8 0 0 1 16 0v29z"),
    { d: "M100 22l4 8 8 1-6 6H94l-6-6 8-1z", tone: "fire" },
  ],
  gizah: [
    light("M156 66l38 46h-76z"),
    dark("M156 66l38 46h-24z"),
    light("M90 10l84 102H6z"),
    dark("M90 10l84 102h-52z"),
    dark("M77 25.5h14l-1-1M64 41h32v1.5H63zM51 57h51l.5 1.5H50zM38 73h69l.5 1.5H37zM25 89h88l.5 1.5H24z"),
    { d: "M90 10l11.5 14H78.5z", tone: "fire" },
  ],
  halikarnassos: [
    light("M42 112V78h116v34z"),
    dark("M42 84h116v2.5H42zM42 103h116v2.5H42zM92 112V94a8 8 0 0 1 16 0v18z"),
    light("M38 78v-5h124v5z"),
    dark("M52 73V48h96v25z"),
    light(columns(50, 150, 8, 48, 73)),
    light("M44 48v-7h112v7zM54 41v-4h92v4zM62 37v-4h76v4zM70 33v-4h60v4zM78 29v-4h44v4zM84 25v-4h32v4z"),
    dark("M90 21v-8l4-5h3v5h6V8h3l4 5v8z"),
  ],
  olympia: [
    dark("M58 112V30l6-6 6 6v82zM58 112v-6h84v6z"),
    light("M70 106V74h50v32z"),
    dark("M70 82h50v3H70zM78 106V90h34v16z"),
    light("M84 72c-2-14-1-26 6-32h16c8 6 9 18 8 32zM88 72h42c7 0 9 4 9 10v20h7v6h-19V88H92z"),
    { d: "M86 46c10 4 12 14 8 26h20c2 8-2 14-8 16H88c-4-12-4-30-2-42z", tone: "leaf" },
    light("M98 18a9.5 10.5 0 1 0 .1 0zM110 44l22 12 14-3 1 5-16 5-24-8z"),
    dark("M90 32c0 10 16 12 17 0-5 4-12 4-17 0z"),
    { d: "M88 25c3-10 17-11 20 0-6-4-14-4-20 0zM147 14l4 6-4 6-4-6z", tone: "fire" },
    dark("M145.5 26h3v86h-3z"),
  ],
  rhodos: [
    dark("M56 112v-8h34v8zM110 112v-8h34v8z"),
    light("M89 66l-18 38h14l15-28 15 28h14l-18-38z"),
    light("M84 36c8-5 24-5 32 0l-5 32H89z"),
    { d: "M88 62h24l6 14c-8 6-28 6-36 0z", tone: "leaf" },
    light("M112 36l20-22 6 5-20 30zM88 36L72 54l8 14 5-3-5-11 12-8z"),
    light("M100 13a8.5 9.5 0 1 0 .1 0z"),
    dark("M97 40h6v18h-6zM128 16l4-3 8 7-4 3z"),
    {
      d: "M136 15c-6-5-3-9 1-14 4 5 7 10-1 14zM91 17l-6-4 7 .5-3-6 6 4 1-7 4 6.5 4-6.5 1 7 6-4-3 6 7-.5-6 4c-3-5-15-5-18 0z",
      tone: "fire",
    },
  ],
};
