/** Choices that are a set, made step by step, and written as one text: as core/steps.py. */
import type { StepSet } from "./layout";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The steps of a text, in which commas may stand between the words; any other text is one action. */
export function splitSteps({ part, end, whole, none, words }: StepSet, text: string): string[] {
  const said = text.toLowerCase().split(/\s+/).filter(Boolean).join(" ");
  if (said === none) return [end];
  const word = words
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join("|");
  const found = new RegExp(`^(${escaped(whole)}|${escaped(part)})((?:(?: |, ?)(?:${word}))+)$`).exec(said);
  if (!found) return [text];
  const steps = (found[2]?.match(new RegExp(word, "g")) ?? []).map((one) => `${part} ${one}`);
  return found[1] === whole ? [...steps, end] : steps;
}

/** The text of some steps: however they were ordered, the same set is the same text. */
export function joinSteps({ part, end, whole, none, words }: StepSet, steps: string[]): string {
  const first = steps[0] ?? "";
  if (first !== end && !first.startsWith(`${part} `)) return first;
  const chosen = steps.filter((one) => one !== end).map((one) => one.slice(part.length + 1));
  if (!chosen.length) return none;
  const sorted = chosen.toSorted((one, other) => words.indexOf(one) - words.indexOf(other));
  return [steps.at(-1) === end ? whole : part, ...sorted].join(" ");
}
