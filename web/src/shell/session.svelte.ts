/** Who we are for the server: a guest with a name, as soon as one is needed; nobody where there is no server. */
import { get, post, STRANGER } from "../lib/api";
import { belongsTo } from "../lib/owner";
import { site } from "../lib/site";
import type { Me } from "../lib/wire";
import { release } from "../local/owners";
import { forgetPlayed } from "../local/played";
import { applySettings, settings } from "./settings.svelte";

export const session = $state<{ me: Me | null }>({ me: null });

/** Who the cookie says we are: changes with the person and with the name. */
export const identity = (): string => (session.me ? `${session.me.user} ${session.me.name}` : "");

/** All tabs of a browser have one cookie: whoever changes it tells the others. */
const tabs = new BroadcastChannel("tetrapolis-session");
tabs.onmessage = () => void whoAmI();

addEventListener(STRANGER, () => are(null));

/** Without a network nobody is asked, and what is written belongs to whom it belonged before. */
export async function whoAmI(): Promise<void> {
  if (site.served) are(await get<Me | null>("session"));
}

function are(me: Me | null): void {
  session.me = me;
  belongsTo(me?.account ? me.user : "");
}

/** Be somebody: with the name that was given, or without one. */
export async function beSomebody(): Promise<Me> {
  if (session.me && (!settings.name || session.me.name === settings.name)) return session.me;
  const me = await post<Me>("session", settings.name ? { name: settings.name } : {});
  are(me);
  tabs.postMessage("changed");
  return me;
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
  const left = session.me?.user ?? "";
  await post(way, words);
  if (way === "erase" && left) await release(left).catch(console.warn);
  await forgetPlayed().catch(() => undefined); // a browser that lets nothing be read has kept nothing
  nowIs(null);
}

function nowIs(me: Me | null): void {
  are(me);
  settings.name = me?.name ?? "";
  applySettings();
  tabs.postMessage("changed");
}
