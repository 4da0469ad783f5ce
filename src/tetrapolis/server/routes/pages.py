"""The page's files, made by `npm run build`; every address that is not a file is the page itself."""

import functools
import gzip
import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from ..errors import NotFound
from ..guard import address_of
from ..quotas import party
from ..site import site_of
from .shapes import Asking

STATIC = Path(__file__).parents[1] / "static"
_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # names of assets change with their content
_FRESH = {"cache-control": "no-cache"}
_PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}
_PACKABLE = (".css", ".html", ".js", ".json", ".svg")


@functools.lru_cache(maxsize=512)
def _packed(file: Path, changed: int) -> bytes:
    """The file as it goes over the wire; a changed one is packed anew."""
    return gzip.compress(file.read_bytes(), mtime=0)


@functools.lru_cache(maxsize=512)
def _plain(file: Path, changed: int) -> bytes:
    return file.read_bytes()


@get("/", include_in_schema=False)
async def front(request: Asking) -> Response[bytes]:
    return await _answer(request, Path("/"))


@get("/{path:path}", include_in_schema=False)
async def page(request: Asking, path: FromPath[Path]) -> Response[bytes]:
    return await _answer(request, path)


async def _answer(request: Asking, path: Path) -> Response[bytes]:
    asset, found = "assets" in path.parts, _file(path)
    file = found or STATIC / "index.html"
    if path.parts[1:2] == ("api",) or (asset and not found) or not file.is_file():
        raise NotFound("no-such-page")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = _FOREVER if asset else _FRESH
    if file.suffix in _PACKABLE and "gzip" in request.headers.get("accept-encoding", ""):
        headers, read = headers | _PACKED, _packed
    else:
        read = _plain
    files, asker = site_of(request).pools.files, party(address_of(request.scope))
    content = await files.run(asker, read, file, file.stat().st_mtime_ns)
    return Response(content, media_type=kind, headers=headers)


def _file(path: Path) -> Path | None:
    """A file of the page: nothing outside its folder."""
    try:
        wanted = (STATIC / path.relative_to("/")).resolve()
        return wanted if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or with characters that no name has
        return None
