/** Numbers that people read outside sentences, with a real minus; notations have the minus of the keyboard instead. */

export const withMinus = (written: string): string => written.replace("-", "−");

export const figure = (number: number): string => withMinus(String(number));

export const signed = (change: number): string => (change < 0 ? figure(change) : `+${change}`);
