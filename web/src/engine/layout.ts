/** What is known of an engine. Made by scripts/typescript.py from src/tetrapolis/layout.py: do not edit. */
/** How a set that is chosen step by step is written: see core/steps.py. */
export interface StepSet {
  part: string;
  end: string;
  whole: string;
  none: string;
  words: string[];
}

/** An option: the place of the byte that has its number, and its choices by number, as records have them. */
export interface OptionLayout {
  name: string;
  place: number;
  choices: (string | number | boolean)[];
}

/** Where the head of a state lies. */
export interface StateLayout {
  size: number;
  rng: number;
  seats: number;
  parties: number;
  options: OptionLayout[];
  event_count: number;
  events: number;
}

/** Where the parts of an event lie; `numbers` is where they begin, and how many there are. */
export interface EventLayout {
  size: number;
  kind: number;
  seat: number;
  audience: number;
  numbers: [number, number];
}

/** Where the members of a part lie that a choice costs or brings. */
export interface PartLayout {
  size: number;
  why: number;
  good: number;
  party: number;
  count: number;
}

/** Where the numbers of a sentence begin, and how many there are. */
export interface SentenceLayout {
  size: number;
  numbers: [number, number];
}

/** A member of an action: the words that its numbers stand for, if any, and its number if it is left out. */
export interface MemberLayout {
  name: string;
  words: string[];
  default: number | null;
}

/** A kind of action: the texts that name one match its pattern, with a group for each member that is said. */
export interface KindLayout {
  pattern: string;
  members: MemberLayout[];
}

/** How actions are written by `write_notations` (see core/notation.py), and read. */
export interface NotationLayout {
  size: number;
  numbers: number;
  program: number[];
  texts: string[];
  most: number;
  kinds: KindLayout[];
  example: string;
}

/** A number of an entry: its bounds, and the words that it stands for, if any. */
export interface FigureLayout {
  name: string;
  least: number;
  most: number;
  words: string[];
}

/** A kind of entry on a score pad: numbers that tell what it is about, and what is said of that.

    A shared one is the table's, not one player's. */
export interface EntryLayout {
  name: string;
  keys: FigureLayout[];
  values: FigureLayout[];
  shared: boolean;
}

/** A number to be asked for: the kind of its entry, and what it is about. */
export interface FieldLayout {
  entry: string;
  keys: number[];
}

/** One way to enter a category; ways replace each other, but for one beside the others. */
export interface WayLayout {
  category: string;
  name: string;
  fields: FieldLayout[];
  beside: boolean;
}

/** A score pad: see core/pads.py. `numbers` is room for the numbers of an entry, `bounds` is by category. */
export interface PadLayout {
  entries: EntryLayout[];
  ways: WayLayout[];
  columns: number;
  numbers: number;
  notes: string[];
  doubts: string[];
  bounds: Record<string, [number, number]>;
  options: string[];
}

/** All of it. `prepared` are facts that stand in every state, and those that choices of options stand for.

    `alone`: the rules can do a choice by itself, where others choose at the same time. Of a choice with secret steps,
    tables take only the whole. */
export interface Layout {
  rule_prefix: string;
  parties: Record<number, number>;
  legal_limit: number;
  goods: string[];
  part_reasons: string[];
  part_goods: string[];
  part_limit: number;
  alone: boolean;
  steps: StepSet | null;
  secret_steps: boolean;
  state: StateLayout;
  event: EventLayout;
  part: PartLayout;
  sentence: SentenceLayout;
  notation: NotationLayout;
  prepared: ([number, string])[];
  prepared_for: Record<string, Record<string, ([number, string])[]>>;
  pad: PadLayout | null;
}
