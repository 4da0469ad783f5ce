/** Test files share one environment, because that is quicker: each begins as the first one does. */
import { language } from "../src/lib/texts.svelte";

language.now = "en";
localStorage.clear();
sessionStorage.clear();
