/** When something happened, as short as can be: of today the time, of this year no year. */
import { language } from "./texts.svelte";

export function dateOf(moment: number, now = Date.now()): string {
  const [then, today] = [new Date(moment), new Date(now)];
  const time = { hour: "numeric", minute: "2-digit" } as const;
  const day = { day: "numeric", month: "short" } as const;
  const sameYear = then.getFullYear() === today.getFullYear();
  const sameDay = then.toDateString() === today.toDateString();
  const shown = sameDay ? time : sameYear ? { ...day, ...time } : { ...day, year: "numeric" as const };
  return new Intl.DateTimeFormat(language.now, shown).format(then);
}

/** What a Date can be, since 1970: whole milliseconds. */
export const isMoment = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 8.64e15;
