"""Exercises: every one answered wrongly and solved, with the figures of the judge in Python; those of own mistakes."""

import os
import random
from collections.abc import Callable, Iterator
from itertools import cycle, product
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from lessons.exercised import Exercised, Judgement
from lessons.lead import GAMES
from page.exported import Host
from page.pupil import WAYS, Pupil
from tetrapolis.bots.exercises import Exercise, exercises_of
from tetrapolis.core.registry import find
from tetrapolis.text import LANGUAGES

MISTAKE = "mistake"
_ALL = "TETRAPOLIS_LESSONS" in os.environ
_KEEP = """item => new Promise((done, fail) => {
  const asked = indexedDB.open('tetrapolis');
  asked.onerror = fail;
  asked.onsuccess = () => {
    const change = asked.result.transaction('progress', 'readwrite');
    change.objectStore('progress').put(item);
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""
_KEPT = """() => new Promise(done => { const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => { const found = asked.result.transaction('progress').objectStore('progress').getAll();
    found.onsuccess = () => { asked.result.close(); done(found.result); } } })"""


def turns() -> Iterator[Any]:
    """Every exercise once, languages and ways in turn; or one of each game."""
    ways = cycle(product(LANGUAGES, WAYS))
    for game in GAMES:
        for one, (lang, way) in zip(exercises_of(find(game))[: None if _ALL else 1], ways, strict=False):
            yield pytest.param(game, one, lang, way, id=f"{one.id}-{lang}-{way}")


class Solver:
    """Somebody at an exercise, and the same exercise in Python beside the page."""

    def __init__(self, anna: Pupil, exercise: Exercise) -> None:
        self.anna, self.exercise = anna, exercise
        self.at = anna.at = Exercised(anna.game, exercise)
        self.question = anna.speak(f"learn-topic-{MISTAKE if exercise.topic == MISTAKE else 'any'}-ask")

    @property
    def unknown(self) -> list[str]:
        """Answers of which nothing is known before they are judged."""
        known = {*self.exercise.right, self.exercise.verdict.second}
        found = [one for one in self.at.answers if one not in known]
        random.Random(self.exercise.id).shuffle(found)
        return found

    def asked(self) -> None:
        expect(self.anna.words).to_contain_text(self.question)

    def answer(self, answer: str, right: bool) -> None:
        self.anna.choose(self.at.match.game.spec.complete(answer))
        expect(self.anna.words).to_contain_text(self.anna.speak("learn-right" if right else "learn-wrong"))

    def compares(self, found: Judgement) -> None:
        """The card sets both beside each other, as they come out in the end."""
        anna = self.anna
        if not (found.answer and found.best):
            expect(anna.words).to_contain_text(anna.speak("learn-no-difference"))
            return
        rows = {
            name: (_tenths(mine), _tenths(found.best.points[name]))
            for name, mine in found.answer.points.items()
            if mine or found.best.points[name]
        }
        rows["all"] = (_tenths(found.answer.total), _tenths(found.best.total))
        told = {name: [anna.speak("learn-mean", points=one) for one in figures] for name, figures in rows.items()}
        shares = (found.answer.share, found.best.share)
        told["chance"] = [anna.speak("learn-percent", percent=(one + 500) // 1000 / 10) for one in shares]
        expect(anna.words.locator("tr[data-row]")).to_have_count(len(told))
        for name, figures in told.items():
            expect(anna.words.locator(f'tr[data-row="{name}"] [data-figure]')).to_have_text(figures)

    def try_again(self) -> None:
        self.anna.press("learn-try-again")
        self.asked()


def _tenths(hundredths: int) -> float:
    return (hundredths + 5) // 10 / 10


@pytest.mark.parametrize(("game", "exercise", "lang", "way"), list(turns()))
def test_an_exercise_is_answered_wrongly_and_solved(
    game: str, exercise: Exercise, lang: str, way: str, pupil: Callable[..., Pupil]
) -> None:
    anna = pupil(game, lang, way)
    anna.open(f"/exercise/{exercise.id}")
    solver = Solver(anna, exercise)
    solver.asked()
    second = solver.at.judged(exercise.verdict.second)
    assert second.answer and second.best
    assert second.best.share > second.answer.share
    assert second.best.total > second.answer.total
    solver.answer(exercise.verdict.second, right=False)
    solver.compares(second)
    solver.try_again()
    for other in solver.unknown[:1]:
        judgement = solver.at.judged(other)
        solver.answer(other, right=judgement.right)
        solver.compares(judgement)
        solver.try_again()
    anna.press("learn-show-answer")
    expect(anna.words).to_contain_text(anna.speak("learn-answer"))
    expect(anna.words.locator("table")).to_have_count(0)
    solver.try_again()
    solver.answer(exercise.right[-1], right=True)
    if len(exercise.right) > 1:
        solver.compares(solver.at.judged(exercise.right[-1]))
    expect(next_of(anna)).to_be_visible()
    anna.page.goto(f"{anna.visitor.address}#/learn")
    solved = anna.page.locator(f'a[href$="/learn/{game}/exercise/{exercise.id}"]')
    expect(solved.locator("svg")).to_be_visible()


def test_what_was_shown_and_taken_back_by_the_table_is_asked_again(pupil: Callable[..., Pupil]) -> None:
    exercise = exercises_of(find("seven_wonders"))[0]
    anna = pupil("seven_wonders", "en", "keys")
    anna.open(f"/exercise/{exercise.id}")
    solver = Solver(anna, exercise)
    solver.asked()
    anna.press("learn-show-answer")
    expect(anna.words).to_contain_text(anna.speak("learn-answer"))
    anna.page.keyboard.press("u")
    solver.asked()
    solver.answer(exercise.verdict.second, right=False)


def next_of(anna: Pupil) -> Locator:
    """The link to what comes next."""
    return anna.card.locator(".buttons a.primary")


def own(exercise: Exercise, number: int) -> dict[str, Any]:
    """An exercise as if somebody had made it of an own mistake: one answer is known to be right, one to be wrong."""
    plain: dict[str, Any] = msgspec.to_builtins(exercise)
    return plain | {"id": f"mistake-{number}", "topic": MISTAKE, "right": exercise.right[:1]}


@pytest.mark.parametrize("game", GAMES if _ALL else GAMES[2:3])
def test_an_own_mistake_is_judged_without_a_network_and_deleted(
    game: str, pupil: Callable[..., Pupil], host: Host
) -> None:
    exercise = exercises_of(find(game))[0]
    anna = pupil(game, "en", "keys", service_workers="allow")
    anna.page.goto(f"{anna.visitor.address}#/learn")
    expect(anna.page.get_by_role("heading", name="Learn", exact=True)).to_be_visible()
    for number in (1, 2):
        kept = own(exercise, number)
        anna.page.evaluate(_KEEP, {"item": f"own:{game}:mistake-{number}", "at": number, "kept": kept})
    old = own(exercise, 3)
    old["verdict"]["rules_version"] -= 1
    anna.page.evaluate(_KEEP, {"item": f"own:{game}:mistake-3", "at": 3, "kept": old})
    anna.page.reload()
    anna.visitor.keep()
    host.stop()
    anna.page.reload()
    group = anna.page.get_by_role("group", name=f"{anna.say('game-title')}: From your own matches")
    expect(group).to_contain_text("0 of 2")
    group.get_by_role("link", name="Exercise 2", exact=True).click()
    solver = Solver(anna, msgspec.convert(own(exercise, 1), Exercise))
    solver.asked()
    judged = {one: solver.at.judged(one) for one in (*exercise.right[1:], *solver.unknown[:2])}
    for one, judgement in judged.items():
        solver.answer(one, right=judgement.right)
        solver.compares(judgement)
        solver.try_again()
    assert any(one.right for one in judged.values()) or len(exercise.right) == 1
    solver.answer(exercise.verdict.second, right=False)
    solver.try_again()
    solver.answer(exercise.right[0], right=True)

    anna.press("learn-delete")
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    anna.press("learn-delete")
    dialog.get_by_role("button", name="Delete this exercise").click()
    expect(group).to_contain_text("0 of 1")
    anna.page.reload()
    expect(group).to_contain_text("0 of 1")
    rows = {one["item"]: one["kept"] for one in anna.page.evaluate(_KEPT)}
    deleted = [f"own:{game}:mistake-1", f"own:{game}:mistake-3"]
    assert [one for one, kept in rows.items() if kept is None] == deleted
