/**
 * The service worker: keeps every file of one version, and answers with them whether there is a network or not.
 *
 * A version is kept as a whole or not at all, in a cache of its own. A newer one waits until somebody wants it. Tabs
 * that are still open with an older page then get that page's files, which workers keep for as long as such a tab lives.
 */
import { isHashed, nameOf } from "./names";

declare const self: ServiceWorkerGlobalScope;
/** Written before this script by `server/bundle.py`. */
declare const SITE: {
  version: string;
  /** The files by name: the beginning of the SHA-256 of each, in hexadecimal digits. */
  files: Record<string, string>;
  /** Milliseconds between two requests of a lane: a server counts how much is asked of it. */
  pause: number;
};

const { scope } = self.registration;
const PREFIX = `tetrapolis ${new URL(scope).pathname} `;
const OWN = PREFIX + SITE.version;
const LANES = 4;
const TRIES = 5;

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Fetch everything; one file that is missing, or of another version, and nothing is kept. */
async function install(): Promise<void> {
  await caches.delete(OWN);
  const cache = await caches.open(OWN);
  const left = Object.entries(SITE.files);
  const lane = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) await cache.put(scope + next[0], await find(...next));
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    left.length = 0;
    await caches.delete(OWN);
    throw error;
  }
}

/** The file with this content: as an older version had it, else from the network. */
async function find(name: string, hash: string): Promise<Response> {
  const older = isHashed(name) ? await caches.match(scope + name) : undefined;
  const known = older && (await withContent(older, hash));
  if (known) return known;
  for (let again = 0; again < TRIES; again++) {
    await sleep(SITE.pause);
    const way = isHashed(name) && !again ? "default" : "reload";
    const answer = await fetch(name === "index.html" ? scope : scope + name, { cache: way, priority: "low" });
    const found = answer.ok && (await withContent(answer, hash));
    if (found) return found;
    if (answer.status === 429 || answer.status === 503)
      await sleep(1000 * (Number(answer.headers.get("retry-after")) || 1));
    else if (way === "reload") break;
  }
  throw new Error(`${name} is not of version ${SITE.version}`);
}

/** The answer without traces of how it came, with its headers; null if its content is another one. */
async function withContent(answer: Response, hash: string): Promise<Response | null> {
  const content = await answer.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!digits.startsWith(hash)) return null;
  const headers = new Headers(answer.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(content, { headers });
}

/** Forget older versions that no open tab was loaded with; newer ones come after the own in the list. */
async function tidy(): Promise<void> {
  const { held } = await navigator.locks.query();
  const used = new Set(held?.map(({ name }) => name));
  const all = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = all.slice(0, Math.max(0, all.indexOf(OWN)));
  const unused = older.filter((name) => !used.has(`tetrapolis ${name.slice(PREFIX.length)}`));
  await Promise.all(unused.map((name) => caches.delete(name)));
}

async function answer(name: string, request: Request): Promise<Response> {
  const own = await (await caches.open(OWN)).match(scope + name);
  return own ?? (isHashed(name) ? await caches.match(scope + name) : undefined) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), self.clients.claim()])));

self.addEventListener("fetch", (event) => {
  const name = nameOf(event.request, scope, SITE.files);
  if (name !== null) event.respondWith(answer(name, event.request));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
  else if (event.data === "version") event.ports[0]?.postMessage(SITE.version);
  else if (event.data === "tidy") event.waitUntil(tidy());
});
