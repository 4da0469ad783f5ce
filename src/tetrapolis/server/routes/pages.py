"""The page's files; every address that is not a file is the page itself."""

import functools
import gzip
from pathlib import Path, PurePosixPath

from litestar import Response, get
from litestar.params import FromPath

from ..bundle import HASHED, INDEX, Host, bundle_for
from ..errors import NotFound
from ..guard import address_of
from ..quotas import party
from ..site import site_of
from .shapes import Asking

_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}  # names change with the content
_FRESH = {"cache-control": "no-cache"}
_PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}
_KINDS = {  # not asked of the machine, which may know other ones
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKABLE = (".css", ".html", ".js", ".json", ".svg", ".wasm", ".webmanifest")


@functools.lru_cache(maxsize=512)
def _packed(content: bytes) -> bytes:
    """A file as it goes over the wire."""
    return gzip.compress(content, mtime=0)


@get("/", include_in_schema=False)
async def front(request: Asking) -> Response[bytes]:
    return await _answer(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Asking, path: FromPath[Path]) -> Response[bytes]:
    return await _answer(request, "/".join(path.parts[1:]))


async def _answer(request: Asking, name: str) -> Response[bytes]:
    pack = "gzip" in request.headers.get("accept-encoding", "")
    files, asker = site_of(request).pools.files, party(address_of(request.scope))
    found = await files.run(asker, _find, name, pack)
    if found is None:
        raise NotFound("no-such-page")
    content, kind, headers = found
    return Response(content, media_type=kind, headers=headers)


def _find(name: str, pack: bool) -> tuple[bytes, str, dict[str, str]] | None:
    """A file's content, type and headers; names are never looked up on the disk."""
    bundle, parts = bundle_for(Host()), PurePosixPath(name).parts
    if bundle is None or parts[:1] == ("api",):
        return None
    hashed = any(folder in parts for folder in HASHED)
    if name not in bundle.files:
        if hashed:
            return None
        name = INDEX
    content, suffix = bundle.files[name], PurePosixPath(name).suffix
    kind, headers = _KINDS.get(suffix, "application/octet-stream"), _FOREVER if hashed else _FRESH
    if pack and suffix in _PACKABLE:
        content, headers = _packed(content), headers | _PACKED
    return content, kind, headers
