import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Rules of a component that move something under the pointer: the selector, and whether the pointed thing itself moves. */
function moves(source: string): { selector: string; itself: boolean }[] {
  const style = source.split("<style>")[1] ?? "";
  const rules = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return rules
    .filter(
      ([, selector = "", body = ""]) =>
        selector.includes(":hover") && /\b(transform|translate|scale|rotate|margin|inset|top|bottom)\s*:/.test(body),
    )
    .flatMap(([, selector = ""]) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()))
    .map((selector) => ({
      selector,
      itself: /:hover[^ ]*$/.test(selector.replace(/\([^)]*\)/g, (inside) => inside.replaceAll(" ", ""))),
    }));
}

test("what is pointed at stays; only its drawing moves", () => {
  const found = Object.entries(sources).flatMap(([file, source]) => moves(source).map((one) => ({ file, ...one })));
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter(({ itself }) => itself)).toEqual([]);
});

test("a thing that lifts itself is found", () => {
  const lifting = (selector: string): boolean[] =>
    moves(`<style>${selector} { transform: translateY(-4px); }</style>`).map(({ itself }) => itself);
  expect(lifting(".card:hover, .card:focus-visible")).toContain(true);
  expect(lifting(".card:is(:hover, :focus-visible)")).toEqual([true]);
  expect(lifting(".card:is(:hover, :focus-visible) .drawn")).toEqual([false]);
});
