import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { site } from "../lib/site";
import { loadTexts } from "../lib/texts.svelte";
import NewVersion from "./NewVersion.svelte";
import { keepOffline, newer } from "./versions.svelte";

const here = site as { version: string | null };

/** A worker that knows its version and remembers what it was told. */
class Worker extends EventTarget {
  told: unknown[] = [];
  constructor(
    readonly version: string,
    public state: ServiceWorkerState,
  ) {
    super();
  }
  postMessage(message: unknown, ports: MessagePort[] = []): void {
    this.told.push(message);
    ports[0]?.postMessage(this.version);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = (): Promise<void> => Promise.resolve();
}

let registration: Registration;
let container: EventTarget & { register: ReturnType<typeof vi.fn> };
const reload = vi.fn();

beforeAll(() => loadTexts("en"));
beforeEach(() => {
  registration = new Registration();
  container = Object.assign(new EventTarget(), { register: vi.fn(() => Promise.resolve(registration)) });
  const hold = (_: string, how: unknown, held: () => unknown): Promise<unknown> => Promise.resolve(how && held());
  vi.stubGlobal("navigator", { serviceWorker: container, locks: { request: hold } });
  vi.spyOn(location, "reload").mockImplementation(reload);
  here.version = "old";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  here.version = null;
  newer.ready = false;
});

async function keep(): Promise<void> {
  keepOffline();
  dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(container.register).toHaveBeenCalledOnce());
}

test("where there are no workers, or no version, nothing is kept and nothing fails", () => {
  here.version = null;
  keepOffline();
  vi.stubGlobal("navigator", {});
  here.version = "old";
  keepOffline();
  expect(container.register).not.toHaveBeenCalled();
});

test("a worker of the own version is no news", async () => {
  registration.active = new Worker("old", "activated");
  registration.waiting = new Worker("old", "installed");
  await keep();
  await vi.waitFor(() => expect(registration.waiting?.told).toEqual(["version"]));
  await new Promise((done) => setTimeout(done, 20));
  expect(newer.ready).toBe(false);
  expect(registration.active.told).toEqual(["tidy"]);
});

test("a newer worker is announced and waits until somebody wants it", async () => {
  await keep();
  render(NewVersion);
  const coming = new Worker("new", "installing");
  await vi.waitFor(() => {
    registration.installing = coming;
    registration.dispatchEvent(new Event("updatefound"));
    coming.become("installed");
    expect(newer.ready).toBe(true);
  });
  registration.waiting = coming;
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => screen.getByText("A new version is ready."));
  await fireEvent.click(screen.getByText("Load it"));
  expect(coming.told).toContain("take over");
  expect(reload).not.toHaveBeenCalled();
  coming.become("activating");
  coming.become("activated");
  expect(reload).toHaveBeenCalledOnce();
});

test("a tab that was not asked keeps its page, and can load the new one", async () => {
  await keep();
  render(NewVersion);
  registration.active = new Worker("new", "activated");
  await vi.waitFor(() => {
    container.dispatchEvent(new Event("controllerchange"));
    expect(newer.ready).toBe(true);
  });
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => screen.getByText("Load it"));
  await fireEvent.click(screen.getByText("Load it"));
  expect(reload).toHaveBeenCalledOnce();
});
