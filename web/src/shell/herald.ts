/** "Your turn" for somebody who looks elsewhere: the tab's title, a notification, a sound. */
import { site } from "../lib/site";
import { chime } from "../lib/sound";
import { settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in window && Notification.permission !== "denied";

/** Only on a click of the person: browsers ask then. */
export async function allowNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function callToTurn(title: string, body: string, match: string): void {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(title, { body, tag: match, icon: site.file("icon.svg") });
  note.onclick = () => {
    focus();
    note.close();
  };
}
