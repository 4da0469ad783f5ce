/** Whether things may move: the person's setting, and that of the device. */
export function mayMove(): boolean {
  if (document.documentElement.dataset["motion"] === "off") return false;
  return typeof matchMedia !== "function" || !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
