"""Named readings of the rules: each chooses for the same options and fits any number of seats; one is the default."""

import pytest

from tetrapolis.core.errors import BadOption
from tetrapolis.core.game import Game
from tetrapolis.core.match import Match
from tetrapolis.core.registry import find, names

GAMES = [game for game in map(find, names()) if game.spec.presets]


def test_games_whose_rules_are_read_in_several_ways_have_presets() -> None:
    assert [game.name for game in GAMES] == list(names())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_preset_fits_every_number_of_seats(game: Game) -> None:
    for seats in game.spec.seat_counts:
        for preset in game.spec.presets:
            chosen = game.spec.complete_options(seats, preset.choices)
            assert all(chosen[option] == choice for option, choice in preset.choices.items())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_preset_is_the_default_and_all_decide_the_same_things(game: Game) -> None:
    defaults = {option.name: option.default for option in game.spec.options}
    decided = {frozenset(preset.choices) for preset in game.spec.presets}
    assert len(decided) == 1
    usual = {option: defaults[option] for option in game.spec.presets[0].choices}
    assert [preset.choices == usual for preset in game.spec.presets].count(True) == 1
    assert (
        len({tuple(sorted(map(str, preset.choices.items()))) for preset in game.spec.presets})
        == len(game.spec.presets)
        > 1
    )
    assert len({preset.name for preset in game.spec.presets}) == len(game.spec.presets)


def test_an_unknown_preset_is_refused_in_plain_words() -> None:
    with pytest.raises(BadOption, match=r"“house rules”\. Choose from: online, printed"):
        find("akropolis").spec.preset("house rules")
    with pytest.raises(BadOption, match="only one"):
        find("toy").spec.preset("printed")


def test_the_printed_reading_of_akropolis_counts_as_the_words_say() -> None:
    printed = find("akropolis").spec.preset("printed").choices
    assert (printed["lake"], printed["barracks_edge"]) == ("single_cell_only", "variant_any_empty")


def test_the_presets_of_ginkgopolis_decide_whether_the_goods_of_others_are_counted_openly() -> None:
    for name, seen in (("printed", False), ("open", True)):
        other = Match("ginkgopolis", 2, 1, find("ginkgopolis").spec.preset(name).choices).view(0).table["players"][1]
        assert (other["resources"] is not None, other["tiles"] is not None) == (seen, seen)
