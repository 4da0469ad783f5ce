/** Questions and commands over HTTP. */
import { site } from "./site";
import { language } from "./texts.svelte";
import type { Refusal } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** Something was to be asked of a server where there is none: a fault of the page, which should have known. */
class NoServer extends Error {}

/** The server does not know us any more: the session was ended elsewhere. */
export const STRANGER = "tetrapolis-stranger";

async function send<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  if (!site.served) throw new NoServer(path);
  const headers: Record<string, string> = { "Accept-Language": language.now };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Idempotency-Key"] = key;
  const answer = await fetch(site.api(path), {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const content: unknown = text ? JSON.parse(text) : null;
  if (answer.status === 401) dispatchEvent(new Event(STRANGER));
  if (!answer.ok) throw new Refused(answer.status, content as Refusal);
  return content as T;
}

export const get = <T>(path: string): Promise<T> => send<T>("GET", path);
export const post = <T>(path: string, body?: unknown, key: string = newKey()): Promise<T> =>
  send<T>("POST", path, body, key);

export const put = (path: string, body: unknown): Promise<unknown> => send("PUT", path, body);

export const remove = (path: string): Promise<unknown> => send("DELETE", path);

export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
