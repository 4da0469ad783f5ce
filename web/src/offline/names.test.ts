import { expect, test } from "vitest";
import { nameOf } from "./names";

const SCOPE = "https://example.org/some/where/";
const FILES = { "index.html": "1", "icon.svg": "2", "assets/index-1a2b.js": "3" };
const ask = (url: string, mode: RequestMode = "cors", method = "GET") => nameOf({ url, mode, method }, SCOPE, FILES);

test.each(["", "index.html", "?a=b", "#/m/1", "m/0123456789abcdef", "replay/0123456789abcdef", "sheet/akropolis"])(
  "who goes to %s gets the page",
  (place) => {
    expect(ask(SCOPE + place, "navigate")).toBe("index.html");
  },
);

test.each(["api/export", "healthz", "metrics", "notes.html", "m/notes.html"])(
  "%s is not a place of the page",
  (place) => {
    expect(ask(SCOPE + place, "navigate")).toBeNull();
  },
);

test("files are those of the list, and hashed names of other versions", () => {
  expect(ask(`${SCOPE}icon.svg`)).toBe("icon.svg");
  expect(ask(`${SCOPE}assets/index-1a2b.js`)).toBe("assets/index-1a2b.js");
  expect(ask(`${SCOPE}assets/index-0000.js`)).toBe("assets/index-0000.js");
  expect(ask(`${SCOPE}engine/toy-0000.wasm`)).toBe("engine/toy-0000.wasm");
});

test("nothing else is answered: commands, the server's answers, other folders", () => {
  expect(ask(`${SCOPE}icon.svg`, "cors", "POST")).toBeNull();
  expect(ask(`${SCOPE}api/games`)).toBeNull();
  expect(ask(`${SCOPE}toString`)).toBeNull();
  expect(ask("https://example.org/elsewhere/icon.svg")).toBeNull();
  expect(ask("https://example.com/some/where/icon.svg")).toBeNull();
});
