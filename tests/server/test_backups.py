"""Backups hold everything, the secret too; whoever comes back to a restored server is who they were, and plays on."""

import asyncio
import os
import shlex
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from programs import COMMAND, run
from server.running import Running, begun, choice, look, running
from server.servers import execute, new_database
from server.test_start import in_a_mount
from tetrapolis.server.backups import Backups
from tetrapolis.server.errors import Unusable
from tetrapolis.server.settings import Settings
from tetrapolis.server.store import open_store
from tetrapolis.text import LANGUAGES, texts

ACCOUNT = {"name": "Cili", "password": "nobody can guess this"}


def tetrapolis(*words: object) -> subprocess.CompletedProcess[str]:
    return run(*map(str, words))


def done(*words: object) -> str:
    ended = tetrapolis(*words)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    return ended.stdout


def refused(*words: object) -> str:
    ended = tetrapolis(*words)
    assert ended.returncode == 2, ended.stdout
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    return ended.stderr.strip()


class Evening:
    """Two guests in the middle of a match, and somebody with an account, on a server."""

    def __init__(self, site: Running) -> None:
        self.people = [site.guest("Anna"), site.guest("Béla")]
        self.match = begun(self.people[0], self.people[1])
        self._move(self.people)
        self.seen = [look(person, self.match) for person in self.people]
        site.stranger().post("/api/accounts", json=ACCOUNT).raise_for_status()

    def _move(self, people: list[httpx.Client]) -> None:
        mover = people[look(people[0], self.match)["pending"][0]]
        mover.post(f"/api/matches/{self.match}/actions", json=choice(mover, self.match)).raise_for_status()

    def goes_on(self, site: Running) -> None:
        """With the cookies from before, at the same table."""
        again = [site.stranger() for _ in self.people]
        for person, before in zip(again, self.people, strict=True):
            person.cookies = before.cookies
        assert [look(person, self.match) for person in again] == self.seen
        self._move(again)
        site.stranger().post("/api/login", json=ACCOUNT).raise_for_status()


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Evening]]:
    """Made while the server runs."""
    folder = tmp_path_factory.mktemp("backup")
    copy = folder / "copies" / "copy.sqlite"
    with running(folder) as site:
        evening = Evening(site)
        said = done("backup", copy, "--data", site.folder)
        assert f"{copy}: one match" in said
        assert "secret" in said
        secret = (site.folder / "secret").read_bytes()
        before = copy.read_bytes()
        assert str(copy) in refused("backup", copy, "--data", site.folder)
        assert copy.read_bytes() == before
        assert secret.hex() not in site.errors + said
        evening._move(evening.people)  # not in the backup
    assert copy.stat().st_mode & 0o077 == 0
    assert [file.name for file in copy.parent.iterdir()] == ["copy.sqlite"]
    assert secret in before
    yield copy, evening


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_restored_server_goes_on_with_everybody(backup: tuple[Path, Evening], tmp_path: Path, lang: str) -> None:
    copy, evening = backup
    folder = tmp_path / "data"
    speak = texts(lang)
    assert done("restore", copy, "--data", folder, "--lang", lang).splitlines() == [
        speak("restore-done", path=str(folder), matches=1, accounts=1),
        speak("restore-secret"),
    ]
    secret, restored = (folder / "secret").read_bytes(), (folder / "matches.sqlite").read_bytes()
    assert secret in copy.read_bytes()
    assert secret not in restored
    assert [file.name for file in folder.iterdir() if file.stat().st_mode & 0o077] == []
    assert {file.name for file in folder.iterdir()} == {"matches.sqlite", "secret", "server.lock"}
    assert "already exists" in refused("restore", copy, "--data", folder)
    assert ((folder / "secret").read_bytes(), (folder / "matches.sqlite").read_bytes()) == (secret, restored)
    with running(tmp_path) as site:
        evening.goes_on(site)


def test_a_lost_database_is_restored_beside_its_secret(backup: tuple[Path, Evening], tmp_path: Path) -> None:
    copy, evening = backup
    folder = tmp_path / "data"
    done("restore", copy, "--data", folder)
    (folder / "matches.sqlite").unlink()
    done("restore", copy, "--data", folder)
    (folder / "matches.sqlite").unlink()
    (folder / "secret").write_bytes(b"another secret of 32 bytes, or more")
    assert "another secret" in refused("restore", copy, "--data", folder)
    assert not (folder / "matches.sqlite").exists()
    (folder / "secret").unlink()
    done("restore", copy, "--data", folder)
    with running(tmp_path) as site:
        evening.goes_on(site)


def test_a_backup_of_earlier_days_says_that_it_has_no_secret(backup: tuple[Path, Evening], tmp_path: Path) -> None:
    copy, evening = backup
    old = tmp_path / "old.sqlite"
    shutil.copy(copy, old)
    with sqlite3.connect(old) as connection:
        connection.execute("DROP TABLE installation")
    connection.close()
    assert texts("en")("restore-no-secret") in done("restore", old, "--data", tmp_path / "data")
    with running(tmp_path) as site:
        assert look(site.stranger(), evening.match)["status"] == "running"
        site.stranger().post("/api/login", json=ACCOUNT).raise_for_status()


def test_what_is_no_backup_is_not_restored(backup: tuple[Path, Evening], tmp_path: Path) -> None:
    copy, _ = backup
    bad, folder = tmp_path / "bad.sqlite", tmp_path / "data"
    assert "There is no backup" in refused("restore", bad, "--data", folder)
    bad.write_bytes(copy.read_bytes()[:20000])
    assert "is damaged" in refused("restore", bad, "--data", folder)
    bad.write_text("Dear diary")
    assert "is damaged" in refused("restore", bad, "--data", folder)
    bad.write_bytes(b"")
    assert "is not a backup" in refused("restore", bad, "--data", folder)
    shutil.copy(copy, bad)
    with sqlite3.connect(bad) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version" in refused("restore", bad, "--data", folder)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("secret", [None, b"x", "a text of more than thirty-two letters, no bytes"])
def test_a_backup_whose_secret_is_none_is_not_restored(
    backup: tuple[Path, Evening], tmp_path: Path, secret: bytes | str | None
) -> None:
    bad, folder = tmp_path / "bad.sqlite", tmp_path / "data"
    shutil.copy(backup[0], bad)
    with sqlite3.connect(bad) as connection:
        connection.execute("DELETE FROM installation")
        if secret is not None:
            connection.execute("INSERT INTO installation VALUES (?)", (secret,))
    connection.close()
    assert refused("restore", bad, "--data", folder, "--lang", "en") == texts("en")(
        "error-restore-bad-secret", path=str(bad)
    )
    assert list(folder.iterdir()) == []


def test_a_backup_of_a_killed_server_leaves_its_folder_as_it_is(tmp_path: Path) -> None:
    """The log of SQLite holds the latest moves: the next start looks for it."""
    with running(tmp_path) as site:
        evening = Evening(site)
        site.kill()
    done("backup", tmp_path / "copy.sqlite", "--data", site.folder)
    with running(tmp_path) as site:
        evening.goes_on(site)


def test_a_folder_without_matches_has_nothing_to_back_up(tmp_path: Path) -> None:
    assert "nothing to back up" in refused("backup", tmp_path / "copy.sqlite", "--data", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_backup_for_which_there_is_no_space_leaves_nothing(backup: tuple[Path, Evening], tmp_path: Path) -> None:
    copy, _ = backup
    done("restore", copy, "--data", tmp_path / "data")
    small = tmp_path / "small"
    small.mkdir()
    words = [*COMMAND, "backup", str(small / "copy.sqlite"), "--data", str(tmp_path / "data")]
    script = f"{shlex.join(words)}; echo code $?; ls -A {shlex.quote(str(small))}"
    command = [*in_a_mount("-t tmpfs -o size=65536 none", small), "sh", "-c", script]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
    assert ended.stdout == "code 2\n"
    assert ended.stderr.strip() == texts("en")("error-data-full", path=str(small))


def test_postgres_is_backed_up_and_restored(postgres_address: str, tmp_path: Path) -> None:
    first, second = new_database(postgres_address, "first"), new_database(postgres_address, "second")
    copy = tmp_path / "copy.sqlite"
    with running(tmp_path, database=first) as site:
        evening = Evening(site)
        assert f"{copy}: one match" in done("backup", copy, "--data", site.folder, "--database", first)
    assert copy.stat().st_mode & 0o077 == 0
    assert "already holds" in refused("restore", copy, "--data", tmp_path / "other", "--database", first)
    assert not (tmp_path / "other" / "secret").exists()
    said = done("restore", copy, "--data", tmp_path / "other", "--database", second)
    assert said.startswith("Restored to PostgreSQL: one match, one account.")
    for table in ("matches", "entries", "seats", "accounts"):
        question = f"SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS all FROM \"{table}\" t"
        assert execute(first, question) == execute(second, question)
    with running(tmp_path, database=second, data=tmp_path / "other") as site:
        evening.goes_on(site)
    done("restore", copy, "--data", tmp_path / "moved")  # from PostgreSQL to SQLite
    with running(tmp_path, data=tmp_path / "moved") as site:
        evening.goes_on(site)


def test_the_secret_of_the_settings_is_in_the_backup(postgres_address: str, tmp_path: Path) -> None:
    address, secret = new_database(postgres_address, "given"), "a secret that all the nodes were given"
    with running(tmp_path, database=address, secret=secret):
        assert "is not in it" in done("backup", tmp_path / "a.sqlite", "--database", address, "--data", tmp_path)
        done("backup", tmp_path / "b.sqlite", "--database", address, "--secret", secret)
    done("restore", tmp_path / "b.sqlite", "--data", tmp_path / "moved")
    assert (tmp_path / "moved" / "secret").read_text() == secret
    said = refused("restore", tmp_path / "b.sqlite", "--data", tmp_path / "new", "--secret", secret[::-1])
    assert "another secret" in said
    assert secret not in said


# -- from time to time -------------------------------------------------------------------------------------------------


def test_a_running_server_makes_backups(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with running(tmp_path, backups=kept) as site:
        evening = Evening(site)
    for old in kept.iterdir():
        os.utime(old, (0, 0))
    assert kept.is_dir()
    with running(tmp_path, backups=kept, **{"backup-keep": 1}) as site:
        limit = time.monotonic() + 300
        while not any(file.stat().st_mtime for file in kept.glob("*.sqlite")):
            assert time.monotonic() < limit
            time.sleep(0.05)
    newest = max(kept.glob("*.sqlite"))
    done("restore", newest, "--data", tmp_path / "again")
    with running(tmp_path, data=tmp_path / "again") as site:
        evening.goes_on(site)


def test_a_backup_is_made_when_the_newest_is_old_and_the_oldest_go(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    settings = Settings(data=str(tmp_path / "data"), backups=str(kept), backup_hours=2, backup_keep=3)

    async def use() -> None:
        store = open_store(settings.store)
        await store.start()
        backups = Backups(store, b"0" * 32, settings)
        first = await backups.once()
        assert first is not None
        assert await backups.once() is None
        hours = time.time() - 2 * 3600
        os.utime(first, (hours + 60, hours + 60))
        assert await backups.once() is None
        theirs = {
            "tetrapolis-before-upgrade.sqlite",  # would be the newest by its name
            "tetrapolis-1-by-hand.sqlite",  # the oldest
            "tetrapolis-20000101T000000Z.sqlite.gz",
            ".tetrapolis-by-hand.sqlite.part",
        }
        for name in theirs:
            (kept / name).write_text("made by hand")
            os.utime(kept / name, (hours - 9000, hours - 9000))
        assert await backups.once() is None
        for number in range(5):
            older = kept / f"tetrapolis-2000010{number}T000000Z.sqlite"
            first.rename(older)
            os.utime(older, (hours - 60, hours - 60))
            foreign = kept / "tetrapolis.sqlite"
            foreign.write_text("somebody else's")
            (kept / ".tetrapolis-19990101T000000Z.sqlite.part").write_text("of a process that was killed")
            first = await backups.once()
            assert first is not None
        assert theirs <= {file.name for file in kept.iterdir()}
        assert [file.name for file in sorted(kept.iterdir()) if file.name not in theirs] == [
            "tetrapolis-20000103T000000Z.sqlite",
            "tetrapolis-20000104T000000Z.sqlite",
            first.name,
            "tetrapolis.sqlite",
        ]
        await store.close()

    asyncio.run(use())


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept"
    settings = Settings(data=str(data), backups=str(kept))

    async def use() -> None:
        store = open_store(settings.store)
        await store.start()
        await store.close()
        with (data / "matches.sqlite").open("r+b") as file:
            file.seek(4096)
            file.write(b"\xff" * 4096)
        with pytest.raises(Unusable, match="damaged"):
            await Backups(store, b"0" * 32, settings).once()
        assert list(kept.iterdir()) == []

    asyncio.run(use())


def test_a_backup_that_fails_is_logged_and_counted_and_people_play_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with running(tmp_path, backups=tmp_path / "file" / "kept") as site:
        limit = time.monotonic() + 300
        while not (failed := [line for line in site.log if line["event"] == "backup failed"]):
            assert time.monotonic() < limit
            time.sleep(0.05)
        assert failed[0]["level"] == "error"
        assert failed[0]["reason"] == "data-no-folder"
        anna = site.guest("Anna")
        counted = anna.get("/metrics").text
        assert 'tetrapolis_keeper_failures_total{keeper="backup"} 1.0' in counted
        assert anna.get("/readyz").json() == {"store": True, "bus": True, "keepers": True}
        begun(anna, site.guest("Béla"))
