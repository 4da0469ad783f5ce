"""The page's files, made by `npm run build`; every address that is not a file is the page itself."""

import asyncio
import mimetypes
from pathlib import Path

from litestar import Response, get

from ..errors import NotFound

STATIC = Path(__file__).parents[1] / "static"
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # names of assets change with their content
_FRESH = {"cache-control": "no-cache"}


@get("/", include_in_schema=False)
async def front() -> Response[bytes]:
    return await _answer(Path("/"))


@get("/{path:path}", include_in_schema=False)
async def page(path: Path) -> Response[bytes]:
    return await _answer(path)


async def _answer(path: Path) -> Response[bytes]:
    asset, found = "assets" in path.parts, _file(path)
    file = found or STATIC / "index.html"
    if path.parts[1:2] == ("api",) or (asset and not found) or not file.is_file():
        raise NotFound("no-such-page")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    content = await asyncio.to_thread(file.read_bytes)
    return Response(content, media_type=kind, headers=_FOREVER if asset else _FRESH)


def _file(path: Path) -> Path | None:
    """A file of the page: nothing outside its folder."""
    try:
        wanted = (STATIC / path.relative_to("/")).resolve()
        return wanted if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or with characters that no name has
        return None
