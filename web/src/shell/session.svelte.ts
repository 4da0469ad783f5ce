/** Who we are for the server: a guest with a name, as soon as one is needed; nobody where there is no server. */
import { get, post, STRANGER } from "../lib/api";
import { site } from "../lib/site";
import type { Me } from "../lib/wire";
import { forgetPlayed } from "../local/played";
import { applySettings, settings } from "./settings.svelte";

export const session = $state<{ me: Me | null }>({ me: null });

/** Who the cookie says we are: changes with the person and with the name. */
export const identity = (): string => (session.me ? `${session.me.user} ${session.me.name}` : "");

/** All tabs of a browser have one cookie: whoever changes it tells the others. */
const tabs = new BroadcastChannel("tetrapolis-session");
tabs.onmessage = () => void whoAmI();

addEventListener(STRANGER, () => (session.me = null));

export async function whoAmI(): Promise<void> {
  if (site.served) session.me = await get<Me | null>("session");
}

/** Be somebody: with the name that was given, or without one. */
export async function beSomebody(): Promise<Me> {
  if (session.me && (!settings.name || session.me.name === settings.name)) return session.me;
  session.me = await post<Me>("session", settings.name ? { name: settings.name } : {});
  tabs.postMessage("changed");
  return session.me;
}

/** Be the owner of an account: by logging in, by registering, or with a new password. */
export async function beOwner(way: "login" | "accounts" | "password", words: Record<string, string>): Promise<void> {
  nowIs(await post<Me>(way, words));
}

/** Be nobody: here, everywhere, or for good. A name of an account is not for whoever comes next. */
export async function beNobody(
  way: "logout" | "logout/everywhere" | "erase",
  words?: Record<string, string>,
): Promise<void> {
  await post(way, words);
  await forgetPlayed().catch(() => undefined); // a browser that lets nothing be read has kept nothing
  nowIs(null);
}

function nowIs(me: Me | null): void {
  session.me = me;
  settings.name = me?.name ?? "";
  applySettings();
  tabs.postMessage("changed");
}
