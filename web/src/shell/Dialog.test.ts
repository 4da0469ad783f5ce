import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Dialog from "./Dialog.svelte";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector("button")?.focus();
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test.each(["button", "svg"])("however it is closed, a dialog gives the focus back to the %s that opened it", (kind) => {
  document.body.innerHTML = `<${kind} id="opener" tabindex="0"></${kind}>`;
  const opener = document.querySelector<HTMLElement | SVGElement>("#opener");
  opener?.focus();
  const children = createRawSnippet(() => ({ render: () => "<p>Text</p>" }));
  const { unmount } = render(Dialog, { props: { title: "Rules", close: () => undefined, children } });
  expect(document.activeElement).not.toBe(opener);
  unmount();
  expect(document.activeElement).toBe(opener);
});
