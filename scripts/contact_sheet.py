"""Pictures of the tables, and one sheet of them all: early and late, few and many players, every size, both themes.

python scripts/contact_sheet.py FOLDER [--games akropolis] [--sizes 1366x768,390x844] [--themes light] [--langs en,uk]
    [--moments early,late] [--players fewest,most]
"""

import argparse
import json
from itertools import product
from pathlib import Path

import browser as chromium
from pictures import played, served
from playwright.sync_api import Browser, Page

from tetrapolis.client import Guest

SIZES = ("1280x720", "1366x768", "1440x900", "1920x1080", "390x844", "360x780")
PLAYERS = {
    "akropolis": (2, 4),
    "seven_wonders": (3, 7),
    "world_monuments": (2, 4),
    "ginkgopolis": (2, 5),
}
LATE = {
    "akropolis": (20, 44),
    "seven_wonders": (38, 96),
    "world_monuments": (100, 150),
    "ginkgopolis": (60, 90),
}  # entries of the log
_HEAD = """<!doctype html><meta charset=utf-8><title>Tables</title><style>
body { display: flex; flex-wrap: wrap; gap: 12px; font: 14px sans-serif }
img { height: 340px; border: 1px solid #999 }
figure { margin: 0 }
</style>"""
_FIGURE = """<figure><a href="{name}.png"><img src="{name}.png" loading="lazy"></a>
<figcaption>{name}</figcaption></figure>"""
_SETTINGS = "localStorage.setItem('tetrapolis-settings', {!r})"


def main() -> None:
    words = _words()
    words.folder.mkdir(parents=True, exist_ok=True)
    with served() as url, chromium.opened() as browser:
        guest = Guest(url, "Anna", patience=300.0)
        for game, players, moment in product(words.games, words.players, words.moments):
            most = players == "most"
            match = played(guest, game, PLAYERS[game][most], LATE[game][most] if moment == "late" else 0)
            for theme, lang in product(words.themes, words.langs):
                _take(browser, guest, url, match, words.sizes, theme, lang, words.folder / f"{game}-{moment}-{players}")
    print(_sheet(words.folder))


def _words() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    for name, usual in {
        "games": tuple(PLAYERS),
        "sizes": SIZES,
        "themes": ("light", "dark"),
        "langs": ("en",),
        "moments": ("early", "late"),
        "players": ("fewest", "most"),
    }.items():
        parser.add_argument(f"--{name}", type=lambda text: tuple(text.split(",")), default=usual)
    return parser.parse_args()


def _take(
    browser: Browser, guest: Guest, url: str, match: str, sizes: tuple[str, ...], theme: str, lang: str, name: Path
) -> None:
    for size in sizes:
        width, height = (int(one) for one in size.split("x"))
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            locale=lang,
            has_touch=width < 600,
            service_workers="block",
        )
        kind, _, value = guest.cookie.partition("=")
        context.add_cookies([{"name": kind, "value": value, "url": url}])
        page: Page = context.new_page()
        page.add_init_script(_SETTINGS.format(json.dumps({"theme": theme, "pace": "none"})))
        page.goto(f"{url}/m/{match}")
        page.wait_for_selector("section.board svg, section.board button")
        page.wait_for_timeout(600)
        page.screenshot(path=f"{name}-{size}-{theme}-{lang}.png")
        context.close()
    print(f"{name.name} {theme} {lang}", flush=True)


def _sheet(folder: Path) -> Path:
    """One page with all pictures of the folder."""
    pictures = sorted(folder.glob("*.png"))
    sheet = folder / "index.html"
    sheet.write_text(_HEAD + "".join(_FIGURE.format(name=one.stem) for one in pictures))
    return sheet


if __name__ == "__main__":
    main()
