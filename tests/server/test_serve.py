"""`tetrapolis` as somebody starts it: what it prints, how it stops, backup, verify, the documentation's program."""

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from programs import run
from server.running import Running, running
from server.servers import free_port
from tetrapolis import wire
from tetrapolis.client import CommandRefused, Guest
from tetrapolis.server.settings import Settings, page, read_settings

ROOT = Path(__file__).parents[2]


def tetrapolis(*words: str) -> subprocess.CompletedProcess[str]:
    return run(*words)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Guest, str]]:
    """A site with a finished match."""
    with running(tmp_path_factory.mktemp("serve")) as site:
        guest = Guest(site.address, "Anna")
        match = guest.create("akropolis", ["me", "builder"], public=True)
        guest.start(match)
        with guest.connect(match) as client:
            for table in client.turns():
                client.play(table.legal[0])
        yield site, guest, match


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    port = free_port()
    words = [sys.executable, "-m", "tetrapolis.cli", "--port", str(port), "--data", str(tmp_path), "--lan"]
    output = tmp_path / "output"
    with output.open("wb") as out:
        process = subprocess.Popen([*words, "--no-browser", "--lang", "hu"], stdout=out, stderr=subprocess.PIPE)
        limit = time.monotonic() + 300
        while "Ctrl+C" not in output.read_text() and time.monotonic() < limit:
            time.sleep(0.1)
        said = output.read_text()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=300)
    assert f"A Tetrapolis címe: http://127.0.0.1:{port}" in said
    assert re.search(rf"A hálózatodban: http://[\d.]+:{port}", said)
    assert "█" in said  # the QR code
    assert "Traceback" not in errors.decode()
    assert process.returncode in (0, 130)


def test_a_taken_port_is_a_sentence(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        port = site.address.rpartition(":")[2]
        failed = tetrapolis("serve", "--port", port, "--data", str(tmp_path / "other"), "--no-browser")
        assert failed.returncode == 2
        assert port in failed.stderr
        assert "Traceback" not in failed.stderr


def test_a_finished_match_is_verified_by_its_address(finished: tuple[Running, Guest, str]) -> None:
    _, guest, match = finished
    address = f"{guest.url}/m/{match}"
    good = tetrapolis("verify", address)
    assert good.returncode == 0, good.stderr
    assert "The server shows the same commitment" in good.stdout
    bad = tetrapolis("verify", f"{guest.url}/m/{'0' * 16}")
    assert bad.returncode == 2
    assert "There is no match" in bad.stderr
    assert tetrapolis("verify", f"{guest.url}/m/x").returncode == 2
    running_match = guest.create("akropolis", ["me", "builder"])
    guest.start(running_match)
    early = tetrapolis("verify", f"{guest.url}/m/{running_match}")
    assert early.returncode == 2
    assert "not over" in early.stderr


def test_a_backup_is_made_while_the_site_runs(finished: tuple[Running, Guest, str], tmp_path: Path) -> None:
    site, _, match = finished
    folder = tmp_path / "restored"
    folder.mkdir()
    copy = folder / "matches.sqlite"
    done = tetrapolis("backup", str(copy), "--data", str(site.folder))
    assert done.returncode == 0, done.stderr
    assert tetrapolis("backup", str(copy), "--data", str(site.folder)).returncode == 2
    with running(tmp_path, data=folder) as restored:
        assert Guest(restored.address, "Bela").look(match).status == "over"


def test_a_record_goes_out_and_comes_in_again(finished: tuple[Running, Guest, str]) -> None:
    _, guest, match = finished
    record = guest.get(f"matches/{match}/record", dict[str, Any])
    brought = guest.post("records", wire.Done, record).match
    assert guest.get(f"matches/{brought}/record", dict[str, Any])["outcome"] == record["outcome"]
    with pytest.raises(CommandRefused, match="not over"):
        guest.post("records", wire.Done, {**record, "actions": record["actions"][:-1], "outcome": None})
    with pytest.raises(CommandRefused, match="final score"):
        guest.post("records", wire.Done, {**record, "outcome": None})


def test_an_analysis_is_made_in_the_background(finished: tuple[Running, Guest, str]) -> None:
    _, guest, match = finished
    path = f"matches/{match}/analysis"
    assert guest.get(path, wire.AnalysisState).state == "none"
    assert guest.post(path, wire.AnalysisState).state == "running"
    limit = time.monotonic() + 900
    while (found := guest.get(path, wire.AnalysisState)).state == "running" and time.monotonic() < limit:
        assert 0 <= found.done <= found.total
        time.sleep(0.2)
    assert found.state == "done"
    assert found.analysis is not None
    assert found.analysis["verdicts"]
    assert guest.post(path, wire.AnalysisState).state == "done"


def test_everybody_who_wants_a_rematch_gets_the_same(finished: tuple[Running, Guest, str]) -> None:
    _, guest, match = finished
    again = guest.post(f"matches/{match}/rematch", wire.Done).match
    assert guest.post(f"matches/{match}/rematch", wire.Done).match == again
    table = guest.look(again)
    assert [seat.kind for seat in table.seats] == ["bot", "person"]
    assert guest.look(match).rematch == again
    assert table.status == "running"  # nobody else needs to be asked


def test_the_bot_of_the_documentation_plays_a_match(finished: tuple[Running, Guest, str], tmp_path: Path) -> None:
    _, guest, _ = finished
    text = (ROOT / "docs" / "server" / "README.md").read_text(encoding="utf-8")
    program = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert program is not None
    assert len(program[1].splitlines()) <= 20
    file = tmp_path / "bot.py"
    file.write_text(program[1])
    played = subprocess.run([sys.executable, file, guest.url], capture_output=True, text=True, timeout=600, check=False)
    assert played.returncode == 0, played.stderr
    assert "house" in played.stdout


def test_settings_come_from_flags_then_environment_then_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1000\nhost = "10.0.0.1"\nrate = 7\n')
    monkeypatch.setenv("TETRAPOLIS_PORT", "2000")
    monkeypatch.setenv("TETRAPOLIS_HOST", "10.0.0.2")
    found = read_settings({"host": "10.0.0.3", "data": None}, file)
    assert (found.host, found.port, found.rate, found.sockets) == ("10.0.0.3", 2000, 7, Settings().sockets)


def test_an_empty_setting_is_not_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is: an empty host would else be the whole network."""
    names = vars(Settings())
    for name in names:
        monkeypatch.setenv(f"TETRAPOLIS_{name.upper()}", "")
    file = tmp_path / "settings.toml"
    file.write_text("".join(f'{name} = ""\n' for name in names))
    assert read_settings(dict.fromkeys(names, ""), file) == Settings()
    file.write_text('port = 1000\nhost = "10.0.0.1"\n')
    found = read_settings(dict.fromkeys(names, ""), file)
    assert (found.host, found.port) == ("10.0.0.1", 1000)


def test_the_page_of_settings_is_made_from_the_settings() -> None:
    assert page() in (ROOT / "docs" / "server" / "settings.md").read_text(encoding="utf-8")


def test_the_measurement_of_the_site_runs() -> None:
    measured = tetrapolis("bench", "--server", "--tables", "4", "--seconds", "1", "--json")
    assert measured.returncode == 0, measured.stderr
    for key in ("actions_per_second", "p99_ms", "memory_per_idle_table_kb", "ratio_to_raw", "raw_echoes_per_second"):
        assert key in measured.stdout


def test_secrets_are_readable_by_their_owner_only(finished: tuple[Running, Guest, str]) -> None:
    site, _, _ = finished
    for name in ("secret", "matches.sqlite"):
        assert (site.folder / name).stat().st_mode & 0o077 == 0
    assert (site.folder / "secret").stat().st_size == 32
