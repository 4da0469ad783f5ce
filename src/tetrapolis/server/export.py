"""The page as a folder of files that any host can hand out, without a server of ours.

Files are written beside what is there and moved into place, index.html last: whoever is served from the folder
meanwhile gets the old page or the new one. Files that only an earlier export has written are removed.
"""

import contextlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from urllib.parse import urlsplit

from tetrapolis import __version__
from tetrapolis.core.errors import shown

from .bundle import INDEX, WORKER, Bundle, Host, bundle_for
from .errors import ServerError

MARK = "tetrapolis-export.json"  # in every exported folder: what was written into it
_DRAFT = ".tetrapolis-export"
_LAST = (WORKER, INDEX, MARK)


class Exported(NamedTuple):
    """What was written."""

    files: int
    size: int


def check_folder(folder: Path, friends: str = "", overwrite: bool = False) -> None:
    """ServerError, if nothing could be exported there."""
    if friends:
        address_of_server(friends)
    try:
        _written_before(folder, overwrite)
    except OSError as error:
        raise _failed(folder, error) from None


def _failed(folder: Path, error: OSError) -> ServerError:
    return ServerError("export-failed", path=str(folder), detail=error.strerror or type(error).__name__)


def export_page(folder: Path, friends: str = "", overwrite: bool = False) -> Exported:
    """Write the page into a folder of its own; `friends` is the address of a server that it names."""
    found = bundle_for(Host("static", address_of_server(friends) if friends else ""))
    if found is None:
        raise ServerError("export-no-page")
    try:
        _write(found, folder, overwrite)
    except OSError as error:
        raise _failed(folder, error) from None
    return Exported(len(found.files), sum(map(len, found.files.values())))


def address_of_server(address: str) -> str:
    """The address of a server as a link; ServerError if it is none."""
    try:
        parts = urlsplit(address)
        whole = parts.port != 0 and not any(letter.isspace() or not letter.isprintable() for letter in address)
    except ValueError:  # a port that is no number, or brackets that do not close
        parts, whole = urlsplit(""), False
    bare = not (parts.username or parts.password or parts.query or parts.fragment or parts.path.strip("/"))
    if not (whole and bare and parts.scheme in ("http", "https") and parts.hostname):
        raise ServerError("export-server", address=shown(address))
    return f"{parts.scheme}://{parts.netloc}/"


def _write(found: Bundle, folder: Path, overwrite: bool) -> None:
    before = _written_before(folder, overwrite)
    mark = {"tetrapolis": __version__, "version": found.version, "files": sorted(found.files)}
    files = found.files | {MARK: json.dumps(mark, indent=1).encode() + b"\n"}
    with _draft(folder) as draft:
        for name, content in files.items():
            (draft / name).parent.mkdir(parents=True, exist_ok=True)
            (draft / name).write_bytes(content)
        for name in sorted(files, key=lambda name: (_LAST.index(name) if name in _LAST else -1, name)):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (draft / name).replace(folder / name)
    for name in before - found.files.keys():
        _remove(folder, name)


def _written_before(folder: Path, overwrite: bool) -> set[str]:
    """The names of files of an earlier export; ServerError if the folder holds something else."""
    if not folder.exists() or not (set(folder.iterdir()) - {folder / _DRAFT}):
        return set()
    try:
        names = json.loads((folder / MARK).read_bytes())["files"]
        return {str(name) for name in names}
    except (OSError, ValueError, TypeError, KeyError):  # nothing that an export has left
        if overwrite:
            return set()
        raise ServerError("export-not-empty", path=str(folder)) from None


@contextlib.contextmanager
def _draft(folder: Path) -> Iterator[Path]:
    """A folder for what is being written; nothing remains of it, nor of a new folder if it comes to nothing."""
    new = not folder.exists()
    draft = folder / _DRAFT
    folder.mkdir(parents=True, exist_ok=True)
    try:
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir()
        yield draft
    except BaseException:
        if new:
            shutil.rmtree(folder, ignore_errors=True)
        raise
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _remove(folder: Path, name: str) -> None:
    """A file of an earlier export, and its folder if that is empty then; nothing outside, whatever the mark says."""
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or not (folder / path).resolve().is_relative_to(folder.resolve()):
        return
    with contextlib.suppress(OSError):  # it is gone already, or the folder holds something else
        (folder / path).unlink()
        if path.parent != PurePosixPath("."):
            (folder / path.parent).rmdir()
