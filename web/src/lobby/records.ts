/** A record file from disk: checked by playing it again, and kept as a match that can be replayed. */
import { Trouble } from "../engine/trouble";
import { post, Refused } from "../lib/api";
import { site } from "../lib/site";
import type { Done } from "../lib/wire";
import { openHere } from "../local/records";
import { refusalOf } from "../play/words";
import { go } from "../shell/route.svelte";
import { beSomebody } from "../shell/session.svelte";

/** By the server, which knows boards that people added and can analyse; else by this page. */
export async function openRecord(file: File): Promise<void> {
  go(site.served ? await openThere(file) : await openHere(file).catch(refused));
}

async function openThere(file: File): Promise<string> {
  await beSomebody();
  const { match } = await post<Done>("records", await file.text());
  return `/replay/${match}`;
}

function refused(error: unknown): never {
  throw error instanceof Trouble ? new Refused(400, refusalOf(error, "")) : error;
}
