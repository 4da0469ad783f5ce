/** Averages and shares as people read them. */
import { withMinus } from "../lib/figures";
import { language } from "../lib/texts.svelte";

const inTenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const decimal = (value: number): string =>
  withMinus(new Intl.NumberFormat(language.now, inTenths).format(Math.round(value * 10) / 10 + 0));

export const signedDecimal = (value: number): string =>
  Math.round(value * 10) > 0 ? `+${decimal(value)}` : decimal(value);

export const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

/** The day of something, with its year. */
export const dayOf = (moment: number): string =>
  new Intl.DateTimeFormat(language.now, { day: "numeric", month: "short", year: "numeric" }).format(moment);

/** Instead of a figure of too few. */
export const NOTHING = "·";
