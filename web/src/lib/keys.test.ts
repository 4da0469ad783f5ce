import { afterEach, describe, expect, test } from "vitest";
import { chosenBy, shortcut } from "./keys";

const pressed = (key: string, code: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more });
  document.body.dispatchEvent(event);
  return event;
};
const heard = (key: string, code: string, more: KeyboardEventInit = {}): string => shortcut(pressed(key, code, more));

afterEach(() => document.body.replaceChildren());

describe("a key", () => {
  test("is the letter that stands on it, small or large", () => {
    expect(heard("s", "KeyS")).toBe("s");
    expect(heard("S", "KeyS", { shiftKey: true })).toBe("s");
    expect(heard("?", "Slash", { shiftKey: true })).toBe("?");
    expect(heard("/", "Slash")).toBe("/");
    expect(heard("Escape", "Escape")).toBe("Escape");
  });

  test("is the letter that is seen where Latin letters lie elsewhere", () => {
    expect(heard("s", "Semicolon")).toBe("s"); // Dvorak
    expect(heard("o", "KeyS")).toBe("o");
    expect(heard("z", "Slash")).toBe("z");
    expect(heard("-", "Slash")).toBe("-"); // German
    expect(heard("?", "KeyM", { shiftKey: true })).toBe("?"); // French
    expect(heard("é", "Digit2")).toBe("é");
    expect(heard("ö", "Digit0")).toBe("ö"); // Hungarian
    expect(heard("/", "Digit6", { shiftKey: true })).toBe("/");
  });

  test("is the one at its place on a Ukrainian keyboard", () => {
    for (const [key, code, letter] of [
      ["і", "KeyS", "s"],
      ["г", "KeyU", "u"],
      ["р", "KeyH", "h"],
      ["д", "KeyL", "l"],
      ["к", "KeyR", "r"],
    ] as const) {
      // prettier-ignore
      expect(heard(key, code)).toBe(letter);
      expect(heard(key.toUpperCase(), code, { shiftKey: true })).toBe(letter);
    }
    expect(heard("2", "Digit2")).toBe("2");
    expect(heard("?", "Digit7", { shiftKey: true })).toBe("?");
    expect(heard(".", "Slash")).toBe("/");
    expect(heard(",", "Slash", { shiftKey: true })).toBe("?");
    expect(heard(",", "Comma")).toBe(",");
    expect(heard("ї", "BracketRight")).toBe("");
  });

  test("with digits of another script is the digit", () => {
    expect(heard("٣", "Digit3")).toBe("3"); // Arabic
  });

  test("says nothing where somebody types, over a dialog, with a key for commands, or when it was used", () => {
    for (const name of ["input", "select", "textarea"]) {
      const place = document.body.appendChild(document.createElement(name));
      const event = new KeyboardEvent("keydown", { key: "s", code: "KeyS", bubbles: true });
      place.dispatchEvent(event);
      expect(shortcut(event)).toBe("");
    }
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(heard("s", "KeyS", more)).toBe("");
    const used = pressed("s", "KeyS");
    used.preventDefault();
    expect(shortcut(used)).toBe("");
    // Whoever has clicked on a text of the dialog has the focus nowhere.
    document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
    expect(heard("s", "KeyS")).toBe("");
  });
});

test("digits count from the first thing", () => {
  expect(["1", "9", "0", "10", "a", ""].map(chosenBy)).toEqual([0, 8, null, null, null, null]);
});
