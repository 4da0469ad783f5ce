"""Events are redacted like views: outside its audience an event has no numbers."""

import numpy as np

import tetrapolis
from tetrapolis.core.events import kinds_of, read
from tetrapolis.core.records import dtype_of
from tetrapolis.core.state import EventRecord


def test_a_secret_choice_is_told_to_its_seat_alone() -> None:
    match = tetrapolis.new("toy", seats=3, seed=4)
    card = match.legal(1)[0]
    match.play(card, seat=1)
    number = int(str(card).split()[1])
    assert match.events(viewer=1) == [("choose", 1, {"card": number})]
    for other in (0, 2, None):
        assert match.events(viewer=other) == [("choose", 1, {})]


def test_of_a_secret_event_outsiders_do_not_hear() -> None:
    kinds = kinds_of("whisper", whisper=("number",), shout=("number",))
    events = np.zeros(2, dtype_of(EventRecord))
    events["audience"] = 1 << 1
    events["kind"] = [0, 1]
    events["numbers"][:, 0] = 7
    told = events.tobytes()
    assert [event.kind for event in read(told, kinds, viewer=1)] == ["whisper", "shout"]
    assert read(told, kinds, viewer=0) == [("shout", 0, {})]
    assert read(told, kinds, viewer=None) == [("shout", 0, {})]


def test_what_is_revealed_is_told_to_all() -> None:
    match = tetrapolis.new("toy", seats=2, seed=4)
    for seat in (1, 0):
        match.play(match.legal(seat)[0], seat)
    kinds = [event.kind for event in match.events(viewer=None, last=1)]
    assert kinds == ["choose", "reveal", "reveal"]
    assert all(event.numbers for event in match.events(viewer=None, last=1) if event.kind == "reveal")


def test_a_view_never_holds_another_hand_or_choice() -> None:
    match = tetrapolis.new("toy", seats=2, seed=4)
    match.play(match.legal(0)[0], seat=0)
    other = match.view(1).table["players"][0]
    assert other["ready"] is True
    assert other["hand"] is None
    assert other["chosen"] is None
    assert match.view(0).table["players"][0]["hand"]
    assert all(player["hand"] is None for player in match.view(None).table["players"])
