/** Installing the page: browsers that ask for it themselves wait until somebody presses the button of the page. */

/** What Chromium sends; other browsers send nothing. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

export const install = $state<{ ready: boolean }>({ ready: false });
let asking: InstallEvent | null = null;

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  asking = event as InstallEvent;
  install.ready = true;
});
addEventListener("appinstalled", () => (install.ready = false));

/** The browser asks; it does so once for each event. */
export async function askToInstall(): Promise<void> {
  install.ready = false;
  await asking?.prompt();
  asking = null;
}

/** Installed already, and opened so. */
export const standsAlone = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Safari on phones installs by its own menu, and tells nobody; it alone knows `standalone`. */
export const installsByMenu = (): boolean =>
  "standalone" in navigator && !(navigator as Navigator & { standalone: boolean }).standalone;
