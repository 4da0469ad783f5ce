"""Lessons are checked by the engine: what is meant is legal and does what is asked; texts and figures fit."""

import random
from typing import Any

import pytest

from lessons.facts import Facts, doing, value_now, whole_choices, words_in
from lessons.lead import GAMES, Led, lesson_of
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names
from tetrapolis.text import LANGUAGES, texts
from text.test_locale import Collector, messages

_WAITED = 4  # choices at which nothing does what is asked: as the page


def test_every_game_has_a_lesson() -> None:
    assert list(names()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_what_is_meant_is_legal_and_does_what_is_asked(game: str) -> None:
    led, asked = Led(game), 0
    for step in led.lesson["steps"]:
        if "ask" not in step:
            continue
        for _ in range(_WAITED):
            found = doing(led.match, led.seat, step["ask"], step["meant"])
            if found:
                break
            led.play(next(whole_choices(led.match, led.seat)))
        assert found and found.action == step["meant"], step["say"]
        assert_other_choices(led, step)
        for name, term in step.get("figures", {}).items():
            assert isinstance(found.value(term), int), name
        led.play(step["meant"])
        asked += 1
    assert asked >= 3, "two or three turns on rails"


def assert_other_choices(led: Led, step: dict[str, Any]) -> None:
    """There is something that was not asked: else there is nothing to learn. A marker goes where one likes."""
    if step["say"] == "marker":
        return
    view, chance = led.match.view(led.seat), random.Random(3)
    others = list(whole_choices(led.match, led.seat))
    some = [Facts(view, one) for one in chance.sample(others, min(60, len(others)))]
    assert not all(one.holds(step["ask"]) for one in some), step["say"]


@pytest.mark.parametrize("game", GAMES)
def test_all_terms_are_facts_of_the_engine(game: str) -> None:
    """Categories, goods, sentences, numbers and places that there are; a place of the view is one at the beginning."""
    lesson, spec = lesson_of(game), find(game)
    led = Led(game)
    view = led.match.view(led.seat)
    facts = Facts(view, next(whole_choices(led.match, led.seat)))
    said = {kind.key: kind.numbers for kind in spec.face.sentences}
    for part in (*lesson["steps"], *lesson["remarks"], lesson["end"]):
        terms = [*part.get("figures", {}).values(), *part.get("rows", {}).values()]
        terms += words_in(part["ask"]) if "ask" in part else []
        terms += words_in(part["when"]) if "when" in part else []
        for term in terms:
            assert term.get("points", "all") in (*spec.spec.categories, "all")
            assert term.get("goods", "all") in (*spec.foresight.good_names, "all")
            assert term.get("said", "") in ("", *said)
            assert term.get("number", "") in ("", *(name for kind in said.values() for name in kind))
            for word in ("now", "then", "change"):
                if word in term:
                    assert_place(view.table, term[word], led.seat)
            assert isinstance(facts.value(term), int)
        for point in part.get("point", []):
            if isinstance(point, dict):
                assert point.get("light", spec.spec.categories[0]) in spec.spec.categories
                assert point.get("event", "") in ("", *(kind.name for kind in spec.face.event_kinds))


def assert_place(table: Any, path: str, seat: int) -> None:
    """Whatever is counted by name, such as stones in a hand, may be missing while there is none."""
    *above, last = [str(seat) if name == "me" else name for name in path.split("/")]
    found = table
    for name in above:
        found = found[int(name)] if isinstance(found, list) else found[name]
    assert isinstance(found, list) or last in found or above[-1] == "hand", path


@pytest.mark.parametrize("game", GAMES)
def test_texts_exist_and_name_only_figures_that_are_given(game: str) -> None:
    lesson = lesson_of(game)
    parts = [*lesson["steps"], *lesson["remarks"], lesson["end"]]
    assert len({part["say"] for part in parts}) == len(parts)
    for lang in LANGUAGES:
        said = messages(find(game).face.locale, lang, ("learn",))
        keys = {key.removeprefix("learn-step-").removesuffix("-else") for key in said if key.startswith("learn-step-")}
        assert keys == {part["say"] for part in parts}
        for part in parts:
            for key in (f"learn-step-{part['say']}", f"learn-step-{part['say']}-else"):
                if key in said:
                    assert Collector(said[key]).variables <= part.get("figures", {}).keys(), key
        rows = {f"learn-row-{name}" for part in parts for name in part.get("rows", {})}
        assert {key for key in said if key.startswith("learn-row-")} == rows
        assert {f"learn-good-{name}" for name in find(game).foresight.good_names} <= said.keys()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_figure_is_typed_by_hand(game: str, lang: str) -> None:
    """The name of a game is none."""
    speak = texts(lang, find(game).face.locale)
    for key in messages(find(game).face.locale, lang, ("learn",)):
        variables = Collector(messages(find(game).face.locale, lang)[key]).variables
        said = speak(key, **dict.fromkeys(variables, "")).replace(speak("game-title"), "")
        assert not any(letter.isdigit() for letter in said), key


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_ends_and_is_the_same_again(game: str) -> None:
    ended = [play_to_the_end(game) for _ in range(2)]
    assert ended[0].record() == ended[1].record()
    view = ended[0].view(Led(game).seat)
    for term in lesson_of(game)["end"]["figures"].values():
        assert isinstance(value_now(view, term), int)


def play_to_the_end(game: str) -> Match:
    led, chance, count = Led(game), random.Random(5), 0
    while not led.match.over:
        led.play(chance.choice([*whole_choices(led.match, led.seat)][:40]))
        count += 1
    assert count <= 45, "ten minutes"
    return led.match
