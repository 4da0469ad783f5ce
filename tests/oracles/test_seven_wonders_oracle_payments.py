"""The oracle's payments: SWX-7 to SWX-13, harder cases and a check by all assignments."""

import random
from itertools import permutations, product

import pytest

from oracles.seven_wonders import NOTHING, City, Pay, pareto, payments
from oracles.seven_wonders_facts import CARDS, START


def city(wonder: str, cards: str = "", coins: int = 3, stages: int = 0, side: str = "day") -> City:
    """A city of the cards named."""
    return City(wonder, side, stages, cards.split(), coins)


@pytest.mark.parametrize(
    ("own", "left", "right", "cost", "coins", "pays"),
    [
        pytest.param("", "lumber_yard", "lumber_yard", "W", 9, {(2, 0), (0, 2)}, id="SWX-7"),
        pytest.param("west_trading_post", "lumber_yard", "lumber_yard", "W", 9, {(1, 0), (0, 2)}, id="SWX-7 West"),
        pytest.param("", "sawmill", "lumber_yard", "WW", 9, {(4, 0), (2, 2)}, id="SWX-8"),
        pytest.param("west_trading_post", "sawmill", "lumber_yard", "WW", 9, {(2, 0), (1, 2)}, id="SWX-8 West"),
        pytest.param("west_trading_post", "sawmill", "lumber_yard", "WW", 2, {(2, 0)}, id="SWX-8 poor"),
        pytest.param("tree_farm", "lumber_yard", "clay_pool", "WC", 9, {(2, 0), (0, 2)}, id="SWX-9"),
        pytest.param("", "clay_pit", "loom_age1 excavation", "CCT", 9, {(2, 4)}, id="SWX-10"),
        pytest.param("west_trading_post", "clay_pit", "loom_age1 excavation", "CCT", 9, {(1, 4)}, id="SWX-10 West"),
        pytest.param(
            "west_trading_post east_trading_post marketplace",
            "clay_pit",
            "loom_age1 excavation",
            "CCT",
            9,
            {(1, 2)},
            id="SWX-10 all",
        ),
        pytest.param("", "clay_pit", "", "CO", 9, set(), id="SWX-11"),
        pytest.param("", "forum", "", "P", 9, set(), id="SWX-13"),
        # A choice card serves one unit: Timber Yard W, Tree Farm C.
        pytest.param("tree_farm timber_yard", "", "", "WC", 9, {NOTHING}, id="two choice cards"),
        pytest.param("tree_farm timber_yard", "clay_pool", "lumber_yard", "WCC", 9, {(2, 0)}, id="choices compete"),
        pytest.param(
            "timber_yard caravansery", "excavation", "mine", "WSO", 9, {(2, 0), (0, 2)}, id="choices of all three"
        ),
        pytest.param(
            "timber_yard caravansery forum",
            "excavation",
            "mine press_age1",
            "SCOPT",
            9,
            # Timber S, Caravansery O or C; Forum T (the start resource of no one here).
            {(2, 2), (0, 4)},
            id="Caravansery, Forum and choice cards of the neighbours",
        ),
        pytest.param(
            "east_trading_post marketplace",
            "sawmill press_age1",
            "sawmill press_age2",
            "WWP",
            9,
            {(5, 0), (3, 1), (1, 2), (0, 3)},
            id="discounts",
        ),
        pytest.param("", "brickyard", "brickyard", "CC", 3, set(), id="too dear"),
        pytest.param("", "brickyard", "brickyard", "CC", 4, {(4, 0), (2, 2), (0, 4)}, id="front of three"),
        pytest.param("caravansery", "brickyard", "brickyard", "CC", 4, {(2, 0), (0, 2)}, id="never more than needed"),
        pytest.param("marketplace", "loom_age1 quarry", "loom_age2", "ST", 9, {(3, 0), (2, 1)}, id="only goods cheap"),
    ],
)
def test_payments(own: str, left: str, right: str, cost: str, coins: int, pays: set[Pay]) -> None:
    """SWX-7 to SWX-13 and more; the start resources, all glass, never help."""
    assert payments(city("alexandria", own, coins), city("alexandria", left), city("alexandria", right), cost) == pays


def test_swx_12_palace() -> None:
    """SWX-12: Palace with Caravansery, Forum and Marketplace: four ways."""
    own = city("gizah", "foundry caravansery forum marketplace", 4)
    left = city("babylon", "glassworks_age1 press_age1")
    right = city("olympia", "loom_age1")
    assert payments(own, left, right, CARDS["palace"].cost) == {(4, 0), (3, 1), (2, 2), (1, 3)}
    own.coins = 3
    assert payments(own, left, right, CARDS["palace"].cost) == set()


def test_swx_13_only_brown_and_grey_cards_and_the_start_resource_sell() -> None:
    """SWX-13: neither Forum nor a stage of a neighbour sells."""
    own, far = city("rhodos", coins=9), city("gizah")
    assert payments(own, city("babylon", "forum"), far, "G") == set()
    assert payments(own, city("alexandria", "", stages=2, side="night"), far, "T") == set()
    assert payments(own, city("alexandria", "", stages=2, side="night"), far, "G") == {(2, 0)}
    assert payments(city("alexandria", "", stages=2, side="night"), far, far, "WT") == {NOTHING}


def all_assignments(own: City, left: City, right: City, cost: str) -> set[Pay]:
    """The minimal pays by trying every symbol for every unit."""
    sources = [
        (letters, neighbour)
        for neighbour, symbols in (("own", own.production()), ("left", left.for_sale()), ("right", right.for_sale()))
        for letters in symbols
    ]
    found: set[Pay] = set()
    for picks in permutations(sources, len(cost)):
        if all(letter in letters for letter, (letters, _) in zip(cost, picks, strict=True)):
            paid = {"own": 0, "left": 0, "right": 0}
            for letter, (_, neighbour) in zip(cost, picks, strict=True):
                paid[neighbour] += own.price(neighbour, letter)
            found.add((paid["left"], paid["right"]))
    found = {pay for pay in found if sum(pay) <= own.coins}
    return {
        pay for pay in found if not any(other != pay and other[0] <= pay[0] and other[1] <= pay[1] for other in found)
    }


@pytest.mark.parametrize("seed", range(150))
def test_payments_are_those_of_all_assignments(seed: int) -> None:
    """SW-24 to SW-36."""
    rng = random.Random(seed)
    makers = [card.id for card in CARDS.values() if card.effects[0].kind == "produce"]
    traders = ["east_trading_post", "west_trading_post", "marketplace"]
    boards = [(wonder, rng.choice(("day", "night"))) for wonder in rng.sample(sorted(START), 3)]
    own, left, right = (
        City(wonder, side, rng.randint(0, 2), rng.sample(makers, rng.randint(0, 3)), rng.randint(0, 8))
        for wonder, side in boards
    )
    own.cards += rng.sample(traders, rng.randint(0, 3))
    for _ in range(4):
        cost = "".join(rng.choice("WSCOGPT") for _ in range(rng.randint(1, 3)))
        assert payments(own, left, right, cost) == all_assignments(own, left, right, cost)


def test_pareto() -> None:
    """SW-36."""
    for pays in product([(left, right) for left in range(3) for right in range(3)], repeat=3):
        kept = {p for p in pays if not any(q != p and q[0] <= p[0] and q[1] <= p[1] for q in pays)}
        assert pareto(pays) == kept
