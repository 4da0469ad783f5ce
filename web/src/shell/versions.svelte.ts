/** The service worker, which keeps the page for the time without a network, and newer versions of the page. */
import { site } from "../lib/site";

export const newer = $state({ ready: false });

const LOOK_EVERY = 3_600_000;
let registration: ServiceWorkerRegistration | null = null;

/** Begin when the page has all it needs for now. Where it cannot be (no https, no room), the page needs the network. */
export function keepOffline(): void {
  if (site.version === null || !("serviceWorker" in navigator)) return;
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/** Load the newer version: the worker that waits takes over, and only the tab where somebody wanted it begins anew. */
export function loadNewer(): void {
  const waiting = registration?.waiting;
  if (!waiting) location.reload(); // another tab was first
  waiting?.addEventListener("statechange", () => {
    if (waiting.state === "activated") location.reload();
  });
  waiting?.postMessage("take over");
}

/** Load what the host has now; it is newer, although no worker may have said so yet. */
export async function loadLatest(): Promise<void> {
  await registration?.update().catch(() => undefined);
  const coming = registration?.installing;
  if (!coming) loadNewer();
  coming?.addEventListener("statechange", () => {
    if (coming.state === "installed" || coming.state === "redundant") loadNewer();
  });
}

async function register(): Promise<void> {
  await holdVersion();
  const { serviceWorker } = navigator;
  const found = await serviceWorker.register(site.file("sw.js"), { scope: site.base, updateViaCache: "none" });
  registration = found;
  found.active?.postMessage("tidy");
  await compare(found.waiting);
  found.addEventListener("updatefound", () => {
    const coming = found.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") void compare(coming);
    });
  });
  serviceWorker.addEventListener("controllerchange", () => void compare(found.active));
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    found.update().catch(() => undefined);
  });
}

/** As long as this tab lives, workers keep the files of its version: it never gets those of another one. */
function holdVersion(): Promise<void> {
  return new Promise((held) => {
    void navigator.locks.request(`tetrapolis ${site.version}`, { mode: "shared" }, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}

async function compare(worker: ServiceWorker | null): Promise<void> {
  if (worker && (await versionOf(worker)) !== site.version) newer.ready = true;
}

function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answered) => {
    port1.onmessage = ({ data }) => answered(data);
    worker.postMessage("version", [port2]);
  });
}
