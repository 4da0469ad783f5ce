/** The message in a game's about.ftl that names its sheet; only games that have one say it. */
export const SHEET_TITLE = "sheet-title";
