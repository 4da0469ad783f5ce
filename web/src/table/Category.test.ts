import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import Category from "./Category.svelte";

const ofGame = (key: string): string => (key.endsWith("-why") ? "Three points each (WM-49)." : "Gems");
afterEach(cleanup);

/** The bubble, as the browser opens it when its button is pressed. */
async function pressed(container: HTMLElement): Promise<HTMLElement> {
  const bubble = document.getElementById(container.querySelector("button")?.getAttribute("popovertarget") ?? "");
  if (!bubble) throw new Error("nothing opens");
  await fireEvent(bubble, Object.assign(new Event("beforetoggle"), { newState: "open" }));
  return bubble;
}

test("a category says how it is counted: to who points at it, who hears it and who presses it", async () => {
  const { container } = render(Category, { props: { name: "gems", ofGame } });
  const button = container.querySelector("button");
  expect(container.textContent.trim()).toBe("Gems");
  expect(button?.title).toBe("Three points each (WM-49).");
  const bubble = await pressed(container);
  expect(bubble.getAttribute("popover")).toBe("auto");
  expect(bubble.textContent.trim()).toBe("Three points each (WM-49).");
  expect(bubble.querySelector("button")).toBeNull();
});

test("its rule can be opened", async () => {
  const open = vi.fn();
  const { container, getByText } = render(Category, { props: { name: "gems", open, ofGame } });
  await pressed(container);
  await fireEvent.click(getByText("WM-49"));
  expect(open).toHaveBeenCalledExactlyOnceWith("WM-49");
});
