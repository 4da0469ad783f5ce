"""What the view of 7 Wonders tells about prices and hidden cards, so that page and terminal need not know the rules."""

import pytest

from rulebook.seven_wonders.tables import City, drawn_page, own, play_turn, random_play, shown, table
from tetrapolis.core.match import Match
from tetrapolis.games.seven_wonders.actions import Play
from tetrapolis.games.seven_wonders.components import CARD_BY_NAME, CARDS

OTHERS = City("halikarnassos", coins=0), City("halikarnassos", coins=0)


def cost(match: Match, card: str) -> str | None:
    (found,) = [one["cost"] for one in own(match, 0)["hand"] if one["card"] == card]
    return found if found is None else str(found)


@pytest.mark.rule("SW-22", "SW-23", "SW-24", "SW-27", "SW-37")
def test_a_card_in_hand_says_why_it_costs_what_it_costs() -> None:
    match = table(
        City("gizah", "theater", hand="altar sawmill baths gardens apothecary palace barracks"), *OTHERS, age=3, turn=1
    )
    assert cost(match, "altar") == "none"
    assert cost(match, "sawmill") == "coin"
    assert cost(match, "baths") == "own"
    assert cost(match, "gardens") == "chain"
    assert cost(match, "apothecary") == "trade"
    assert cost(match, "palace") is None


@pytest.mark.rule("SW-62", "SW-63")
@pytest.mark.parametrize(
    ("board", "stages", "turn", "why"),
    [
        ("olympia", 2, 3, "colour"),
        ("olympia night", 1, 1, "first"),
        ("olympia night", 1, 6, None),
        ("olympia night", 2, 6, "last"),
    ],
)
def test_what_a_power_makes_free_is_called_free(board: str, stages: int, turn: int, why: str | None) -> None:
    match = table(City(board, coins=0, stages=stages, hand="sawmill palace"), *OTHERS, age=2, turn=turn)
    assert cost(match, "sawmill") == cost(match, "palace") == why
    assert ("free" in drawn_page(match, 0)) or why is None


def test_reasons_and_payments_agree_in_random_matches() -> None:
    found = set()
    for seed in range(6):
        match = Match("seven_wonders", 3, seed, {"sides": "night" if seed % 2 else "day"})
        for seat in random_play(match, seed + 1):
            for entry in match.view(seat).table["own"]["hand"]:
                plays = [one for one in match.legal(seat) if isinstance(one, Play)]
                pays = [one.to_left + one.to_right for one in plays if (one.kind, one.card) == ("build", entry["card"])]
                why, printed = entry["cost"], CARDS[CARD_BY_NAME[entry["card"]]].cost
                found.add(why)
                assert (why is None) == (not pays), entry
                assert why != "trade" or min(pays) > 0
                assert why in ("trade", None) or pays == [0]
                assert (why == "none") == (printed == "" and why is not None)
                assert why != "coin" or printed == "$"
    assert found >= {None, "none", "chain", "coin", "own", "trade"}


@pytest.mark.rule("SW-37")
def test_a_card_in_hand_names_the_chain_that_leads_to_it() -> None:
    match = table(City("gizah", "theater scriptorium", hand="gardens library courthouse altar"), *OTHERS, age=2)
    chains = {one["card"]: one["chain"] for one in own(match, 0)["hand"]}
    assert chains["gardens"] in CARDS[CARD_BY_NAME["theater"]].gives
    assert chains["library"] in CARDS[CARD_BY_NAME["scriptorium"]].gives
    assert chains["courthouse"] in CARDS[CARD_BY_NAME["scriptorium"]].gives
    assert chains["library"] != chains["courthouse"]
    assert chains["altar"] is None


@pytest.mark.rule("SW-8")
@pytest.mark.parametrize("seats", [3, 7])
def test_a_city_names_its_neighbours(seats: int) -> None:
    match = Match("seven_wonders", seats, 1)
    sides = [(one["left"], one["right"]) for one in match.view().table["players"]]
    assert sides == [((seat + 1) % seats, (seat - 1) % seats) for seat in range(seats)]


@pytest.mark.rule("SW-25", "SW-26", "SW-28")
def test_a_city_tells_symbol_by_symbol_what_it_produces_and_what_of_it_is_for_sale() -> None:
    cards = "caravansery loom clay_pit forum altar sawmill"
    match = table(City("alexandria night", cards, stages=2), *OTHERS, age=2)
    made = [(one["kinds"], one["sold"]) for one in shown(match, 0)["production"]]
    start, brown, grey = [("G", True)], [("CO", True), ("W", True), ("W", True)], [("T", True)]
    yellow, stages = [("WSOC", False), ("GPT", False)], [("WSOC", False), ("GPT", False)]
    assert made == [*start, *brown, *grey, *yellow, *stages]


@pytest.mark.rule("SW-71", "SW-72", "SW-73")
def test_a_city_tells_its_science_and_in_which_category_each_piece_makes_points() -> None:
    cards = "altar tavern haven workshop apothecary dispensary scientists_guild workers_guild loom barracks"
    match = table(City("babylon", cards, stages=3), *OTHERS, age=3)
    city = shown(match, 0)
    assert city["science"] == {"gear": 1, "compass": 2, "any": 2}
    categories = dict(zip(city["built"], city["scores"], strict=True))
    assert categories == {
        "altar": "blue",
        "tavern": None,
        "haven": "yellow",
        "workshop": "green",
        "apothecary": "green",
        "dispensary": "green",
        "scientists_guild": "green",
        "workers_guild": "purple",
        "loom": None,
        "barracks": None,
    }
    assert city["stage_scores"] == ["wonder", "green", "wonder"]


@pytest.mark.rule("SW-69")
def test_a_view_tells_what_victory_tokens_are_worth() -> None:
    assert Match("seven_wonders", 3, 1).view().table["victory_worth"] == [1, 3, 5]


@pytest.mark.rule("SW-5")
def test_a_chosen_side_is_shown_to_its_player_alone() -> None:
    match = Match("seven_wonders", 3, 1, {"sides": "free"})
    match.play("side night", 1)
    assert own(match, 1)["choice"] == {"kind": "side", "card": None, "to_left": 0, "to_right": 0, "side": "night"}
    assert own(match, 0)["choice"] is None
    assert shown(match, 1)["side"] is None


@pytest.mark.rule("SW-40", "SW-21")
def test_the_terminal_shows_the_own_buried_and_discarded_cards_to_their_owner_alone() -> None:
    match = table(City("gizah", "lumber_yard sawmill", hand="altar well"), *OTHERS)
    play_turn(match, "stage altar")
    assert own(match, 0)["buried"] == ["altar"]
    page = drawn_page(match, 0)
    assert "Under your wonder: ● Altar" in page
    assert "You discarded" not in page
    sold = own(match, 1)["discarded"]
    assert f"You discarded: {'■◆●▲✖✚★'[_colour(sold[0])]}" in drawn_page(match, 1)
    for other in (1, 2, None):
        assert "Under your wonder" not in drawn_page(match, other)


def _colour(card: str) -> int:
    return ("brown", "grey", "blue", "yellow", "red", "green", "purple").index(CARDS[CARD_BY_NAME[card]].colour)
