/** What is on a hex and how it is drawn: every colour has a sign of its own. */
import { MANIFEST } from "./manifest";
import { DISTRICTS } from "./view";

export type District = (typeof DISTRICTS)[number];
export type Kind = District | "quarry";

export interface Piece {
  kind: Kind;
  plaza: boolean;
}

/** A district is the letter that its name begins with, its plaza the capital one. */
export function pieceOf(letter: string): Piece {
  const small = letter.toLowerCase();
  return { kind: DISTRICTS.find((district) => district.charAt(0) === small) ?? "quarry", plaza: letter !== small };
}

/** The category of the score to which a piece belongs. */
export const categoryOf = (kind: Kind): string => (kind === "quarry" ? "quarries" : kind);

export const LETTERS = Array.from(MANIFEST.box.letters);

/** The name of a hex's drawing; small and capital letters must differ in it by more than their case. */
export function pictureOf(letter: string): string {
  const { kind, plaza } = pieceOf(letter);
  return `akropolis-${plaza ? "plaza" : "hex"}-${kind}`;
}

/** Stars on a plaza of a type. */
export const starsOf = (kind: Kind): number => MANIFEST.box.stars[kind] ?? 0;

/** The rule that says when a district scores. */
export const RULES: Record<District, string> = {
  house: "AK-33",
  market: "AK-34",
  barracks: "AK-35",
  temple: "AK-36",
  garden: "AK-37",
};

/** The rule of the variant that may double its points. */
export const VARIANTS: Record<District, string> = {
  house: "AK-50",
  market: "AK-51",
  barracks: "AK-52",
  temple: "AK-53",
  garden: "AK-54",
};

/** Options that decide how the rule of a type is read; `lake` matters to the variant alone. */
export const READINGS: Partial<Record<District, string>> = { house: "house_group", barracks: "barracks_edge" };
export const VARIANT_READINGS: Partial<Record<District, string>> = { garden: "lake" };

export const isDistrict = (name: string): name is District => (DISTRICTS as readonly string[]).includes(name);

interface Sign {
  /** The body, filled. */
  body: string;
  /** Lines cut into it. */
  cut: string;
}

/** Signs on a grid of 20 around the middle. */
export const SIGNS: Record<Kind, Sign> = {
  house: {
    body: "M-10 -.4L-2.6 -8.2 0 -5.6 0 -8.8 2.6 -8.8 2.6 -3.1 5 -.6 9.6 -.6 9.6 8.6-7.4 8.6-7.4 -.4Z",
    cut: "M-4.6 8.6V3.4H-1.2V8.6M2.6 -.6V8.6M5 3.2H7.4",
  },
  market: {
    body: "M-7.6 -8.4H7.6L10 -1.4A2.5 2.5 0 0 1 5 -1.4 2.5 2.5 0 0 1 0 -1.4 2.5 2.5 0 0 1-5 -1.4 2.5 2.5 0 0 1-10 -1.4ZM-8 2.6H-5.8V4.4H5.8V2.6H8V8.8H5.8V6.8H-5.8V8.8H-8Z",
    cut: "M-3.8 -8.4L-5 -1.4M0 -8.4V-1.4M3.8 -8.4L5 -1.4",
  },
  barracks: {
    body: "M0 -9.6C3 -7.8 5.8 -7 8.4 -7V-.6C8.4 4.6 5 7.8 0 9.8-5 7.8-8.4 4.6-8.4 -.6V-7C-5.8 -7-3 -7.8 0 -9.6Z",
    cut: "M-4.6 4.4L0 -5 4.6 4.4",
  },
  temple: {
    body: "M0 -9.8L10.4 -4.6V-2.4H-10.4V-4.6ZM-8.6 -1.2H-5.6V5.4H-8.6ZM-1.5 -1.2H1.5V5.4H-1.5ZM5.6 -1.2H8.6V5.4H5.6ZM-10.4 6.4H10.4V9H-10.4Z",
    cut: "M-3.6 -4.7H3.6",
  },
  garden: {
    body: "M8.8 -9C9.8 0 6.4 7.4-3.4 7.2L-6.6 10-8 8.4-5.4 5.6C-8.4 -3.6-1 -8.6 8.8 -9Z",
    cut: "M5 -5.2L-5.4 5.6M1.4 -1.4L1.8 -5.4M1.4 -1.4L5.4 -.8M-2.2 2.2L-2.4 -2M-2.2 2.2L2 3",
  },
  quarry: {
    body: "M0 -7.4L7 -4V3.8L0 7.6-7 3.8V-4Z",
    cut: "M-7 -4L0 -.4 7 -4M0 -.4V7.6",
  },
};

export const STAR = "M0 -3.9L1.1 -1.3 3.9 -1.1 1.8 .8 2.4 3.5 0 2.1-2.4 3.5-1.8 .8-3.9 -1.1-1.1 -1.3Z";
