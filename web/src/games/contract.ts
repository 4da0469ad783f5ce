/** What the page and the drawing of a game say to each other. A board draws a view and offers what is legal; the rules are in `engine`. */
import type { Component } from "svelte";
import type { Layout } from "../engine/layout";
import type { Shape } from "../lib/records";
import type { Speak } from "../lib/texts.svelte";
import type { EntryLine, EventLine, Preview, SeatLine, Table } from "../lib/wire";
import type { Lit } from "../pieces/lit";
import type { Painted } from "../pieces/painted";
import type { Manifest } from "./manifest";

export interface BoardProps {
  /** The table as the seat may know it, as the game's view.py makes it. */
  view: any; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** The own seat; null for a spectator. */
  seat: number | null;
  /** All actions that are legal for the own seat now, in notation; empty when it has nothing to choose. */
  legal: string[];
  /** The seats that must choose. */
  pending: number[];
  /** Names of all parties, rivals of solo play included. */
  names: string[];
  seats: SeatLine[];
  /** Texts of the game and of the page. */
  speak: Speak;
  /** Choose: legal or not, the server answers; a refusal is shown with its rule. */
  choose: (action: string) => void;
  /** Look at what an action would do (null: at nothing); the answer arrives as `preview`. */
  look: (action: string | null) => void;
  preview: Preview | null;
  /** An action that was chosen and waits for "confirm", if the person wants to confirm, or for the host's answer. */
  chosen: string | null;
  /** What was chosen waits for the host's answer: there is nothing to confirm. */
  sent?: boolean;
  /** What happened since the own seat chose last, the oldest first; nothing in a replay. */
  recent?: EntryLine[];
  /** What happened, while it is played back or its line of the log is touched: the pieces it was about are outlined. */
  shown?: EventLine[];
  /** Take the last choice back, or the last step of one; not in a replay. */
  undo?: () => void;
  /** The number that somebody touches on the score sheet: the pieces that make it light up, marked with `data-lit`. */
  lit?: Lit | null;
  /** Notations and coordinates are shown, as experts want them. */
  notation?: boolean;
  /** The page is narrow. */
  compact: boolean;
}

export interface GamePage {
  Board: Component<BoardProps>;
  /** What is asked of the seat, in one sentence. */
  ask: (view: any, seat: number, speak: Speak, legal: string[]) => string; // eslint-disable-line @typescript-eslint/no-explicit-any
}

const boards = import.meta.glob<{ page: GamePage }>("./*/index.ts");

export async function pageOf(game: string): Promise<GamePage | null> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).page : null;
}

/** How a game is drawn in charts, and how its matches are divided. The message `round-title` names a part. */
export interface Chart {
  /** The class that has the game's colours. */
  palette: string;
  /** The grid of the signs, as an SVG has it. */
  box: string;
  categories: Record<string, Painted>;
  /** The number of the round, or the Age, after a step: from what is seen then, what happened, and the number before; 0: none. */
  round: (view: any, events: EventLine[], before: number) => number; // eslint-disable-line @typescript-eslint/no-explicit-any
}

const charts = import.meta.glob<{ chart: Chart }>("./*/chart.ts");

/** A game without one has plain charts. */
export async function chartOf(game: string): Promise<Chart | null> {
  const load = charts[`./${game}/chart.ts`];
  return load ? (await load()).chart : null;
}

const manifests = import.meta.glob<{ MANIFEST: Manifest }>("./*/manifest.ts");

/** The games that this page can draw. */
export const GAMES = Object.keys(manifests).map((path) => path.split("/")[1] ?? "");

/** What does not change while a game is played: its rules, options and components. */
export async function manifestOf(game: string): Promise<Manifest | null> {
  const load = manifests[`./${game}/manifest.ts`];
  return load ? (await load()).MANIFEST : null;
}

const layouts = import.meta.glob<{ LAYOUT: Layout }>("./*/layout.ts");
const shapes = import.meta.glob<{ SHAPE: Shape<unknown> }>("./*/shape.ts");

/** How the engine of a game is called, and its views are read. */
export async function enginePartsOf(game: string): Promise<{ layout: Layout; shape: Shape<unknown> } | null> {
  const [layout, shape] = [layouts[`./${game}/layout.ts`], shapes[`./${game}/shape.ts`]];
  return layout && shape ? { layout: (await layout()).LAYOUT, shape: (await shape()).SHAPE } : null;
}

/** The options that a match is played with, by name. */
export type Options = Table["options"];

/** What everybody may look up at any time: a list of the cards, a player aid. The message `sheet-title` in about.ftl names it. */
export interface Sheet {
  /** `view` is the table as the seat may know it; it and the options are null where the sheet is a page of its own. */
  component: Component<{ speak: Speak; view: any; options: Options | null }>; // eslint-disable-line @typescript-eslint/no-explicit-any
}

const sheets = import.meta.glob<{ sheet: Sheet }>("./*/sheet.ts");

export const hasSheet = (game: string): boolean => `./${game}/sheet.ts` in sheets;

export async function sheetOf(game: string): Promise<Sheet | null> {
  const load = sheets[`./${game}/sheet.ts`];
  return load ? (await load()).sheet : null;
}

/** A small position that shows a rule; its caption is the message `example-RULE`. */
export interface Example {
  /** The figures of the caption; they are checked against the rules in Python. */
  says: Record<string, number>;
}

/** The drawn examples of a game: by rule, and the component that draws one with the pieces of the board. */
export interface Examples {
  examples: Record<string, Example>;
  Picture: Component<{ example: any; speak: Speak }>; // eslint-disable-line @typescript-eslint/no-explicit-any
  /** What the drawings need once on the page. */
  Parts?: Component;
}

const drawings = import.meta.glob<{ drawn: Examples }>("./*/examples.ts");

export async function examplesOf(game: string): Promise<Examples | null> {
  const load = drawings[`./${game}/examples.ts`];
  return load ? (await load()).drawn : null;
}

/** A panel of the rules in short, in the order of the game's summary.json: its texts are `summary-NAME-title` and `summary-NAME`. */
export interface Panel {
  name: string;
  /** Where the rules say more. */
  rule: string;
  /** The rule whose example it shows, if not that of its own rule. */
  example?: string;
  /** A drawing of its own instead of an example. */
  drawn?: Example;
}

/** Keys that only some boards answer: digits choose, R turns, + and − zoom. */
export type BoardKey = "number" | "turn" | "zoom";

/** What a game shows beside its rules. */
export interface Guide {
  panels: Panel[];
  /** All signs of its board; the message `sign-NAME` says what one means. */
  signs: readonly string[];
  Sign: Component<{ name: string; speak: Speak }>;
  /** What it does with keys that others may not know: the message `key-NAME`. */
  keys: readonly BoardKey[];
}

const guides = import.meta.glob<{ guide: Guide }>("./*/guide.ts");

export async function guideOf(game: string): Promise<Guide | null> {
  const load = guides[`./${game}/guide.ts`];
  return load ? (await load()).guide : null;
}
