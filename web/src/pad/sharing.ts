/** A match as others can take it along: as text, as a picture, for a log of plays. */
import { figure } from "../lib/figures";
import type { Speak } from "../lib/texts.svelte";
import type { Counted } from "./counting";
import type { PadFacts, Sheet } from "./model";
import { dayOf } from "./words";

export interface Told {
  facts: PadFacts;
  sheet: Sheet;
  counted: Counted;
  names: string[];
  categories: string[];
  ofGame: Speak;
}

/** Parties from the first place to the last. */
const inOrder = ({ counted }: Told): number[] =>
  counted.totals.map((_, party) => party).sort((a, b) => (counted.places[a] ?? 0) - (counted.places[b] ?? 0) || a - b);

const headOf = ({ sheet, ofGame }: Told): string =>
  [ofGame("game-title"), dayOf(sheet.date), sheet.place].filter((one) => one).join(" · ");

export function textOf(told: Told): string {
  const { counted, names, categories, ofGame } = told;
  const lines = inOrder(told).map((party) => {
    const points = categories
      .filter((one) => counted.points[party]?.[one])
      .map((one) => `${ofGame(`category-${one}`)} ${figure(counted.points[party]?.[one] ?? 0)}`);
    const place = ofGame("pad-place-number", { place: counted.places[party] ?? 1 });
    const total = `${place} ${names[party]}: ${figure(counted.totals[party] ?? 0)}`;
    return points.length ? `${total} (${points.join(", ")})` : total;
  });
  return [headOf(told), ...lines].join("\n");
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/\p{C}/gu, "");

const short = (text: string, most: number): string => {
  const letters = Array.from(text);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

/** Colours of a picture: it looks the same wherever it is sent. */
const [PAPER, INK, FAINT, LINE, GOLD] = ["#fffbf2", "#262522", "#6c665c", "#cfc5b2", "#b4472e"];
const SEATS = ["#b4472e", "#22658c", "#5c6b22", "#a8740a", "#7a3b78", "#4d5866", "#b03a62"];
const FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

export interface Drawn {
  svg: string;
  width: number;
  height: number;
}

/** The pad as a drawing of its own. */
export function drawingOf(told: Told): Drawn {
  const { counted, names, categories, ofGame } = told;
  const shown = categories.filter((one) => counted.points.some((points) => points[one]));
  const [left, column, row, top, margin] = [210, 112, 40, 150, 28];
  const width = left + column * names.length + margin;
  const height = top + row * (shown.length + 1) + 74;
  const highest = Math.max(...counted.totals);
  const parts: string[] = [];
  const put = (x: number, y: number, text: string, style: string): void => {
    parts.push(`<text x="${x}" y="${y}" ${style}>${escaped(text)}</text>`);
  };
  put(margin, 48, ofGame("game-title"), `font-size="30" font-weight="700" fill="${INK}"`);
  const when = [dayOf(told.sheet.date), told.sheet.place].filter((one) => one).join(" · ");
  put(margin, 76, short(when, 60), `font-size="16" fill="${FAINT}"`);
  for (const [party, name] of names.entries()) {
    const x = left + column * party + column / 2;
    if (counted.places[party] === 1)
      parts.push(
        `<rect x="${x - column / 2 + 3}" y="92" width="${column - 6}" height="${height - 116}" rx="8" fill="${GOLD}" opacity="0.1"/>`,
      );
    parts.push(`<circle cx="${x}" cy="108" r="8" fill="${SEATS[party % 7]}" stroke="${INK}"/>`);
    put(x, 136, short(name, 12), `font-size="15" font-weight="600" text-anchor="middle" fill="${INK}"`);
  }
  for (const [place, category] of shown.entries()) {
    const y = top + row * place;
    parts.push(`<path d="M${margin} ${y}H${width - margin}" stroke="${LINE}"/>`);
    put(margin, y + 26, short(ofGame(`category-${category}`), 22), `font-size="16" fill="${INK}"`);
    for (const party of names.keys())
      put(
        left + column * party + column / 2,
        y + 27,
        figure(counted.points[party]?.[category] ?? 0),
        `font-size="18" text-anchor="middle" fill="${INK}"`,
      );
  }
  const y = top + row * shown.length;
  parts.push(`<path d="M${margin} ${y}H${width - margin}" stroke="${INK}" stroke-width="2"/>`);
  put(margin, y + 34, ofGame("page-total"), `font-size="18" font-weight="700" fill="${INK}"`);
  for (const party of names.keys()) {
    const x = left + column * party + column / 2;
    const weight = counted.totals[party] === highest ? 800 : 600;
    const total = figure(counted.totals[party] ?? 0);
    put(x, y + 36, total, `font-size="26" font-weight="${weight}" text-anchor="middle" fill="${INK}"`);
    const place = ofGame("pad-place-number", { place: counted.places[party] ?? 1 });
    put(x, y + 60, place, `font-size="15" text-anchor="middle" fill="${FAINT}"`);
  }
  put(width - margin, height - 12, "Tetrapolis", `font-size="13" text-anchor="end" fill="${FAINT}"`);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
    `font-family="${FONT}"><rect width="${width}" height="${height}" fill="${PAPER}"/>${parts.join("")}</svg>`;
  return { svg, width, height };
}

const SHARPER = 2;

/** A drawing as a PNG. */
export async function pictureOf({ svg, width, height }: Drawn): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [SHARPER * width, SHARPER * height];
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.scale(SHARPER, SHARPER);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}

/** How BoardGameGeek numbers the games, as far as we are sure. */
const NUMBERS: Record<string, number> = { seven_wonders: 68448, ginkgopolis: 128271 };
const MOST_ADDRESS = 8000;

/** Noon of a day here, in the time of the whole world: read anywhere near, it is the same day. */
const noonOf = (date: string): string => new Date(`${date}T12:00:00`).toISOString().slice(0, 19).replace("T", " ");

/** The address that hands a play to BG Stats; null, if it would be too long. */
export function logAddress({ facts, sheet, counted, names, ofGame }: Told): string | null {
  const bggId = NUMBERS[facts.game];
  const play = {
    sourceName: "Tetrapolis",
    sourcePlayId: facts.pad,
    playDate: noonOf(sheet.date),
    game: {
      name: ofGame("game-title"),
      sourceGameId: facts.game,
      ...(bggId ? { bggId } : {}),
      highestWins: true,
      noPoints: false,
    },
    players: names.slice(0, sheet.seats).map((name, party) => ({
      name,
      sourcePlayerId: names.indexOf(name) === party ? name : `${name} (${party + 1})`,
      score: String(counted.totals[party] ?? 0),
      winner: counted.places[party] === 1,
      startPlayer: false,
      rank: counted.places[party] ?? 0,
    })),
    ...(sheet.place ? { location: sheet.place } : {}),
  };
  const address = `https://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`;
  return address.length < MOST_ADDRESS ? address : null;
}

/** Put something among the downloads. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
