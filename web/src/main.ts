import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/literata/wght.css";
import "./app.css";
import { mount } from "svelte";
import { loadTexts, language } from "./lib/texts.svelte";
import App from "./App.svelte";

document.documentElement.lang = language.now;
await loadTexts();
const target = document.getElementById("page");
if (target) mount(App, { target });
