"""A set that is chosen step by step has one text, however it is written and ordered."""

import random

import pytest

from tetrapolis.core.steps import StepSet

RETURN = StepSet(
    part="aside", end="done", whole="return", none="return nothing", words=("red 1", "red 10", "blue 1", "a+b")
)
SPLIT = {
    "return red 10": ["aside red 10", "done"],
    "return red 1 red 10 blue 1": ["aside red 1", "aside red 10", "aside blue 1", "done"],
    "  Return  BLUE 1,red 1, red 10": ["aside blue 1", "aside red 1", "aside red 10", "done"],
    "return, a+b": ["aside a+b", "done"],
    "aside red 1 blue 1": ["aside red 1", "aside blue 1"],
    "aside red 1": ["aside red 1"],
    "return red 1 red 1": ["aside red 1", "aside red 1", "done"],  # the rules refuse it
    "return nothing": ["done"],
    " Return NOTHING ": ["done"],
}
OTHERS = (
    *("done", "Red 1", "", "return", "aside", "return ", "return red 2", "return red 1 0", "return red 1 , blue 1"),
    *("return red 1red 10", "return red 1,", "return aab", "aside nothing", "return red 1 done", "return red \u0661"),
)


@pytest.mark.parametrize("text", SPLIT)
def test_a_text_holds_steps(text: str) -> None:
    assert RETURN.split(text) == SPLIT[text]


@pytest.mark.parametrize("text", OTHERS)
def test_any_other_text_is_one_action(text: str) -> None:
    assert RETURN.split(text) == [text]


def test_steps_in_any_order_are_one_text_with_the_same_steps() -> None:
    chance = random.Random(3)
    for _ in range(200):
        words = chance.sample(RETURN.words, chance.randint(1, 4))
        ordered = sorted(words, key=RETURN.words.index)
        steps = [f"aside {word}" for word in words]
        assert RETURN.join(steps) == " ".join(("aside", *ordered))
        assert RETURN.join([*steps, "done"]) == " ".join(("return", *ordered))
        assert sorted(RETURN.split(RETURN.join([*steps, "done"]))) == sorted([*steps, "done"])


def test_one_step_as_a_whole_choice() -> None:
    assert RETURN.complete("aside red 10") == "return red 10"
    assert RETURN.complete("done") == RETURN.join(["done"]) == "return nothing"
    assert RETURN.complete("asides") == RETURN.join(["asides"]) == "asides"
