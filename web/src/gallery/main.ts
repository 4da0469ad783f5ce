/** Boards with recorded views, for looking at them while they are drawn: gallery.html?game=akropolis&seats=2&shot=3&theme=dark&lang=hu */
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/literata/wght.css";
import "../app.css";
import { mount } from "svelte";
import { loadTexts, language, type Language } from "../lib/texts.svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "akropolis";
language.now = (asked.get("lang") ?? "en") as Language;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
await loadTexts();
await loadTexts(language.now, game);
const target = document.getElementById("page");
if (target)
  mount(Gallery, {
    target,
    props: { game, seats: Number(asked.get("seats") ?? 2), shot: Number(asked.get("shot") ?? 0) },
  });
