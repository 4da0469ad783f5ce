"""What goes over the wire to a seat follows from what the seat may know, and from nothing else."""

import asyncio
import json
import random
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from server.running import PATIENCE, Running, cookie_of, new_match, running
from server.truths import GAMES, HIDDEN_HANDS, NOW, Log, log_of, other_truth, positions, settings_of
from tetrapolis.core.errors import TetrapolisError
from tetrapolis.core.registry import rules_versions
from tetrapolis.core.state import States
from tetrapolis.server.messages import entry_message, match_line, news_message, table_message
from tetrapolis.server.page_messages import PageTeller
from tetrapolis.server.previews import preview_message
from tetrapolis.server.speech import refusal_of
from tetrapolis.testing.settings import Setting
from tetrapolis.text import LANGUAGES
from tetrapolis.wire import Table

_LOOKS = 12  # at actions, from a position


def sent(log: Log, seat: int | None, before: States | None) -> list[bytes]:
    """Everything that a seat is sent of a match without asking, also of the last entry alone; and it in a list."""
    hosted = log.hosted
    return [
        news_message(hosted, log.entries, seat, NOW),
        PageTeller(hosted, log.entries, NOW, "engine", None).news(seat, known=True),
        PageTeller(hosted, log.entries[-1:], NOW, "engine", before).news(seat, known=True),
        msgspec.json.encode(table_message(hosted, seat, NOW)),
        *(msgspec.json.encode(entry_message(hosted, entry, seat)) for entry in log.entries),
        msgspec.json.encode(match_line(hosted.listing("action"), log.user(seat), rules_versions())),
    ]


def refusals(log: Log, seat: int, chance: random.Random) -> list[tuple[int, str]]:
    """What the seat is told of actions that it tries: the rule, and the action as the server spells it."""
    match = log.match
    count = match.game.actions.count(match.state)
    tried = sorted(chance.sample(range(count), min(count, 100)))
    rules, codec, s = match.game.rules, match.game.actions, match.state
    return [(int(rules.refusal(s, seat, action)), str(codec.decode(s, action))) for action in tried]


def looked(log: Log, seat: int, chance: random.Random) -> list[bytes]:
    """What the seat is told when it looks at actions: its own, others', impossible ones, several at once."""
    match = log.match
    codec, s = match.game.actions, match.state
    own = match.view(seat).options
    texts = chance.sample(own, min(_LOOKS, len(own)))
    texts += [str(codec.decode(s, chance.randrange(codec.count(s)))) for _ in range(_LOOKS)]
    texts += [" ".join(chance.choices(texts, k=2)), "nothing", " "]
    told = []
    for text in texts:
        lang = chance.choice(LANGUAGES)
        try:
            told.append(msgspec.json.encode(preview_message(match.view(seat), text, lang, "key")))
        except TetrapolisError as error:
            told.append(msgspec.json.encode(refusal_of(error, lang)))
    return told


def check_that_nothing_depends_on_secrets(log: Log, seats: int, number: int) -> None:
    for seat in (*range(seats), None):
        before = log.hosted.states_after(log.hosted.seq - 1)
        seen = sent(log, seat, before)
        for twin in (other_truth(log, seat, 1), other_truth(log, seat, 2)):
            assert twin.match._states.tobytes() != log.match._states.tobytes()
            assert twin.match.state.rng.tobytes() != log.match.state.rng.tobytes()
            assert sent(twin, seat, before) == seen
            if seat is not None:
                assert refusals(twin, seat, random.Random(number)) == refusals(log, seat, random.Random(number))
                assert looked(twin, seat, random.Random(number)) == looked(log, seat, random.Random(number))


def test_a_match_of_the_first_servers_is_listed_too() -> None:
    """Their summaries named no users."""
    setting = next(iter(settings_of("toy")))
    log = log_of("toy", setting, 1)
    listing = log.hosted.listing("action")
    old = {name: value for name, value in listing.summary.items() if name != "users"}
    line = match_line(listing, log.user(0), rules_versions())
    assert line.mine == [0]
    assert match_line(
        msgspec.structs.replace(listing, summary=old), log.user(0), rules_versions()
    ) == msgspec.structs.replace(line, mine=[])


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_is_sent_does_not_depend_on_what_it_cannot_know(game: str) -> None:
    for number, setting in enumerate(settings_of(game)):
        for log in positions(log_of(game, setting, 100 + number), random.Random(number)):
            check_that_nothing_depends_on_secrets(log, setting.seats, number)


@pytest.mark.parametrize("game", HIDDEN_HANDS)
def test_who_has_several_seats_is_sent_what_the_asked_one_may_know(game: str) -> None:
    for log in positions(log_of(game, Setting(3, {}), 300, one_device=True), random.Random(7)):
        check_that_nothing_depends_on_secrets(log, 3, 7)
        for seat in range(3):
            table = table_sent(log, seat)
            assert (table.seat, table.mine, table.legal) == (seat, [0, 1, 2], log.match.view(seat).options)


@pytest.mark.parametrize("game", GAMES)
def test_no_secret_is_in_what_a_seat_is_sent(game: str) -> None:
    found = 0
    for number, setting in enumerate(settings_of(game)):
        for log in positions(log_of(game, setting, 200 + number), random.Random(50 + number)):
            match = log.match
            for seat in (*range(setting.seats), None):
                told = sent(log, seat, None) + ([] if seat is None else looked(log, seat, random.Random(number)))
                written = b"".join(told).decode(errors="replace")
                for secret in (
                    f"{match.seed}",
                    f"{match.seed.number}",
                    f"{match.seed.number:x}",
                    "-secret",
                    "a-spectator:",
                ):
                    assert secret not in written
                keys = set(re.findall(r"key-\d+", written))
                own = {
                    f"{entry.key}".partition(":")[2] for entry in log.entries if seat is not None and entry.seat == seat
                }
                assert keys <= own
                cards = hidden_choices(log, seat)
                found += len(cards)
                assert not cards & set(table_sent(log, seat).legal)
    assert bool(found) == (game in HIDDEN_HANDS)


def table_sent(log: Log, seat: int | None) -> Table:
    """The table as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(table_message(log.hosted, seat, NOW)), type=Table)


def hidden_choices(log: Log, seat: int | None) -> set[str]:
    """What others can choose, but could not in another deal that looks the same to the seat."""
    truth, twin = log.match, other_truth(log, seat, 3).match
    own = set(truth.view(seat).options)
    hidden: set[str] = set()
    for other in set(range(truth.seats)) - {seat}:
        hidden |= set(map(str, truth.legal(other))) - set(map(str, twin.legal(other)))
    return hidden - own


# -- over real sockets -------------------------------------------------------------------------------------------------


@dataclass
class Watcher:
    """Somebody at a socket: everything that was told, what was chosen or looked at."""

    client: httpx.Client
    seat: int | None = None
    frames: list[str] = field(default_factory=list)
    actions: set[str] = field(default_factory=set)
    keys: set[str] = field(default_factory=set)

    async def watch(self, site: Running, match: str) -> None:
        """Look at something and choose at random whenever there is something to choose, until the match is over."""
        chance = random.Random(self.seat or 0)
        headers = {"Cookie": cookie_of(self.client)} if self.client.cookies else {}
        wanted = {} if self.seat is None else {"seat": self.seat}
        async with connect(
            site.socket_address(match, after=0, **wanted),
            additional_headers=headers,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
        ) as socket:
            decided = -1
            async for frame in socket:
                self.frames.append(str(frame))
                told = json.loads(frame)
                assert told["type"] != "refused", told
                if told["type"] != "news":
                    continue
                table = told["table"]
                if table["status"] == "over":
                    return
                if table["legal"] and table["decision"] > decided:
                    decided = table["decision"]
                    await self._ask(socket, {"type": "preview", "action": chance.choice(table["legal"])})
                    action = chance.choice(table["legal"])
                    await self._ask(socket, {"type": "act", "decision": decided, "action": action})

    async def _ask(self, socket: Any, asked: dict[str, Any]) -> None:
        key = f"key-{random.randbytes(8).hex()}"
        self.actions.add(asked["action"])
        self.keys.add(key)
        await socket.send(json.dumps({**asked, "key": key}))


def test_sockets_tell_nobody_what_others_choose_nor_the_seed_before_the_end(tmp_path: Path) -> None:
    """Anna has two seats: on each of her sockets, she is told what its seat may know."""
    with running(tmp_path) as site:
        anna, bela, cili = site.guest("Anna"), site.guest("Béla"), site.guest("Cili")
        match = new_match(anna, "seven_wonders", ("me", "open", "builder", "me:Dóra"))
        bela.post(f"/api/matches/{match}/join", json={}).raise_for_status()
        people = [Watcher(anna), Watcher(anna, 3), Watcher(bela, 1), Watcher(cili), Watcher(site.stranger(), 0)]

        async def play() -> None:
            watching = [asyncio.create_task(person.watch(site, match)) for person in people]
            while not all(person.frames for person in people):
                await asyncio.sleep(0.02)
            await asyncio.to_thread(anna.post, f"/api/matches/{match}/start")
            await asyncio.wait_for(asyncio.gather(*watching), 1200)

        asyncio.run(play())
        seed = anna.get(f"/api/matches/{match}/record").json()["seed"]
        users = [person.get("/api/session").json()["user"] for person in (anna, bela, cili)]
        for person in people:
            if person.seat != 3:
                person.frames.append(person.client.get(f"/api/matches/{match}/log").text)
    assert all(len(person.actions) > 5 for person in people[:3])
    for person, seat in zip(people, (0, 3, 1, None, None), strict=True):
        others = [other for other in people if other is not person]
        assert len(person.frames) > 20
        told = [json.loads(frame) for frame in person.frames if frame.startswith('{"type"')]
        assert {one["table"]["seat"] for one in told if one["type"] == "news"} == {seat}
        assert bool([one for one in told if one["type"] == "previewed"]) == (seat is not None)
        for frame in person.frames:
            assert '"status":"over"' in frame or seed not in frame
            assert set(re.findall(r'"action":"([^"]*)"', frame)) <= person.actions
            assert not [word for word in (*users, *(key for one in others for key in one.keys)) if word in frame]
