"""tetrapolis backup: a copy of everything, also while the site runs."""

import argparse
import asyncio

from tetrapolis.server.errors import Away, ServerError
from tetrapolis.server.store import Unavailable, open_store
from tetrapolis.text import texts

from .screen import Screen
from .serve import settings_of


def run(chosen: argparse.Namespace) -> int:
    if chosen.target.exists():
        raise ServerError("backup-exists", path=str(chosen.target))
    count = asyncio.run(_copy(settings_of(chosen).store, chosen))
    speak = texts(chosen.lang)
    Screen().print(speak("backup-done", path=str(chosen.target), count=count), soft_wrap=True)
    return 0


async def _copy(address: str, chosen: argparse.Namespace) -> int:
    store, copied = open_store(address), open_store(str(chosen.target))
    try:
        await store.start()
        try:
            await store.backup(chosen.target)
        finally:
            await store.close()
        await copied.start()
        try:
            return await copied.count()
        finally:
            await copied.close()
    except Unavailable as error:
        raise Away("store-unreachable", detail=str(error)[:200]) from None
