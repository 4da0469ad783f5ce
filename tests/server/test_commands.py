"""What people can ask of a match, and what they are refused: taking back, clocks, absence, resigning, rematches."""

import asyncio
import hashlib
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tetrapolis.core.errors import BadAction, BadOption, IllegalAction, NothingToUndo, TetrapolisError
from tetrapolis.core.match import Match
from tetrapolis.core.record import SeatEntry
from tetrapolis.core.registry import find
from tetrapolis.core.seed import Seed
from tetrapolis.server import commands
from tetrapolis.server.bus import open_bus
from tetrapolis.server.clocks import Clock
from tetrapolis.server.commands import Draft
from tetrapolis.server.errors import Forbidden, NotFound, ServerError, Stale
from tetrapolis.server.hosted import Hosted
from tetrapolis.server.messages import entry_message, table_message
from tetrapolis.server.service import MatchService
from tetrapolis.server.store import Entry, open_store

SECOND = 1000
DAY = 86_400 * SECOND
SEATS = {"akropolis": 2, "ginkgopolis": 3, "seven_wonders": 3, "world_monuments": 2}
NO_CLOCK = Clock()
Command = Callable[[Hosted], Draft]


class Table:
    """A match whose commands come when the test says so. The people are u0, u1, ..., and u0 is the host."""

    def __init__(self, game: str = "toy", seats: int = 2, clock: Clock = NO_CLOCK) -> None:
        self.hosted = Hosted("m")
        self.log: list[Entry] = []
        self.now = 1_800_000_000_000
        self.write(commands.create(game, {}, ["me"] + ["open"] * (seats - 1), True, clock, "u0", "Person 0"))
        for number in range(1, seats):
            self.do(partial(commands.join, user=f"u{number}", name=f"Person {number}", seat=None))
        self.write(commands.started(find(game), Seed(1)))

    @property
    def match(self) -> Match:
        assert self.hosted.match is not None
        return self.hosted.match

    @property
    def state(self) -> bytes:
        state: bytes = self.match.state.tobytes()
        return state

    def write(self, draft: Draft) -> None:
        entry = Entry(self.hosted.seq + 1, self.now, draft.kind, draft.seat, None, draft.data)
        self.hosted.fold(entry)
        self.log.append(entry)

    def do(self, command: Command, after: int = 0) -> None:
        self.now += after
        self.write(command(self.hosted))

    def act(self, seat: int, action: str | None = None, after: int = 0) -> None:
        text = action or self.match.view(seat).choices[0]
        self.do(partial(commands.act, user=f"u{seat}", decision=self.hosted.decisions[seat], action=text), after)

    def bot_acts(self, seat: int) -> None:
        text = self.match.view(seat).choices[0]
        self.do(partial(commands.choose, seat=seat, decision=self.hosted.decisions[seat], action=text))

    def all_act(self) -> None:
        for seat in self.match.pending:
            self.act(seat)

    def undo(self, seat: int, after: int = 0) -> None:
        self.do(partial(commands.undo, user=f"u{seat}"), after)

    def replace(self, user: str, seat: int, level: str = "apprentice", after: int = 0) -> None:
        self.now += after
        self.do(partial(commands.replace, user=user, seat=seat, level=level, now=self.now))

    def refused(self, key: str, ask: Callable[[], None], kind: type[TetrapolisError] = ServerError) -> None:
        """Asking is refused for this reason, and changes nothing."""
        before = (self.hosted.seq, str(self.hosted.seats), self.state)
        with pytest.raises(kind) as caught:
            ask()
        assert caught.value.key == key
        assert (self.hosted.seq, str(self.hosted.seats), self.state) == before

    def folded_again(self) -> Hosted:
        """The match as another process reads it from the log."""
        again = Hosted("m")
        for entry in self.log:
            again.fold(entry)
        return again


def selecting() -> Table:
    """Ginkgopolis behind the draft of characters."""
    table = Table("ginkgopolis", 3)
    while table.match.view(0).table["phase"] == "draft":
        table.all_act()
    return table


# -- choosing, and taking back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEATS)
def test_a_choice_that_has_revealed_nothing_can_be_taken_back(game: str) -> None:
    table = Table(game, SEATS[game])
    seat, before = table.match.pending[0], table.state
    table.act(seat)
    assert table.state != before
    table.undo(seat)
    assert table.state == before
    assert table.hosted.decisions == [0] * SEATS[game]
    assert table.folded_again().decisions == table.hosted.decisions


@pytest.mark.parametrize("game", SEATS)
def test_after_taking_back_the_match_goes_on_as_if_nothing_had_been(game: str) -> None:
    straight, hesitant = Table(game, SEATS[game]), Table(game, SEATS[game])
    seat = straight.match.pending[0]
    hesitant.act(seat, str(hesitant.match.legal(seat)[1]))
    hesitant.undo(seat)
    for table in (straight, hesitant):
        table.all_act()
    assert hesitant.match.record() == straight.match.record()


def test_a_new_tile_in_the_row_of_akropolis_cannot_be_taken_back() -> None:
    table = Table("akropolis")
    while len(table.match.view().table["row"]) > 2:
        table.all_act()
    seat = table.match.pending[0]
    table.act(seat)
    assert len(table.match.view().table["row"]) == 4
    table.refused("something-was-revealed", partial(table.undo, seat), NothingToUndo)


def test_nobody_takes_back_a_choice_after_which_others_went_on() -> None:
    table = Table("akropolis")
    first, second = table.match.pending[0], 1 - table.match.pending[0]
    table.act(first)
    table.act(second)
    table.refused("others-went-on", partial(table.undo, first), NothingToUndo)
    table.undo(second)
    table.undo(first)
    assert table.match.played == []


@pytest.mark.parametrize("make", [partial(Table, "toy", 3), partial(Table, "seven_wonders", 3), selecting])
def test_nobody_takes_back_a_hidden_choice_once_all_have_chosen(make: Callable[[], Table]) -> None:
    table = make()
    table.all_act()
    for seat in range(3):
        table.refused("something-was-revealed", partial(table.undo, seat), NothingToUndo)


def test_nobody_takes_back_a_hand_of_seven_wonders_when_others_play_from_the_next() -> None:
    table = Table("seven_wonders", 3)
    table.all_act()
    table.act(2)
    for seat in range(2):
        table.refused("something-was-revealed", partial(table.undo, seat), NothingToUndo)


@pytest.mark.parametrize("make", [partial(Table, "seven_wonders", 3), partial(Table, "ginkgopolis", 3), selecting])
def test_a_hidden_choice_can_be_taken_back_while_others_still_choose(make: Callable[[], Table]) -> None:
    table = make()
    before = table.state
    table.act(0)
    table.act(1)
    both = [table.match.view(seat).table for seat in range(3)]
    table.undo(0)
    assert table.match.pending == (0, 2)
    assert table.match.played[-1].seat == 1
    table.act(0)
    assert [table.match.view(seat).table for seat in range(3)] == both
    table.undo(1)
    table.undo(0)
    assert table.state == before


def longer_move() -> tuple[Table, int, list[bytes]]:
    """World Monuments two steps into a longer move, whose move it is, and the states before both steps."""
    table, states = Table("world_monuments"), list[bytes]()
    while True:
        seat = table.match.pending[0]
        states.append(table.state)
        table.act(seat)
        if not table.match.played[-1].unfinished:
            states.clear()
        elif len(states) == 2:
            return table, seat, states


def test_a_choice_of_several_steps_is_taken_back_step_by_step_while_it_is_under_way() -> None:
    table, seat, states = longer_move()
    table.undo(seat)
    assert table.state == states[1]
    table.undo(seat)
    assert table.state == states[0]


def test_a_finished_choice_of_several_steps_is_taken_back_as_a_whole() -> None:
    table, seat, states = longer_move()
    while table.match.played[-1].unfinished:
        table.act(seat)
    table.undo(seat)
    assert table.state == states[0]
    assert table.folded_again().decisions == table.hosted.decisions


def returning() -> Table:
    """Ginkgopolis when tiles are to be returned, and everybody has three of them or more."""
    for seed in range(40):
        table, chance = Table("ginkgopolis", 3), random.Random(seed)
        while not table.match.over:
            if table.match.view().table["phase"] == "return":
                if all(len(table.match.view(seat).table["own"]["tiles"]) >= 3 for seat in range(3)):
                    return table
                break
            seat = table.match.pending[0]
            table.act(seat, chance.choice(table.match.view(seat).choices))
    raise AssertionError("nobody has tiles")


def test_a_secret_set_of_tiles_is_one_entry_that_tells_nobody_how_many_they_are() -> None:
    table = returning()
    tiles = table.match.view(1).table["own"]["tiles"]
    before, seen, state = table.hosted.seq, list[Any](), table.state
    for count in (0, 1, 3):
        table.act(1, f"return {' '.join(reversed(tiles[:count])) or 'nothing'}")
        assert table.log[-1].seq == table.hosted.seq
        for viewer in (0, 2, None):
            line = entry_message(table.hosted, table.log[-1], viewer)
            shown = table_message(table.hosted, viewer, table.now)
            seen.append((viewer, [one.kind for one in line.events or ()], line.action, shown.view, shown.decision))
        table.undo(1)
        assert table.state == state
    assert table.hosted.seq == before + 6  # each choice and each taking back is one entry
    assert seen[:3] == seen[3:6] == seen[6:]
    assert [one[1:3] for one in seen[:3]] == [(["return_ready"], None)] * 3


def test_a_part_of_a_secret_set_is_refused_with_what_is_missing() -> None:
    table = returning()
    tile = table.match.view(1).table["own"]["tiles"][-1]
    table.refused("choice-unfinished", partial(table.act, 1, f"aside {tile}"), BadAction)
    with pytest.raises(BadAction) as refused:
        table.act(1, f"aside {tile}")
    for lang in ("en", "hu", "uk"):
        assert f"return {tile}" in refused.value.say(lang)


def test_returned_tiles_cannot_be_taken_back_once_all_have_seen_them() -> None:
    table = returning()
    for seat in range(3):
        table.act(seat, table.match.view(seat).choices[0])
    revealed = [one for one in entry_message(table.hosted, table.log[-1], None).events or () if one.kind == "returned"]
    assert [one.seat for one in revealed] == [0, 1, 2]
    for one in revealed:
        assert (one.numbers["tiles"], list(one.words)) == (1, ["faces"])
    table.refused("something-was-revealed", partial(table.undo, 2), NothingToUndo)


def test_nothing_is_taken_back_before_the_first_choice_and_after_the_last() -> None:
    table = Table()
    table.refused("nothing-to-take-back", partial(table.undo, 0), NothingToUndo)
    while not table.match.over:
        table.all_act()
    table.refused("match-over", partial(table.undo, 0))


def test_what_a_bot_has_chosen_for_a_person_is_not_the_persons_to_take_back() -> None:
    table = Table("seven_wonders", 3)
    table.do(partial(commands.resign, user="u0"))
    table.bot_acts(0)
    table.refused("a-bot-plays-for-you", partial(table.undo, 0), Forbidden)


@pytest.mark.parametrize("decision", [-1, 1, 2])
def test_a_choice_that_was_meant_for_another_decision_is_stale(decision: int) -> None:
    table = Table("akropolis")
    seat = table.match.pending[0]
    ask = partial(commands.act, user=f"u{seat}", decision=decision, action=str(table.match.legal(seat)[0]))
    table.refused("decision-over", partial(table.do, ask), Stale)


def test_a_choice_against_the_rules_is_refused_by_the_rule() -> None:
    table = Table("akropolis")
    seat = table.match.pending[0]
    table.refused("illegal-action", partial(table.act, seat, "0@0,0,0"), IllegalAction)
    table.refused("illegal-action", partial(table.act, 1 - seat, str(table.match.legal(seat)[0])), IllegalAction)


def test_a_longer_move_with_one_wrong_step_is_refused_as_a_whole() -> None:
    table, seat, _ = longer_move()
    table.undo(seat)
    step = str(table.match.legal(seat)[0])
    table.refused("action-text", partial(table.act, seat, f"{step} nonsense"), TetrapolisError)


# -- clocks -----------------------------------------------------------------------------------------------------------


def times(table: Table) -> list[int]:
    """What everybody has left, in seconds, not counting the choice under way."""
    assert table.folded_again().seats == table.hosted.seats
    return [seat.time_left // SECOND for seat in table.hosted.seats]


def test_without_a_clock_a_person_is_absent_after_a_day() -> None:
    table = Table()
    table.refused("time-not-up", partial(table.replace, "u0", 1, after=DAY - 1))
    table.replace("u0", 1, after=1)
    assert table.hosted.seats[1].bot == "apprentice"


def test_a_clock_for_each_choice_begins_anew_with_each_choice() -> None:
    table = Table("akropolis", clock=Clock("move", 60))
    first = table.match.pending[0]
    table.act(first, after=59 * SECOND)
    table.act(1 - first, after=59 * SECOND)
    assert times(table) == [60, 60]
    table.refused("time-not-up", partial(table.replace, f"u{1 - first}", first, after=59 * SECOND))
    table.replace(f"u{1 - first}", first, after=SECOND)


def test_a_reserve_shrinks_by_what_was_used_and_grows_by_the_increment() -> None:
    table = Table("akropolis", clock=Clock("reserve", 100, 7))
    first = table.match.pending[0]
    table.act(first, after=30 * SECOND)
    assert times(table)[first] == 100 - 30 + 7
    table.act(1 - first, after=500 * SECOND)
    assert times(table)[1 - first] == 7
    assert times(table)[first] == 77


def test_only_the_clocks_of_those_who_must_choose_run() -> None:
    table = Table("seven_wonders", 3, Clock("reserve", 100))
    table.act(0, after=10 * SECOND)
    assert [seat.since is None for seat in table.hosted.seats] == [True, False, False]
    table.act(1, after=10 * SECOND)
    table.act(2, after=10 * SECOND)
    assert times(table) == [90, 80, 70]
    assert {seat.since for seat in table.hosted.seats} == {table.now}


def test_who_takes_a_choice_back_must_choose_again_and_the_clock_runs() -> None:
    table = Table("akropolis", clock=Clock("reserve", 100))
    seat = table.match.pending[0]
    table.act(seat, after=10 * SECOND)
    table.undo(seat, after=5 * SECOND)
    assert [one.since for one in table.hosted.seats] == [table.now if n == seat else None for n in range(2)]
    table.act(seat, after=20 * SECOND)
    assert times(table) == [70 if n == seat else 95 for n in range(2)]


def test_a_bot_has_no_clock() -> None:
    table = Table(clock=Clock("reserve", 100))
    table.do(partial(commands.resign, user="u1"), after=40 * SECOND)
    assert table.hosted.seats[1].since is None
    assert times(table) == [100, 60]


def test_a_restart_does_not_change_any_clock(tmp_path: Path) -> None:
    table = Table(clock=Clock("reserve", 50, 3))
    table.act(1, after=10 * SECOND)

    async def use() -> None:
        first, second = (MatchService(open_store(str(tmp_path / "m.sqlite")), open_bus(None)) for _ in range(2))
        await first.start()
        await first.create("m", [Draft(entry.kind, entry.seat, entry.data) for entry in table.log])
        seats = (await first.room("m")).hosted.seats
        await first.close()
        await second.start()
        assert (await second.room("m")).hosted.seats == seats
        await second.close()

    asyncio.run(use())


@pytest.mark.parametrize("kind", ["none", "move", "reserve"])
@pytest.mark.parametrize(("seconds", "increment"), [(0, 5), (-1, 0), (60, -1), (60, 86_401), (31 * 86_400, 0)])
def test_a_clock_that_makes_no_sense_is_refused(kind: Any, seconds: int, increment: int) -> None:
    with pytest.raises(ServerError) as caught:
        commands.create("toy", {}, ["me", "open"], True, Clock(kind, seconds, increment), "u0", "Anna")
    assert caught.value.key == "clock-impossible"


# -- absence and resigning --------------------------------------------------------------------------------------------


def test_an_absent_person_is_replaced_after_the_clock_by_somebody_at_the_table_and_comes_back() -> None:
    table = Table("seven_wonders", 3, Clock("move", 60))
    table.refused("time-not-up", partial(table.replace, "u1", 0))
    table.refused("not-at-this-table", partial(table.replace, "stranger", 0, after=60 * SECOND), Forbidden)
    table.refused("level-unknown", partial(table.replace, "u1", 0, "genius"))
    table.refused("no-such-seat", partial(table.replace, "u1", 3), NotFound)
    table.replace("u1", 0)
    table.refused("seat-not-a-person", partial(table.replace, "u1", 0))
    table.refused("a-bot-plays-for-you", partial(table.act, 0), Forbidden)
    assert table.hosted.waiting_bot == 0
    table.bot_acts(0)
    table.do(partial(commands.give_back, user="u0"))
    assert table.hosted.waiting_bot is None
    for seat in (1, 2, 0):
        table.act(seat)


def test_who_has_chosen_is_not_absent() -> None:
    table = Table("seven_wonders", 3, Clock("move", 60))
    table.act(0)
    table.refused("time-not-up", partial(table.replace, "u1", 0, after=DAY))


def test_a_person_may_leave_the_own_seat_to_a_bot_at_any_time_and_take_it_back() -> None:
    table = Table(clock=Clock("move", 60))
    table.refused("nobody-stands-in", partial(table.do, partial(commands.give_back, user="u0")))
    table.replace("u0", 0)
    table.do(partial(commands.give_back, user="u0"))
    table.act(0)


def test_resigning_is_for_good() -> None:
    table = Table(clock=Clock("move", 60))
    resign = partial(table.do, partial(commands.resign, user="u0"))
    resign()
    assert table.hosted.seats[0].bot == "builder"
    table.refused("resigned-already", resign)
    table.refused("nobody-stands-in", partial(table.do, partial(commands.give_back, user="u0")))
    table.refused("a-bot-plays-for-you", partial(table.act, 0), Forbidden)
    table.refused("seat-not-a-person", partial(table.replace, "u0", 0))
    table.bot_acts(0)


# -- before the start, and after the end ------------------------------------------------------------------------------


def lobby(*seats: str) -> Hosted:
    hosted = Hosted("m")
    draft = commands.create("toy", {}, seats, True, Clock(), "u0", "Anna")
    hosted.fold(Entry(1, 0, draft.kind, draft.seat, None, draft.data))
    return hosted


def test_somebody_at_the_table_can_always_start_it() -> None:
    hosted = lobby("me", "open")

    def do(draft: commands.Draft) -> None:
        hosted.fold(Entry(hosted.seq + 1, 0, draft.kind, draft.seat, None, draft.data))

    do(commands.join(hosted, "u1", "Bela", 1))
    assert hosted.host == "u0"
    do(commands.leave(hosted, "u0"))
    do(commands.join(hosted, "u2", "Cili", 0))
    assert [table_message(hosted, seat, 0).host for seat in range(2)] == [False, True]  # who has been there longest
    with pytest.raises(Forbidden):
        commands.start(hosted, "u2")
    do(commands.start(hosted, "u1"))
    assert hosted.match is not None


@pytest.mark.parametrize(
    ("key", "ask"),
    [
        ("one-seat-each", partial(commands.join, user="u0", name="Anna", seat=None)),
        ("seat-taken", partial(commands.join, user="u1", name="Bela", seat=0)),
        ("seat-taken", partial(commands.join, user="u1", name="Bela", seat=2)),
        ("name-empty", partial(commands.join, user="u1", name="\n", seat=1)),
        ("not-at-this-table", partial(commands.leave, user="u1")),
        ("not-the-host", partial(commands.start, user="u1")),
        ("seats-open", partial(commands.start, user="u0")),
        ("match-not-begun", partial(commands.act, user="u0", decision=0, action="card 1")),
        ("match-not-begun", partial(commands.undo, user="u0")),
        ("match-not-begun", partial(commands.resign, user="u0")),
        ("match-not-over", partial(commands.rematch, user="u0", match="next")),
        ("not-at-this-table", partial(commands.check_open, user="u1", seat=1)),
        ("seat-taken", partial(commands.check_open, user="u0", seat=2)),
    ],
)
def test_before_the_start_these_are_refused(key: str, ask: Command) -> None:
    with pytest.raises(ServerError) as caught:
        ask(lobby("me", "open", "apprentice"))
    assert caught.value.key == key


def test_after_the_start_nobody_comes_or_goes() -> None:
    table = Table()
    join = partial(commands.join, user="u9", name="Zoe", seat=None)
    for ask in (join, partial(commands.leave, user="u1"), partial(commands.start, user="u0")):
        table.refused("match-has-begun", partial(table.do, ask))


def test_a_match_that_does_not_exist_is_not_found() -> None:
    for ask in (partial(commands.start, user="u0"), partial(commands.say, user="u0", name="Anna", text="Hello")):
        with pytest.raises(NotFound):
            ask(Hosted("m"))


def test_the_start_draws_a_secret_seed_and_shows_its_commitment() -> None:
    first, second = (commands.start(lobby("me", "apprentice"), "u0").data for _ in range(2))
    assert first["seed"] != second["seed"]
    assert first["commitment"] == hashlib.sha256(first["seed"].encode()).hexdigest()


@pytest.mark.parametrize(
    ("key", "seats"), [("level-unknown", ["me", "genius"]), ("name-empty", ["me", "me: "]), ("seats-unknown", ["me"])]
)
def test_a_match_with_impossible_seats_is_not_created(key: str, seats: list[str]) -> None:
    with pytest.raises((ServerError, BadOption)) as caught:
        commands.create("toy", {}, seats, True, Clock(), "u0", "Anna")
    assert caught.value.key == key


def test_names_are_cleaned() -> None:
    assert commands.clean_name("  Anna   Bela ") == "Anna Bela"
    assert commands.clean_name("Ann\x00a\u202e") == "Anna"
    assert commands.clean_name("Őri Їжак") == "Őri Їжак"
    assert commands.clean_name("x " * 30) == "x " * 19 + "x"
    assert commands.clean_name("Z" + "\u0335" * 50 + "o") == "Z" + "\u0335" * 2 + "o"  # no towers of accents
    assert commands.clean_name("e\u0301") == "é"
    assert commands.clean_name("e\u200b\u0301") == "é"
    for unseen in ("\u200b", "\u115f"):
        tower = commands.clean_name("Z" + f"\u0335\u0335{unseen}" * 9 + "o\u0335")
        assert tower.count("\u0335") == 3
    for blank in (" ", "\u3164", "\u2800 \u2800", "\u034f\ufe0f\u17b4"):
        with pytest.raises(ServerError) as caught:
            commands.clean_name(blank)
        assert caught.value.key == "name-empty"


def test_people_at_a_table_are_told_apart() -> None:
    hosted = Hosted("m")
    draft = commands.create("akropolis", {}, ["me", "open", "open", "me:guest"], True, Clock(), "u0", "Guest")
    hosted.fold(Entry(1, 0, draft.kind, draft.seat, None, draft.data))
    for number, user in enumerate(("u1", "u2"), start=2):
        draft = commands.join(hosted, user, "Guest", None)
        hosted.fold(Entry(number, 0, draft.kind, draft.seat, None, draft.data))
    assert [seat.name for seat in hosted.seats] == ["Guest", "Guest 3", "Guest 4", "guest 2"]
    assert commands.say(hosted, "watcher", "GUEST", "hello").data["name"] == "GUEST 5"
    assert commands.told_apart("W" * 40, ["W" * 40]) == "W" * 37 + " 2"


def test_chat_is_cleaned_and_belongs_to_a_seat_if_somebody_there_speaks() -> None:
    table = Table()
    table.do(partial(commands.say, user="u1", name=" Bela ", text="  Hello\x07,\nthere!  "))
    assert (table.log[-1].seat, table.log[-1].data) == (1, {"user": "u1", "name": "Person 1", "text": "Hello,\nthere!"})
    table.do(partial(commands.say, user="watcher", name=" Zoe ", text="y" * 900))
    assert (table.log[-1].seat, table.log[-1].data) == (None, {"user": "watcher", "name": "Zoe", "text": "y" * 500})
    for text in ("", " \n ", "\x00", "\u3164\n\u2800"):
        table.refused("nothing-said", partial(table.do, partial(commands.say, user="u1", name="Bela", text=text)))


def test_at_a_private_table_only_those_who_sit_there_chat() -> None:
    hosted = Hosted("m")
    draft = commands.create("toy", {}, ["open", "open"], False, Clock(), "host", "Anna")
    hosted.fold(Entry(1, 0, draft.kind, draft.seat, None, draft.data))
    draft = commands.join(hosted, "u1", "Béla", None)
    hosted.fold(Entry(2, 0, draft.kind, draft.seat, None, draft.data))
    assert commands.say(hosted, "u1", "Béla", "hello").seat == 0
    assert commands.say(hosted, "host", "Anna", "hello").seat is None
    with pytest.raises(Forbidden) as caught:
        commands.say(hosted, "watcher", "Zoe", "hello")
    assert caught.value.key == "chat-private"


def test_a_link_is_good_for_one_who_takes_the_seat() -> None:
    hosted = Hosted("m")

    def write(draft: Draft) -> None:
        hosted.fold(Entry(hosted.seq + 1, 0, draft.kind, draft.seat, None, draft.data))

    write(commands.create("toy", {}, ["me", "open", "open"], False, Clock(), "u0", "Anna"))
    made = hosted.seq
    write(commands.join(hosted, "u2", "Cili", 2))  # another seat
    write(commands.join(hosted, "u1", "Béla", 1, made))
    write(commands.leave(hosted, "u1"))
    with pytest.raises(Forbidden) as caught:
        commands.join(hosted, "u1", "Béla", 1, made)
    assert caught.value.key == "link-used"
    write(commands.join(hosted, "u1", "Béla", 1, hosted.seq))  # a new link


def test_a_rematch_seats_everybody_one_further() -> None:
    table = Table("seven_wonders", 3, Clock("move", 60))
    table.do(partial(commands.resign, user="u2"))
    while not table.match.over:
        for seat in table.match.pending:
            table.bot_acts(seat)
    table.refused("not-at-this-table", partial(table.do, partial(commands.rematch, user="zoe", match="n")), Forbidden)
    table.do(partial(commands.rematch, user="u1", match="next"))
    assert table.hosted.rematch == "next"
    hosted, [draft] = Hosted("next"), commands.again(table.hosted, "u1")
    hosted.fold(Entry(1, table.now, draft.kind, draft.seat, None, draft.data))
    assert [seat.user for seat in hosted.seats] == ["u1", "u2", "u0"]
    assert [seat.bot for seat in hosted.seats] == ["", "", ""]
    assert (hosted.host, hosted.clock, hosted.options) == ("u1", table.hosted.clock, table.hosted.options)
    assert commands.start(hosted, "u1").kind == "started"


def test_a_rematch_that_nobody_else_is_asked_for_begins_at_once() -> None:
    table, following = Hosted("m"), Hosted("next")
    draft = commands.create("toy", {}, ["me", "builder"], False, Clock(), "u0", "Anna")
    table.fold(Entry(1, 0, draft.kind, draft.seat, None, draft.data))
    for number, draft in enumerate(commands.again(table, "u0"), start=1):
        following.fold(Entry(number, 0, draft.kind, draft.seat, None, draft.data))
    assert following.status == "running"
    assert [seat.kind for seat in following.seats] == ["bot", "person"]


def test_the_seat_of_somebody_who_is_forgotten_is_open_in_a_rematch() -> None:
    table, following = Hosted("m"), Hosted("next")
    draft = commands.create("toy", {}, ["me", "builder", "open"], False, Clock(), "u0", "Anna")
    table.fold(Entry(1, 0, draft.kind, draft.seat, "u0:k", draft.data))
    draft = commands.join(table, "u1", "Béla", None)
    table.fold(Entry(2, 0, draft.kind, draft.seat, "u1:k", draft.data))
    table.fold(Entry(3, 0, "erased", data={"seats": [[2, "Former player"]], "host": False}))
    assert (table.seats[2].name, table.seats_of("u1"), table.host, set(table.keys)) == (
        "Former player",
        [],
        "u0",
        {"u0:k"},
    )
    for number, draft in enumerate(commands.again(table, "u0"), start=1):
        following.fold(Entry(number, 0, draft.kind, draft.seat, None, draft.data))
    assert [seat.kind for seat in following.seats] == ["bot", "open", "person"]
    assert following.status == "lobby"


@pytest.mark.parametrize("game", ["toy", *SEATS])
def test_a_record_that_is_brought_folds_to_the_same_outcome(game: str) -> None:
    chance, match, hosted = random.Random(5), Match(game, SEATS.get(game, 2), 5), Hosted("m")
    while not match.over:
        seat = chance.choice(match.pending)
        match.play(chance.choice(match.legal(seat)), seat)
    for number, draft in enumerate(commands.brought(match, "u0"), start=1):
        hosted.fold(Entry(number, 0, draft.kind, draft.seat, None, draft.data))
    assert hosted.match is not None
    assert hosted.match.record().actions == match.record().actions
    assert hosted.match.record().outcome == match.record().outcome
    assert hosted.seat_of("u0") is None


def test_names_and_levels_of_a_record_are_cleaned() -> None:
    players = [SeatEntry("An\x1b[31mna\u202e", "person"), SeatEntry("Bot", "mas\x07ter\u2066\n")]
    match = Match("toy", 2, 5, {}, players)
    while not match.over:
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    seats = commands.brought(match, "u0")[0].data["seats"]
    assert isinstance(seats, list)
    assert [(seat["name"], seat["level"]) for seat in seats] == [("An[31mna", ""), ("master 2", "master")]


def test_only_finished_records_are_brought() -> None:
    with pytest.raises(ServerError) as caught:
        commands.brought(Match("toy", 2, 1), "u0")
    assert caught.value.key == "record-unfinished"
