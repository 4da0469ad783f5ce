"""Chains: SW-37 and SW-38."""

import pytest

from rulebook.seven_wonders.tables import City, built, coins, hand, play_turn, refused, table, ways
from tetrapolis.games.seven_wonders.components import CARDS

#: Each earlier card and the later cards it frees.
CHAINS = {
    "altar": {"pantheon"},
    "theater": {"gardens"},
    "baths": {"aqueduct"},
    "well": {"statue"},
    "east_trading_post": {"forum"},
    "west_trading_post": {"forum"},
    "marketplace": {"caravansery"},
    "apothecary": {"stables", "dispensary"},
    "workshop": {"archery_range", "laboratory"},
    "scriptorium": {"courthouse", "library"},
    "forum": {"haven"},
    "caravansery": {"lighthouse"},
    "walls": {"fortifications"},
    "training_ground": {"circus"},
    "dispensary": {"arena", "lodge"},
    "laboratory": {"observatory", "siege_workshop"},
    "library": {"senate", "university"},
    "school": {"academy", "study"},
}

AGE = {card.name: min(card.copies) for card in CARDS}
POOR = City("halikarnassos", coins=0), City("halikarnassos", coins=0)


@pytest.mark.rule("SW-37")
@pytest.mark.parametrize("earlier", sorted(CHAINS))
def test_a_card_is_free_after_an_earlier_one_of_its_chain(earlier: str) -> None:
    for later in CHAINS[earlier]:
        match = table(City("ephesos", earlier, coins=0, hand=later), *POOR, age=AGE[later])
        assert ways(match, f"build {later}") == {(0, 0)}
        play_turn(match, f"build {later}")
        assert built(match)[:2] == [earlier, later]


@pytest.mark.rule("SW-37")
def test_no_other_card_frees_another() -> None:
    """Ephesos with one card, no coins and no resource but those of the card."""
    costly = [card.name for card in CARDS if card.cost and card.cost != "$"]
    for one in CARDS:
        if one.colour in ("brown", "grey") or one.name in ("forum", "caravansery"):
            continue
        for start in range(0, len(costly), 7):
            cards = [card for card in costly[start : start + 7] if card != one.name]
            match = table(City("ephesos", one.name, coins=0, hand=" ".join(cards)), *POOR, age=3)
            free = {card for card in cards if ways(match, f"build {card}")} - {"scriptorium"}
            assert free == CHAINS.get(one.name, set()) & set(cards), one.name


@pytest.mark.rule("SW-37")
def test_chains_lead_from_an_earlier_age_to_a_later_one() -> None:
    freed = {later for laters in CHAINS.values() for later in laters}
    assert all(AGE[earlier] < AGE[later] for earlier, laters in CHAINS.items() for later in laters)
    assert {AGE[card] for card in freed} == {2, 3}
    assert sum(len(laters) == 2 for laters in CHAINS.values()) == 7


@pytest.mark.rule("SW-37")
def test_either_trading_post_frees_the_forum() -> None:
    for posts, free in (
        ("east_trading_post", True),
        ("west_trading_post", True),
        ("east_trading_post west_trading_post", True),
        ("marketplace", False),
    ):
        match = table(City("ephesos", posts, coins=0, hand="forum"), *POOR, age=2)
        assert ways(match, "build forum") == ({(0, 0)} if free else set())


@pytest.mark.rule("SW-37")
def test_one_card_can_free_two_and_is_not_used_up() -> None:
    match = table(City("ephesos", "apothecary", coins=0, hand="stables"), *POOR, age=2)
    play_turn(match, "build stables")
    assert coins(match)[0] == 0
    match = table(City("ephesos", "apothecary stables", coins=0, hand="dispensary"), *POOR, age=2)
    assert ways(match, "build dispensary") == {(0, 0)}


@pytest.mark.rule("SW-37")
def test_a_neighbours_card_frees_nothing() -> None:
    match = table(City("ephesos", coins=0, hand="gardens"), City("rhodos", "theater"), City("gizah", "theater"), age=3)
    assert ways(match, "build gardens") == set()


@pytest.mark.rule("SW-38")
def test_without_the_earlier_card_the_cost_is_paid() -> None:
    match = table(City("babylon", coins=4, hand="gardens"), City("olympia"), City("olympia"), age=3)  # WCC
    assert ways(match, "build gardens") == {(2, 2)}
    play_turn(match, "build gardens 2,2")
    assert coins(match)[0] == 0
    assert built(match) == ["gardens"]


@pytest.mark.rule("SW-38")
def test_a_free_way_is_always_used() -> None:
    match = table(City("babylon", "theater", coins=4, hand="gardens"), City("olympia"), City("olympia"), age=3)
    assert "gardens" in hand(match)
    assert ways(match, "build gardens") == {(0, 0)}
    for paid in ("2,2", "2,0", "0,4"):
        assert refused(match, f"build gardens {paid}") == "SW-38"
    play_turn(match, "build gardens")
    assert coins(match)[0] == 4


@pytest.mark.rule("SW-38")
def test_nobody_pays_for_a_card_without_a_cost() -> None:
    match = table(City("babylon", coins=4, hand="altar"), City("olympia"), City("olympia"))
    assert refused(match, "build altar 2,0") == "SW-38"
