"""Backups as the page writes them, made of matches that Python has played."""

import functools
import hashlib
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from page.visitor import Visitor
from tetrapolis.bots.analysis import decisions_of
from tetrapolis.core.match import Match
from tetrapolis.core.record import SeatEntry

MINUTE = 60_000
ANNA, BELA = ("Anna", "person"), ("Béla", "person")
BEGUN = 1_780_000_000_000
DAY = 24 * 60 * MINUTE
STORES = ("matches", "entries", "lines", "pads", "strokes", "progress", "verdicts", "played")
_ROWS = """() => new Promise(done => {
  const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => {
    const names = [...asked.result.objectStoreNames], found = {};
    const read = asked.result.transaction(names);
    for (const name of names)
      read.objectStore(name).getAll().onsuccess = ({ target }) => { found[name] = target.result; };
    read.oncomplete = () => { asked.result.close(); done(found); };
  };
})"""


@functools.cache
def played(game: str, players: tuple[tuple[str, str], ...], seed: int, left: int = 0) -> Match:
    """A match of random choices, to its end or until so many choices are left."""
    match = Match(game, len(players), seed=seed, players=[SeatEntry(*one) for one in players])
    chance = random.Random(seed)
    while not match.over:
        seat = match.pending[0]
        match.play(chance.choice(match.legal(seat)), seat)
    for _ in range(left):
        match.undo()
    return match


def matches(count: int = 6, game: str = "akropolis", others: tuple[tuple[str, str], ...] = (BELA,)) -> list[Match]:
    """Finished ones, Anna on the first seat and on the last in turns."""
    return [played(game, (ANNA, *others) if seed % 2 else (*others, ANNA), seed=seed) for seed in range(1, count + 1)]


def begun(some: list[Match]) -> list[tuple[Match, int]]:
    """A day apart."""
    return [(match, BEGUN + place * DAY) for place, match in enumerate(some)]


def name_of(match: Match) -> str:
    """Its name in the page: the same for the same match."""
    return hashlib.sha256(f"{match.seed} {match.game.name} {match.players}".encode()).hexdigest()[:16]


def rows_of(match: Match, created: int) -> dict[str, list[Any]]:
    """A match as the stores of the page hold it; a minute for each choice."""
    record, name = msgspec.json.decode(match.record().to_json()), name_of(match)
    seats = [
        {
            "kind": "person" if one["player"] == "person" else "bot",
            "name": one["name"],
            "level": "" if one["player"] == "person" else one["player"],
            "standIn": "",
            "resigned": False,
        }
        for one in record["seats"]
    ]
    facts = {
        "match": name,
        "game": record["game"],
        "rulesVersion": record["rules_version"],
        "options": record["options"],
        "seats": seats,
        "seed": record["seed"],
        "commitment": record["commitment"],
        "created": created,
    }
    entries = [{"match": name, "seq": 1, "at": created, "kind": "started", "seat": None}]
    for seq, (seat, action) in enumerate(record["actions"], start=2):
        at = created + (seq - 1) * MINUTE
        entries.append({"match": name, "seq": seq, "at": at, "kind": "action", "seat": seat, "action": action})
    return {"matches": [facts], "entries": entries}


PAD = "00000000000000ad"


def pad_row(**more: Any) -> dict[str, Any]:
    """The head of a score pad, as the page keeps it."""
    head = {"pad": PAD, "game": "akropolis", "seats": 2, "created": 1_780_000_000_000, "names": ["Anna", "Béla"]}
    line = {"names": [], "date": "", "place": "", "points": [], "places": [], "updated": 0}
    return head | {"options": {}, "date": "2026-06-01", "place": "Kitchen", "line": line} | more


def stroke_rows(*values: int) -> list[dict[str, Any]]:
    """Strokes of that pad, each of which writes the value of the gardens."""
    about = {"kind": "value", "party": 0, "keys": ["garden"]}
    return [
        {"pad": PAD, "seq": seq, "at": 1_780_000_000_000 + seq, "run": f"{seq}"}
        | {"edits": [{"write": about | {"values": [value]}}]}
        for seq, value in enumerate(values, start=1)
    ]


def lesson_row(**more: Any) -> dict[str, Any]:
    kept = {"match": "", "step": 2, "trail": [0, 1], "said": [], "done": False}
    return {"item": "lesson:akropolis", "at": 1_780_000_000_000, "kept": kept | more}


def solved_row(**more: Any) -> dict[str, Any]:
    kept = {"tries": 2, "right": True, "told": False}
    return {"item": "exercise:akropolis:never", "at": 1_780_000_000_000, "kept": kept | more}


def mistake_row(match: Match, count: int, **more: Any) -> dict[str, Any]:
    """An exercise made of the decision after so many choices of a match."""
    record = msgspec.json.decode(match.record().to_json())
    seat, action = record["actions"][count]
    name = f"mistake-{record['seed'][:12]}-{count}-{seat}"
    played = {one: record[one] for one in ("options", "seed")} | {"actions": record["actions"][:count]}
    other = next(str(one) for one in match.fork(count).legal(seat) if str(one) != action)
    kept = {"id": name, "topic": "mistake", "seats": len(record["seats"]), **played, "seat": seat, "right": [action]}
    kept["verdict"] = {"rules_version": record["rules_version"], "second": other}
    return {"item": f"own:{record['game']}:{name}", "at": 1_780_000_000_000, "kept": kept | more}


def engine_of(page: Page, game: str) -> str:
    """The file of the rules that a page has."""
    said = page.locator('meta[name="tetrapolis-site"]').get_attribute("content")
    found: str = json.loads(said or "{}")["engine"][f"{game}.wasm"]
    return found


def verdict_row(match: Match, engine: str, kind: str = "large", loss: int = 900_000) -> dict[str, Any]:
    """A quick analysis of a match, as the page keeps it; everything in it that was judged is invented."""
    record = msgspec.json.decode(match.record().to_json())
    game, version, parties = record["game"], record["rules_version"], int(match.state.parties)
    played = {"seats": len(record["seats"]), "options": record["options"], "seed": f"{int(record['seed'], 16):x}"}
    whole = json.dumps(
        [game, version, played | {"actions": record["actions"]}], ensure_ascii=False, separators=(",", ":")
    )
    figures = dict.fromkeys(("shares", "hindsight", "moved", "unsure"), [0] * parties)
    verdicts = [
        {"number": one.number, "step": one.step, "seat": one.seat, "kind": kind, "played": one.notation}
        | {"best": "0@99,99,9", "in_points": False, "loss": [loss, 1], "checked": True, "worlds": 1, "share": 1}
        | {"options": [], **figures}
        for one in decisions_of(match)
    ]
    head = {"game": game, "rules_version": version, "seats": played["seats"], "parties": parties}
    analysis = head | {"depth": "quick", "seed": 20, "verdicts": verdicts, "ledger": []}
    return {"record": hashlib.sha256(whole.encode()).hexdigest(), "engine": engine, "analysis": analysis}


def backup_of(matches: Sequence[tuple[Match, int]], **stores: list[Any]) -> dict[str, Any]:
    """A whole file; each match with the moment when it began."""
    rows: dict[str, list[Any]] = {store: [] for store in STORES} | stores
    for match, created in matches:
        for store, some in rows_of(match, created).items():
            rows[store] = rows[store] + some
    head = {"format": "tetrapolis-backup", "version": 1, "made": 1_790_000_000_000}
    return head | {"settings": {"name": "Anna"}, "fingerprints": [], "stores": rows}


def look_back(visitor: Visitor, query: str = "") -> Page:
    """The page of figures, once everything is read."""
    address = visitor.address.rstrip("/")
    served = address.count("/") == 2
    visitor.page.goto(f"{address}/memory{query}" if served else f"{address}/#/memory{query}")
    if not served:
        visitor.page.reload()  # behind the hash the page is not loaded anew
    expect(visitor.page.get_by_role("heading", name="Statistics", exact=True)).to_be_visible()
    expect(visitor.page.locator("progress")).to_have_count(0)
    return visitor.page


def choose(page: Page, content: Any, folder: Path, name: str = "brought.json") -> None:
    """Choose a file as a backup."""
    file = folder / name
    file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    page.locator(".keep input[type=file]").set_input_files(file)


def restore(page: Page, content: Any, folder: Path) -> None:
    choose(page, content, folder)
    plan = page.locator(".plan")
    plan.get_by_role("button", name="Restore a backup").click()
    expect(plan).to_contain_text("The backup has been restored.")


def kept_rows(page: Page) -> dict[str, list[Any]]:
    """Everything that the browser keeps, as JSON knows it."""
    found: dict[str, list[Any]] = json.loads(json.dumps(page.evaluate(_ROWS)))
    return found


def told(page: Page) -> str:
    """All figures of the page, without what it says of backups."""
    expect(page.locator(".pair table").first).to_be_visible()
    texts: list[str] = page.locator("article > :not(.keep, header, .urged)").all_inner_texts()
    return "\n".join(texts)


def save_backup(page: Page, folder: Path) -> dict[str, Any]:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a backup").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    found: dict[str, Any] = json.loads(file.read_text())
    return found
