/** A record file from disk: the server checks it and makes a finished match of it, which can be replayed. */
import { post } from "../lib/api";
import type { Done } from "../lib/wire";
import { go } from "../shell/route.svelte";
import { beSomebody } from "../shell/session.svelte";

export async function openRecord(file: File): Promise<void> {
  await beSomebody();
  const { match } = await post<Done>("records", await file.text());
  go(`/replay/${match}`);
}
