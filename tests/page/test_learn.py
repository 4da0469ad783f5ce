"""Lessons and exercises: played to their end, left and come back to, with any legal move, by mouse and by keys."""

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from lessons.facts import Facts, value_now, whole_choices
from lessons.lead import GAMES, Led
from page.hands import Mouse
from page.memories import kept_rows
from page.players import confirm, decide
from page.pupil import TABLE, WAYS, Pupil
from tetrapolis.bots.exercises import exercises_of
from tetrapolis.core.registry import find
from tetrapolis.text import LANGUAGES

_ALL = "TETRAPOLIS_LESSONS" in os.environ
#: Each game in one language and by one way, so that all of them occur; all by `make lessons`.
SOME = [("akropolis", "hu", "mouse"), ("ginkgopolis", "uk", "keys"), ("seven_wonders", "en", "mouse")]
SOME += [("world_monuments", "uk", "keys")]
TURNS = [(game, lang, way) for game in GAMES for lang in LANGUAGES for way in WAYS] if _ALL else SOME
DEVIATIONS = 10
_LISTED = 120  # choices that the list of the page shows
_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_DRAWN = """async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map(one => one.effect.getTiming().iterations < 9 && one.finished));
}"""
# From now on the device keeps nothing more.
_FULL = """() => {
  IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = function () {
    const asked = this.get('');
    this.transaction.abort();
    return asked;
  };
}"""
# All matches of this device, from now on as if they had been begun with other rules.
_AGED = """() => new Promise(done => { const asked = indexedDB.open('tetrapolis');
  asked.onsuccess = () => {
    const change = asked.result.transaction('matches', 'readwrite'), store = change.objectStore('matches');
    const found = store.getAll();
    found.onsuccess = () => { for (const one of found.result) store.put({ ...one, rulesVersion: 0 }); };
    change.oncomplete = () => { asked.result.close(); done(found.result); };
  } })"""
_PHONE: ViewportSize = {"width": 360, "height": 740}
_COVERED = """card => [...card.querySelectorAll('a, button')].filter(one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !one.contains(top) || box.bottom > innerHeight || box.right > innerWidth;
}).map(one => one.textContent)"""


@pytest.mark.parametrize(("game", "lang", "way"), TURNS)
def test_a_lesson_is_played_to_its_end(game: str, lang: str, way: str, pupil: Callable[..., Pupil]) -> None:
    anna = pupil(game, lang, way)
    anna.open()
    led, chance, place = anna.led, random.Random(f"{game} {lang} {way}"), 0
    while True:
        place, step = anna.reach_a_question(place)
        if step is None:
            break
        meant = anna.meant(step)
        assert meant
        anna.reads(step, meant)
        if chance.random() < 0.5:  # as somebody does who does not know how
            anna.asked()
            anna.press("learn-show")
            led.play(meant.action)
        else:
            anna.play(meant.action)
        place += 1
        expect(anna.words).to_contain_text(anna.speak("learn-done"))
    said: set[str] = set()
    while not led.match.over:
        action = chance.choice(list(whole_choices(led.match, led.seat))[:_LISTED])
        facts = Facts(led.match.view(led.seat), action)
        anna.play(action)
        remarks = [one for one in led.lesson["remarks"] if one["say"] not in said and facts.holds(one["when"])]
        if remarks and not led.match.over:
            anna.reads(remarks[0], facts)
        said |= {one["say"] for one in remarks[:1]}
    anna.reads(led.lesson["end"], None)
    result = anna.page.locator("section.board ~ .result")
    for points in led.match.scores():
        expect(result).to_contain_text(str(sum(points.values())))
    anna.page.goto(f"{anna.visitor.address}#/learn")
    expect(anna.page.get_by_text(anna.speak("learn-lesson-done"))).to_be_visible()


@pytest.mark.parametrize(("game", "lang", "way"), TURNS)
def test_any_legal_choice_is_answered_with_the_figures_of_the_engine(
    game: str, lang: str, way: str, pupil: Callable[..., Pupil]
) -> None:
    anna = pupil(game, lang, way)
    anna.open()
    led, chance, place = anna.led, random.Random(f"{lang} {way} {game}"), 0
    answered, wanted = 0, DEVIATIONS if _ALL else 5
    while answered < wanted:
        place, step = anna.reach_a_question(place)
        if step is None:
            break
        for _ in range(-(-wanted // 2)):
            meant, view = anna.meant(step), led.match.view(led.seat)
            assert meant
            anna.reads(step, meant)
            choices = list(whole_choices(led.match, led.seat))
            chance.shuffle(choices)
            some = (Facts(view, one) for one in choices)
            chosen = next((one for one in some if not one.holds(step["ask"])), None)
            if chosen is None:  # whatever one does, it is what was asked
                continue
            anna.choose(chosen.action)
            anna.compared(chosen, meant, step)
            answered += 1
            if answered < wanted:
                anna.press("learn-take-back")
                expect(anna.words.locator("table")).to_have_count(0)
            else:
                anna.press("learn-go-on")
                led.play(chosen.action)
                break
        else:
            assert meant
            anna.play(meant.action)
        place += 1
    assert answered >= wanted
    if not led.match.over:
        if place < len(led.lesson["steps"]):
            anna.press("learn-play-freely")
        anna.play(next(whole_choices(led.match, led.seat)))  # and nothing is locked
        if not led.match.over:
            anna.asked()


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_on_the_board_is_judged_and_who_comes_back_finds_it(game: str, pupil: Callable[..., Pupil]) -> None:
    """Chosen with the pieces themselves, while there was something to read: it counts for what is asked next."""
    anna = pupil(game, "en", "mouse")
    anna.open()
    expect(anna.words).to_contain_text(anna.say("learn-step-goal", **figures_of(anna.led, "goal")), use_inner_text=True)
    hand, chance = Mouse(anna.board), random.Random(11)
    judged = anna.card.get_by_role("button", name=anna.speak("learn-go-on")).or_(anna.words.get_by_text("That is it."))
    for _ in range(8):  # a choice may have several steps
        anna.board.wait()
        before = anna.board.decision
        decide(game, anna.board, hand, chance)
        confirm(anna.board, before)
        anna.page.locator(f'section.board:not([data-decision="{before}"])').or_(judged).first.wait_for()
        if judged.first.is_visible():
            break
    expect(judged.first).to_be_visible()
    answer = anna.words.inner_text() if anna.words.locator("table").count() else None
    anna.page.reload()
    expect(anna.card).to_be_visible()
    if answer is not None:
        expect(anna.words).to_have_text(answer, use_inner_text=True)
        anna.press("learn-take-back")
    anna.page.goto(f"{anna.visitor.address}#/learn")
    go_on = anna.page.get_by_role("link", name=f"Continue the lesson {anna.say('game-title')}")
    expect(go_on).to_be_visible()
    go_on.click()
    expect(anna.card).to_be_visible()
    expect(anna.card).not_to_contain_text(anna.say("learn-step-goal", **figures_of(anna.led, "goal")))


def figures_of(led: Led, say: str) -> dict[str, Any]:
    step = next(one for one in led.lesson["steps"] if one["say"] == say)
    return {name: value_now(led.match.view(led.seat), term) for name, term in step.get("figures", {}).items()}


# -- access ----------------------------------------------------------------------------------------------------------


def faults(anna: Pupil) -> list[str]:
    found = []
    for theme in ("light", "dark"):
        anna.page.emulate_media(color_scheme=theme)
        expect(anna.page.locator("html")).to_have_attribute("data-theme", theme)
        anna.page.evaluate(_DRAWN)
        anna.page.evaluate(_AXE.read_text())
        rules: dict[str, Any] = {"runOnly": {"type": "tag", "values": _WCAG}, "resultTypes": ["violations"]}
        told = anna.page.evaluate("rules => axe.run(document, rules)", rules)
        found += [
            f"{theme} {one['id']}: {node['target']} {node['failureSummary'][:250]}"
            for one in told["violations"]
            for node in one["nodes"]
        ]
    return found


def nothing(_: Pupil) -> list[str]:
    return []


@pytest.mark.parametrize("lang", ["en", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_and_a_phone_has_room(game: str, lang: str, pupil: Callable[..., Pupil]) -> None:
    """Axe looks at the English page, as everywhere; words are longest in Ukrainian."""
    anna = pupil(game, lang, "mouse", viewport=_PHONE)
    look = faults if lang == "en" else nothing
    anna.page.goto(f"{anna.visitor.address}#/learn")
    expect(anna.page.get_by_role("listitem")).to_have_count(len(GAMES))
    assert look(anna) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    anna.open()
    for step in anna.led.lesson["steps"]:
        meant = anna.meant(step) if "ask" in step else None
        anna.reads(step, meant)
        assert anna.card.evaluate(_COVERED) == [], step["say"]
        if meant:
            break
        anna.press("learn-next")
    assert look(anna) == []
    view = anna.led.match.view(anna.led.seat)
    choices = [Facts(view, one) for one in list(whole_choices(anna.led.match, anna.led.seat))[::-3]]
    other = next(one for one in choices if not one.holds(step["ask"]))
    anna.page.set_viewport_size(TABLE)  # where notations can be typed
    anna.choose(other.action)
    expect(anna.words.locator("table")).to_be_visible()
    for size in (_PHONE, TABLE):
        anna.page.set_viewport_size(size)
        assert anna.card.evaluate(_COVERED) == []
        assert look(anna) == []


# -- what goes wrong -------------------------------------------------------------------------------------------------


def reach_a_button(anna: Pupil, key: str) -> None:
    """Read on until there is this button."""
    for step in anna.led.lesson["steps"]:
        if "ask" in step:
            break
        anna.press("learn-next")
    expect(anna.card.get_by_role("button", name=anna.speak(key))).to_be_visible()


def test_what_cannot_be_saved_is_said_and_goes_on_later(pupil: Callable[..., Pupil]) -> None:
    anna = pupil("akropolis", "en", "mouse")
    anna.open()
    reach_a_button(anna, "learn-show")
    anna.page.evaluate(_FULL)
    anna.press("learn-show")
    alert = anna.page.get_by_role("alert").filter(has_text=anna.speak("page-local-failed"))
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    anna.page.reload()
    anna.press("learn-show")
    expect(anna.words).to_contain_text(anna.speak("learn-done"))
    anna.open("/exercise/" + exercises_of(find("akropolis"))[0].id)
    anna.page.evaluate(_FULL)
    anna.press("learn-show-answer")
    expect(alert).to_be_visible()
    expect(anna.words).to_contain_text(anna.speak("learn-answer"))
    assert all("could not write" in one for one in anna.visitor.faults), anna.visitor.faults
    anna.visitor.faults.clear()


def test_a_lesson_of_other_rules_leaves_nothing_behind(pupil: Callable[..., Pupil]) -> None:
    anna = pupil("akropolis", "en", "mouse")
    anna.open()
    reach_a_button(anna, "learn-show")
    (old,) = anna.page.evaluate(_AGED)
    anna.page.reload()
    expect(anna.words).to_contain_text(anna.say("learn-step-goal", **figures_of(anna.led, "goal")), use_inner_text=True)
    (new,) = anna.page.evaluate(_AGED)
    assert new["match"] != old["match"]


def test_a_lesson_that_another_tab_has_begun_anew_does_not_come_back(pupil: Callable[..., Pupil]) -> None:
    anna = pupil("akropolis", "en", "mouse")
    anna.open()
    expect(anna.card.get_by_role("button", name=anna.speak("learn-next"))).to_be_visible()
    (old,) = anna.page.evaluate(_AGED)  # so that it is thrown away when it is opened again
    other = anna.page.context.new_page()
    other.goto(anna.page.url)
    expect(other.locator(".company .card")).to_be_visible()
    (begun,) = kept_rows(other)["matches"]
    anna.press("learn-next")
    expect(anna.words).not_to_contain_text(anna.say("learn-step-goal", **figures_of(anna.led, "goal")))
    (kept,) = kept_rows(anna.page)["progress"]
    assert kept["kept"]["match"] == begun["match"] != old["match"]
