"""The icons of the installed page in web/public, drawn by the browser from icon.svg.

python scripts/icons.py
"""

import re
from pathlib import Path

import browser as chromium

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = (192, 512)


def maskable(icon: str) -> str:
    """Without round corners, the drawing within the circle that every mask leaves."""
    square = icon.replace(' rx="7"', "")
    return re.sub(r"(<path .*?/>)", r'<g transform="translate(3.2 3.4) scale(.8)">\1</g>', square)


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text()
    with chromium.opened() as browser:
        for name, drawing in (("icon", icon), ("icon-maskable", maskable(icon))):
            for size in SIZES:
                page = browser.new_page(viewport={"width": size, "height": size})
                page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
                page.screenshot(path=PUBLIC / f"{name}-{size}.png", omit_background=True)


if __name__ == "__main__":
    main()
