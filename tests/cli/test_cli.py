"""The commands as a user types them."""

import json
import os
import pty
import re
import select
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numba
import pytest

from programs import COMMAND, run
from tetrapolis.cli import screen
from tetrapolis.core.compiling import Progress
from tetrapolis.core.record import read
from tetrapolis.core.registry import find, names
from tetrapolis.text import LANGUAGES


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished match between two bots."""
    file = tmp_path / "match.tetrapolis.json"
    done = run("play", "akropolis", "--people", "0", "--seed", "7", "--save", str(file))
    assert done.returncode == 0, done.stderr
    return file


def test_a_person_plays_a_whole_match_against_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "match.tetrapolis.json"
    done = run("play", "akropolis", "--seed", "7", "--names", "Anna", "--save", str(file), answers="1\n" * 18)
    assert done.returncode == 0, done.stderr
    assert "Anna takes a tile" in done.stdout
    assert re.search(r"(Anna|Bot 2) wins|share the victory", done.stdout)
    record = read(file)
    assert len(record.actions) == 36
    assert record.outcome is not None
    assert f"{7:032x}" in done.stdout.replace("\n", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_is_played_to_its_end_in_every_language(game: str, lang: str, tmp_path: Path) -> None:
    seats = str(max(find(game).spec.seat_counts))
    file = tmp_path / "match.tetrapolis.json"
    done = run("play", game, "--seats", seats, "--lang", lang, "--save", str(file), answers="1\n" * 250)
    assert done.returncode == 0, done.stderr
    assert read(file).outcome is not None
    assert run("replay", str(file), "--lang", lang).returncode == 0
    assert run("verify", str(file), "--lang", lang).returncode == 0
    rules = run("rules", game, "--lang", lang)
    assert all(rule in rules.stdout for section in find(game).face.rulebook for rule in section.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_at_one_keyboard_in_every_language(lang: str, tmp_path: Path) -> None:
    options = ["--seats", "3", "--people", "3", "--seed", "7", "--lang", lang, "--save", str(tmp_path / "m.json")]
    done = run("play", "akropolis", *options, answers="1\n2\n3\nu\n3\nh\nm\np 1\nv 2\nr AK-18\n?\nq\n")
    assert done.returncode == 0, done.stderr
    assert "AK-18" in done.stdout
    assert len(read(tmp_path / "m.json").actions) == 3


def test_secrets_are_kept_when_people_change_at_the_keyboard() -> None:
    """Each of two people takes the keyboard alone; in a game without secrets nobody is sent away."""
    done = run("play", "seven_wonders", "--people", "2", "--names", "Anna,Olya", "--seed", "4", answers="1\n\n1\n\nq\n")
    assert done.stdout.count("When nobody else can see the screen, press Enter") == 2
    assert "Olya has chosen" in done.stdout
    open_game = run("play", "akropolis", "--people", "2", "--seed", "4", answers="1\n1\n1\nq\n")
    assert "press Enter" not in open_game.stdout


def test_solo_play_against_every_architect(tmp_path: Path) -> None:
    for level in ("easy", "medium", "hard"):
        done = run(
            "play", "akropolis", "--seats", "1", "--seed", "3", "--option", f"solo_level={level}",
            "--save", str(tmp_path / f"{level}.json"), answers="1\n" * 18,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert {"easy": "Hippodamos", "medium": "Metagenes", "hard": "Callicrates"}[level] in done.stdout


def test_mistakes_at_the_prompt_are_explained_and_cost_nothing(tmp_path: Path) -> None:
    wrong = ["zzz", "0@0,0,0", "9@9,9,9", "99999", "p 0", "p x", "v 9", "u", "0@30,30,1", "é", "\x00", "-1"]
    done = run(
        "play",
        "akropolis",
        "--seed",
        "7",
        "--save",
        str(tmp_path / "m.json"),
        answers="\n".join([*wrong, "1", "q", ""]),
    )
    assert done.returncode == 0, done.stderr
    assert "AK-20" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    assert len(read(tmp_path / "m.json").actions) == 2


def test_the_beginning_of_a_move_lists_the_moves_that_begin_so() -> None:
    done = run("play", "akropolis", "--seed", "7", answers="1@\nq\n")
    assert len(re.findall(r" \d+  1@", done.stdout)) == 60


def test_a_match_can_be_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "m.tetrapolis.json"
    assert "--resume" in run("play", "akropolis", "--seed", "7", "--save", str(file), answers="1\n2\n").stdout
    left = read(file)
    done = run("play", "--resume", str(file), answers="1\n" * 20)
    assert done.returncode == 0, done.stderr
    finished = read(file)
    assert finished.outcome is not None
    assert finished.actions[: len(left.actions)] == left.actions


def test_matches_are_kept_without_being_asked(tmp_path: Path) -> None:
    done = run("play", "akropolis", "--seed", "7", answers="1\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    (kept,) = (tmp_path / "tetrapolis" / "matches").iterdir()
    assert len(read(kept).actions) == 2


def test_a_file_in_the_way_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("keep me")
    done = run("play", "akropolis", "--save", str(letter))
    assert done.returncode == 2
    assert letter.read_text() == "keep me"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_the_whole_match(saved: Path, lang: str) -> None:
    done = run("replay", str(saved), "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"^ +36  ", done.stdout, re.MULTILINE)) >= 2


def test_verify_checks_everything(saved: Path) -> None:
    commitment = read(saved).commitment
    good = run("verify", str(saved), "--commitment", commitment)
    assert good.returncode == 0
    assert commitment in good.stdout
    assert run("verify", str(saved), "--commitment", "0" * 64).returncode == 2
    saved.write_text(saved.read_text().replace('"winners":[', '"winners":[1,'))
    bad = run("verify", str(saved))
    assert bad.returncode == 2
    assert len(bad.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
@pytest.mark.parametrize(
    "content", [b"", b"{}", b"\x00\xff", b'{"format":"tetrapolis-record","version":1}', b"PK\x03\x04"]
)
def test_a_damaged_or_foreign_file_is_one_sentence_and_exit_code_2(
    command: str, content: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "file.tetrapolis.json"
    file.write_bytes(content)
    for lang in LANGUAGES:
        done = run(*command.split(), str(file), "--lang", lang)
        assert done.returncode == 2
        assert len(done.stderr.strip().splitlines()) == 1
        assert "Traceback" not in done.stderr
    assert file.read_bytes() == content


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_told_completely(lang: str) -> None:
    done = run("rules", "akropolis", "--lang", lang)
    assert done.returncode == 0
    assert all(re.search(rf"\bAK-{number}\b", done.stdout) for number in range(1, 61))
    one = run("rules", "akropolis", "ak-18", "--lang", lang)
    assert one.stdout.count("AK-") == 1
    assert run("rules", "akropolis", "AK-99").returncode == 2


@pytest.mark.parametrize("words", ["play -h", "play --help", "play --hel", "-h play"])
def test_help_says_what_every_flag_does(words: str) -> None:
    shown = run(*words.split()).stdout
    assert ("continue a match from its record" if words.startswith("play") else "Step through a match.") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_the_users_language(lang: str) -> None:
    general = run("--help", LANG=f"{lang}_XX.UTF-8", LC_ALL="", TETRAPOLIS_LANG="")
    assert general.returncode == 0
    assert {"en": "usage:", "hu": "használat:", "uk": "використання:"}[lang] in general.stdout
    for command in ("serve", "play", "replay", "verify", "rules", "bench", "games", "backup"):
        assert run(command, "--help", "--lang", lang).returncode == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["frob"], ["--port", "x"], ["serve", "--port", "99999"], ["--config", "/no/such.toml"], ["backup"],
        ["--database", "mysql://127.0.0.1:1/none", "--no-browser"], ["--rate", "0"], ["--metrics", "some"],
        ["play", "chess"], ["play", "akropolis", "--seats", "7"], ["play", "--seats", "x"],
        ["play", "akropolis", "--seed", "-5"], ["play", "akropolis", "--option", "long"], ["rules"], ["rules", "chess"],
        ["play", "akropolis", "--option", "lake=big"], ["play", "akropolis", "--people", "5"], ["verify"],
        ["play", "akropolis", "--seats", "4", "--option", "long_game"], ["bench", "akropolis", "--seconds", "0"],
        ["bench", "akropolis", "--seats", "9"], ["bench", "akropolis", "--seconds", "nan"], ["play", "--lang", "de"],
        ["play", "akropolis", "--preset", "house_rules"], ["play", "ginkgopolis", "--preset", "strict"],
        ["play", "akropolis", "--save", "/no/such/folder/x.json"],
    ],
)  # fmt: skip
def test_bad_arguments_are_exit_code_2_and_no_traceback(arguments: list[str]) -> None:
    done = run(*arguments, answers="1\n")
    assert done.returncode == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_the_list_of_games_names_their_options() -> None:
    done = run("games")
    assert "akropolis" in done.stdout
    assert "variant_garden" in done.stdout
    assert "toy" not in done.stdout


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "As printed"), ("hu", "Mint a szabályfüzetben"), ("uk", "Як у правилах")]
)
def test_the_list_of_games_names_readings_of_the_rules(lang: str, name: str) -> None:
    said = " ".join(run("games", "--lang", lang).stdout.split())
    assert f"--preset printed {name}: " in said


def test_a_match_is_played_by_a_named_reading_of_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    words = ["--preset", "printed", "--option", "lake=enclosed_region_any_size", "--save", str(path)]
    assert run("play", "akropolis", *words, answers="1\nq\n").returncode == 0
    options = json.loads(path.read_text())["options"]
    assert (options["barracks_edge"], options["lake"]) == ("variant_any_empty", "enclosed_region_any_size")


def test_an_unknown_reading_of_the_rules_is_refused_with_those_there_are() -> None:
    assert "Choose from: online, printed." in run("play", "akropolis", "--preset", "house").stderr


def test_bench_prints_json() -> None:
    done = run("bench", "toy", "--json", "--seconds", "0.05")
    results = json.loads(done.stdout)
    assert [result.get("seats") for result in results] == [2, 3, 4, None]
    wanted = {
        "game", "seats", "sampled_games_per_cpu_s", "listed_games_per_cpu_s", "decisions_per_game", "legal_us",
        "state_bytes", "copy_us",
    }  # fmt: skip
    assert all(wanted <= result.keys() for result in results[:-1])
    assert {"cold_compile_cpu_s", "warm_start_s"} <= results[-1].keys()
    narrow = json.loads(run("bench", "toy", "--json", "--seats", "3", "--bots", "--seconds", "0.05").stdout)
    assert [result["seats"] for result in narrow] == [3]


def test_a_reader_that_stops_early_is_no_error() -> None:
    done = subprocess.run(
        f"{sys.executable} -m tetrapolis.cli rules akropolis | head -n 1",
        shell=True, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "Traceback" not in done.stderr


def on_a_terminal(*arguments: str, until: str, typed: bytes = b"", **variables: str) -> str:
    """What a real terminal shows until a text appears; then something is typed, and the program ends."""
    process, descriptor = pty.fork()
    if process == 0:
        os.execve(COMMAND[0], [*COMMAND, *arguments], {**os.environ, "TERM": "xterm-256color", **variables})
    shown = b""
    deadline = time.time() + 600
    try:
        while time.time() < deadline and until.encode() not in shown:
            if select.select([descriptor], [], [], 1)[0]:
                shown += os.read(descriptor, 65536)
        os.write(descriptor, typed)
        while typed and os.read(descriptor, 65536):  # until it ends
            pass
    except OSError:  # on Linux, the end of a terminal whose program has ended
        pass
    finally:
        os.close(descriptor)
        os.waitpid(process, 0)
    return shown.decode(errors="replace")


def test_a_first_use_shows_that_it_compiles_and_a_second_is_silent(tmp_path: Path) -> None:
    words = ["play", "toy", "--seed", "1"]
    shown = on_a_terminal(*words, until="your move", typed=b"q\n", TETRAPOLIS_CACHE=str(tmp_path))
    assert "Preparing Toy (first use only)" in shown
    assert "your move" in shown
    again = run(*words, TETRAPOLIS_CACHE=str(tmp_path))
    assert "your move" in again.stdout
    assert "first use" not in again.stdout + again.stderr


def test_loading_from_a_slow_disk_is_not_called_compiling(capsys: pytest.CaptureFixture[str]) -> None:
    """However long it takes: only what is compiled is announced."""
    never = threading.Event()

    def load(report: Progress) -> None:
        never.wait(0.6)

    def increment(number: int) -> int:
        return number + 1

    def build(report: Progress) -> None:
        compiled: Any = numba.njit(increment)
        compiled(1)

    screen._compile(load, "compiling", screen.Screen())
    assert "compiling" not in "".join(capsys.readouterr())
    screen._compile(build, "compiling", screen.Screen())
    assert "".join(capsys.readouterr()).count("compiling") == 1


def test_playing_compiles_nothing_behind_the_bar(tmp_path: Path) -> None:
    """All that a match needs is made ready while the bar is shown: play compiles and loads nothing more."""
    program = (
        "import sys; from tetrapolis.core.registry import find; find('akropolis').kernels.compile();"
        "from tetrapolis.bots import mind_of; mind_of(find('akropolis')).compile();"
        "from tetrapolis.core.dispatch import RuleDispatcher; late = []; add = RuleDispatcher.add_overload;"
        "RuleDispatcher.add_overload = lambda rule, code: (late.append(rule.__name__), add(rule, code));"
        "from tetrapolis.cli import main; main(['play', 'akropolis', '--seed', '1', '--save', sys.argv[1]]);"
        "assert not late, late"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "match.json")],
        input="1\n" * 40 + "u\np 1\nq\n", capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_a_warm_start_takes_less_than_a_second() -> None:
    """Measured as processor time, in turns, the best of at most twenty: other processes use the same cores.

    On a machine that takes more than half a second to load Numba alone, a second is as much longer.
    """

    def used(*words: str) -> float:
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        _, status, resources = os.wait4(process.pid, 0)
        assert status == 0
        return resources.ru_utime + resources.ru_stime

    start = numba_alone = float("inf")
    for _ in range(20):
        numba_alone = min(numba_alone, used(sys.executable, "-c", "import numba"))
        start = min(start, used(*COMMAND, "play", "akropolis", "--seed", "1"))
        if start < max(1.0, 2 * numba_alone):
            return
    raise AssertionError(f"a warm start takes {start:.2f} s, Numba alone {numba_alone:.2f} s")
