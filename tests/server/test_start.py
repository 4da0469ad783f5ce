"""Every way in which `tetrapolis serve` cannot start: one sentence, a code that is not zero, and nothing changed."""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import pytest

from programs import COMMAND, run
from server.running import begun, look, running
from server.servers import database_beside, execute, free_port, new_database
from tetrapolis.cli import main
from tetrapolis.server.secret import known_secret
from tetrapolis.server.settings import Settings
from tetrapolis.text import LANGUAGES, texts

SECRET = "0123456789abcdef0123456789abcdef"


def refused(*words: str, lang: str = "en", around: Sequence[str] = (), code: int = 2) -> str:
    """What a server says that does not start."""
    asked = ("serve", "--no-browser", "--port", "0", "--lang", lang, *words)
    if around:
        ended = subprocess.run([*around, *COMMAND, *asked], capture_output=True, text=True, timeout=120, check=False)
    else:
        ended = run(*asked)
    assert ended.returncode == code, ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    return ended.stderr.strip()


def in_a_mount(options: str, folder: Path) -> list[str]:
    """A process for which the folder is a file system of its own; it goes with the process."""
    private = ["unshare", "--mount"] if os.getuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    return [*private, "sh", "-c", f"mount {options} '{folder}' && exec \"$@\"", "sh"]


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A data folder with matches, of a server that was stopped."""
    folder = tmp_path_factory.mktemp("used")
    with running(folder) as site:
        anna, bela = site.guest("Anna"), site.guest("Béla")
        for _ in range(30):
            begun(anna, bela)
    yield folder / "data"


@pytest.fixture
def data(used: Path, tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    copied = tmp_path / "data"
    shutil.copytree(used, copied)
    return copied


def database(data: Path) -> Path:
    return data / "matches.sqlite"


# -- the file ----------------------------------------------------------------------------------------------------------


def test_a_stopped_server_leaves_one_whole_file(used: Path) -> None:
    assert {file.name for file in used.iterdir()} == {"matches.sqlite", "secret", "server.lock"}
    assert (used / "server.lock").read_text() == "closed"


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_corrupt_header(data: Path, lang: str, workers: str) -> None:
    with database(data).open("r+b") as file:
        file.write(b"this is no database at all")
    said = refused("--data", str(data), "--workers", workers, lang=lang)
    assert said == texts(lang)("error-store-corrupt", path=str(database(data)))


def test_a_truncated_file(data: Path) -> None:
    size = database(data).stat().st_size
    for length in (size // 2, size // 2 + 100, 50):
        os.truncate(database(data), length)
        assert "is damaged" in refused("--data", str(data))


def test_an_emptied_or_missing_file_is_not_a_new_beginning(data: Path) -> None:
    os.truncate(database(data), 0)
    said = refused("--data", str(data))
    assert "missing or empty" in said
    assert str(data / "server.lock") in said
    database(data).unlink()
    assert refused("--data", str(data)) == said
    assert not database(data).exists()


def test_bytes_flipped_in_the_middle(data: Path) -> None:
    whole = bytearray(database(data).read_bytes())
    page = 4096
    middle = len(whole) // page // 2 * page
    for place in range(middle, middle + 64):  # what says where the cells of a page are
        whole[place] ^= 0xFF
    database(data).write_bytes(whole)
    assert "is damaged" in refused("--data", str(data))
    assert database(data).read_bytes() == bytes(whole)


def test_a_newer_schema(data: Path) -> None:
    with sqlite3.connect(database(data)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = database(data).read_bytes()
    said = refused("--data", str(data))
    assert "newer version" in said
    assert "9999" in said
    assert database(data).read_bytes() == before


def test_another_program_that_holds_the_file(data: Path) -> None:
    holder = sqlite3.connect(database(data), isolation_level=None)
    holder.execute("PRAGMA locking_mode=EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    assert "Another program is using" in refused("--data", str(data))
    holder.close()


def test_a_deleted_log_of_sqlite_is_noticed(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        anna, bela = site.guest("Anna"), site.guest("Béla")
        match = begun(anna, bela)
        assert (site.folder / "server.lock").read_text() == "open"
        site.kill()
        log = Path(f"{database(site.folder)}-wal")
        kept = log.read_bytes()
        log.unlink()
        said = refused("--data", str(site.folder))
        assert f"{log}, which holds the latest moves, is gone" in said
        assert refused("--data", str(site.folder)) == said  # also the next time
        log.write_bytes(b"")
        assert refused("--data", str(site.folder)) == said
        log.write_bytes(kept)
    with running(tmp_path) as site:
        guest = site.stranger()
        guest.cookies = anna.cookies
        assert look(guest, match)["seat"] == 0
        site.kill()
        log.unlink()
        (site.folder / "server.lock").unlink()  # as the sentence says
    with running(tmp_path) as site:
        assert site.alive


def test_a_log_that_another_program_has_moved_into_the_database(tmp_path: Path) -> None:
    """SQLite leaves no trace of it: the sentence says so, and how to go on; nothing is lost then."""
    with running(tmp_path) as site:
        anna, bela = site.guest("Anna"), site.guest("Béla")
        match = begun(anna, bela)
        site.kill()
        with sqlite3.connect(database(site.folder)) as browser:
            browser.execute("SELECT count(*) FROM matches").fetchone()
        browser.close()
        lock = site.folder / "server.lock"
        assert not Path(f"{database(site.folder)}-wal").exists()
        for lang in LANGUAGES:
            said = refused("--data", str(site.folder), lang=lang)
            assert said == texts(lang)("error-store-log-missing", path=str(database(site.folder)), lock=str(lock))
            assert "sqlite3" in said
        lock.unlink()
    with running(tmp_path) as site:
        guest = site.stranger()
        guest.cookies = anna.cookies
        assert look(guest, match)["seat"] == 0


# -- the folder and the disk -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_second_server_on_the_same_folder(tmp_path: Path, lang: str) -> None:
    with running(tmp_path) as site:
        said = refused("--data", str(site.folder), lang=lang)
        assert said == texts(lang)("error-folder-taken", path=str(site.folder))
        site.kill()
        with running(tmp_path) as again:  # the system has given the folder back
            assert again.alive


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert "something there is a file" in refused("--data", str(tmp_path / "file"))
    assert "something there is a file" in refused("--data", str(tmp_path / "file" / "deeper"))


def test_a_read_only_folder(data: Path, tmp_path: Path) -> None:
    for folder in (data, tmp_path / "new"):
        folder.mkdir(exist_ok=True)
        around = in_a_mount(f"--bind '{folder}' '{folder}' && mount -o remount,ro,bind", folder)
        assert f"{folder}" in (said := refused("--data", str(folder), around=around))
        assert "cannot be written" in said


def test_a_read_only_file(data: Path) -> None:
    file = database(data)
    around = in_a_mount(f"--bind '{file}' '{file}' && mount -o remount,ro,bind", file)
    assert f"{file} cannot be written" in refused("--data", str(data), around=around)


@pytest.mark.parametrize("size", [4096, 8192, 65536])
def test_a_full_disk(tmp_path: Path, size: int) -> None:
    """There is room for nothing, for the secret only, for the beginning of the database."""
    around = in_a_mount(f"-t tmpfs -o size={size} none", tmp_path)
    assert "no space left" in refused("--data", str(tmp_path / "data"), around=around)


def test_a_taken_port(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        port = site.address.rpartition(":")[2]
        assert f"port {port}" in refused("--port", port, "--data", str(tmp_path / "other"))
        assert "port 80" not in refused("--host", "192.0.2.1", "--data", str(tmp_path / "other"))


# -- the secret --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_secret(data: Path, lang: str) -> None:
    said = refused("--data", str(data), "--secret", SECRET[:-1], lang=lang)
    assert said == texts(lang)("error-secret-short")
    assert SECRET[:-1] not in said


@pytest.mark.parametrize("kept", [b"", b"\0" * 31])
def test_a_short_secret_in_the_file(data: Path, kept: bytes) -> None:
    (data / "secret").write_bytes(kept)
    assert f"{data / 'secret'} has fewer than 32" in refused("--data", str(data))
    assert (data / "secret").read_bytes() == kept


# -- PostgreSQL and Redis ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
def test_postgres_that_does_not_answer(tmp_path: Path, workers: str) -> None:
    address = f"postgresql://anna:hunter2@127.0.0.1:{free_port()}/none"
    said = refused("--data", str(tmp_path), "--workers", workers, "--database", address, code=75)
    assert "The database is not responding" in said
    assert "hunter2" not in said


def test_a_database_that_is_not_there(postgres_address: str, tmp_path: Path) -> None:
    said = refused("--data", str(tmp_path), "--database", database_beside(postgres_address, "nowhere"), code=75)
    assert '"nowhere" does not exist' in said


def test_a_wrong_password(postgres_address: str, tmp_path: Path) -> None:
    """The test's PostgreSQL trusts everybody but this person."""
    (found,) = execute(postgres_address, "SHOW hba_file")
    rules = Path(found["hba_file"])
    rules.write_text("local all anna scram-sha-256\nhost all anna all scram-sha-256\n" + rules.read_text())
    execute(postgres_address, "CREATE ROLE anna LOGIN PASSWORD 'correct horse'", "SELECT pg_reload_conf()")
    parts = urlsplit(postgres_address)
    place = parts.netloc.rpartition("@")[2]
    address = urlunsplit(parts._replace(netloc=f"anna:hunter2@{place}"))
    said = refused("--data", str(tmp_path), "--database", address)
    assert said == texts("en")("error-store-password")


def test_a_newer_schema_in_postgres(postgres_address: str, tmp_path: Path) -> None:
    address = new_database(postgres_address, "newer")
    with running(tmp_path, database=address):
        pass
    execute(address, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refused("--data", str(tmp_path), "--database", address)


@pytest.mark.parametrize("address", ["mysql://anna:hunter2@host/none", "postgresql://anna:hunter2@host:port/none"])
def test_an_address_that_is_none(tmp_path: Path, address: str) -> None:
    said = refused("--data", str(tmp_path), "--database", address)
    assert said == texts("en")("error-store-address")


def test_redis_that_does_not_answer(tmp_path: Path) -> None:
    said = refused("--data", str(tmp_path), "--bus", f"redis://:hunter2@127.0.0.1:{free_port()}", code=75)
    assert "Redis is not responding" in said
    assert "hunter2" not in said
    assert "not an address of Redis" in refused("--data", str(tmp_path), "--bus", "http://:hunter2@host")


# -- settings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("secret", "12345678901234567890123456789012"),
        ("secret", f'["{SECRET}"]'),
        ("secret", f'"{SECRET}\\u0000"'),
        ("database", '["postgresql://anna:hunter2@host/none"]'),
        ("bus", '{ address = "redis://:hunter2@host" }'),
    ],
)
def test_what_may_be_secret_is_never_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, written: str, lang: str
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f"{name} = {written}\n")
    words = ["serve", "--no-browser", "--lang", lang, "--data", str(tmp_path / "data"), "--config", str(file)]
    assert main(words) == 2
    assert capsys.readouterr().err.strip() == texts(lang)("error-setting-hidden", name=name)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('data = "a\\u0000b"', "The setting data cannot be “a b”."),
        ('host = "exämple..com"', "The setting host cannot be “exämple..com”."),
        (f"port = 0x{'f' * 5000}", "The setting port cannot be “int”."),
        (f'port = "{"9" * 5000}"', f"The setting port cannot be “{'9' * 59}…”."),
    ],
)
def test_a_setting_that_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str], written: str, said: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(f"{written}\n", encoding="utf-8")
    data = [] if written.startswith("data") else ["--data", str(tmp_path / "data")]
    assert main(["serve", "--no-browser", "--lang", "en", *data, "--config", str(file)]) == 2
    assert capsys.readouterr().err.strip() == said


def test_a_secret_of_bytes_that_are_no_text() -> None:
    given = bytes(range(1, 64)) + b"\xff" * 32
    assert known_secret(Settings(secret=os.fsdecode(given))) == given
