"""What a seat may know. A view shows only the present; `determinize` remembers what was seen."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from .actions import card_name
from .city import (
    SHIFT_EARLIER,
    SHIFT_LATER,
    SIDES,
    column_of,
    marker_cell,
    marker_options,
    place_of,
    row_of,
    shifted_marker,
)
from .components import (
    CARDS,
    COLOUR,
    COLOURS,
    FIRST_CHARACTER,
    FIRST_LETTER,
    GOODS,
    LETTERS,
    NONE,
    TILES,
    TRIGGERS,
)
from .scoring import CATEGORIES, counted, districts, score
from .setup import draft_hand
from .state import CELLS, DRAFT_CARDS, MAX_PLAYERS, MAX_TABLEAU, PHASES, State
from .supply import ALL_KNOW
from .yields import bonuses, building_yield


def thing_name(thing: int) -> str:
    """A card of a tableau: a building card in notation, or the number of a character."""
    return f"character {thing - FIRST_CHARACTER + 1}" if thing >= FIRST_CHARACTER else card_name(thing)


def tiles_of(bits: int) -> list[str]:
    return [card_name(tile) for tile in range(TILES) if bits >> tile & 1]


def open_table(s: State) -> dict[str, Any]:
    """What everybody sees, as plain JSON."""
    phase = PHASES[int(s.phase)]
    buildings = s.buildings[: int(s.building_count)].tolist()
    return {
        "phase": phase,
        "first_player": int(s.first_player),
        "actor": int(s.actor) if phase in ("good", "marker", "return") else None,
        "tile_supply": int(s.supply_to - s.supply_from),
        "tile_supply_empty": int(s.exhausted),
        "deck": int(s.deck_to - s.deck_from),
        "discards": int(s.discard_count),
        "discarded": _discarded(s, lambda known: known == ALL_KNOW),
        "ending": bool(s.ending),
        "city": [_building(*building) for building in buildings],
        "districts": _districts(s, buildings),
        "markers": _markers(s),
        "moving_letter": LETTERS[int(s.moving_letter)] if int(s.moving_letter) != NONE else None,
        **_places(s, phase),
        "players": [_player(s, party) | tableau for party, tableau in enumerate(_tableaus(s, buildings))],
    }


def own_table(s: State, seat: int) -> dict[str, Any]:
    """What a seat knows besides: its cards and tiles, and the goods behind its screen."""
    return {"own": _own(s, seat, PHASES[int(s.phase)]), "player": _stock(s, seat)}


def _stock_is_open(s: State, party: int) -> bool:
    """Goods lie behind screens, unless an option shows them; Hal has no screen."""
    return party >= int(s.seats) or bool(s.options.show_stock) or PHASES[int(s.phase)] == "over"


def _building(top: int, height: int, owner: int, site: int, x: int, y: int) -> dict[str, Any]:
    return {
        "x": x,
        "y": y,
        "tile": card_name(top),
        "height": height,
        "owner": owner if owner != NONE else None,
        "site": bool(site),
    }


def _districts(s: State, city: list[Any]) -> list[dict[str, Any]]:
    """What every district would pay now, to the leader first; the greatest district first."""
    numbers, shares = np.zeros(TILES, np.int64), np.zeros((TILES + 1, MAX_PLAYERS), np.int64)
    districts(s, numbers, shares)
    members: dict[int, list[Any]] = {}
    for number, building in zip(numbers.tolist(), city, strict=False):
        if number:
            members.setdefault(number, []).append(building)
    found = [_district(buildings, shares[number].tolist()) for number, buildings in members.items()]
    return sorted(found, key=lambda district: -int(district["resources"]))


def _district(buildings: list[Any], points: list[int]) -> dict[str, Any]:
    own: dict[int, int] = {}
    for _, height, owner, *_ in buildings:
        if owner != NONE:
            own[owner] = own.get(owner, 0) + height
    leaders = sorted(own, key=lambda party: (-points[party], -own[party], party))
    return {
        "colour": COLOURS[COLOUR[buildings[0][0]]],
        "cells": [[x, y] for *_, x, y in buildings],
        "resources": sum(own.values()),
        "shares": [{"party": party, "resources": own[party], "points": points[party]} for party in leaders],
    }


def _markers(s: State) -> dict[str, list[int]]:
    moving = int(s.moving_letter)
    places = zip(LETTERS, s.marker_x.tolist(), s.marker_y.tolist(), strict=True)
    return {letter: [x, y] for i, (letter, x, y) in enumerate(places) if i != moving}


def _places(s: State, phase: str) -> dict[str, Any]:
    """The names of the cells where markers lie or may go, and the markers that may make room (GK-37)."""
    moving = int(s.moving_letter)
    cells = [marker_cell(s, letter) for letter in range(len(LETTERS)) if letter != moving]
    shifts = {}
    if phase == "marker":
        options = np.empty(CELLS, np.int64)
        count = marker_options(s, moving, int(s.new_building), options)
        for option in options[:count].tolist():
            cells.append(option % CELLS)
            if option >= SHIFT_EARLIER:
                side = "earlier" if option < SHIFT_LATER else "later"
                shifts[side] = LETTERS[shifted_marker(s, moving, option)]
    return {
        "places": {f"{column_of(s, cell)},{row_of(s, cell)}": _place(place_of(s, cell)) for cell in cells},
        "shifts": shifts,
    }


def _place(place: int) -> str:
    side, tile = divmod(place, TILES)
    return f"{SIDES[side]} {card_name(tile)}"


def _discarded(s: State, knows: Callable[[int], bool]) -> list[str]:
    """The discards that somebody knows, in one order."""
    cards = sorted(s.discards[: int(s.discard_count)].tolist())
    return [card_name(card) for card in cards if knows(int(s.known[card]))]


def _player(s: State, party: int) -> dict[str, Any]:
    """What everybody sees of a party, and its goods if they are open."""
    player = s.players[party]
    laid = int(player.laid_card)
    drafting = PHASES[int(s.phase)] == "draft"
    revealed = not drafting and laid != NONE and int(s.known[laid]) == ALL_KNOW
    shown: dict[str, Any] = {
        "hal": party >= int(s.seats),
        "supply": int(player.supply),
        "tokens": int(player.tokens),
        "cards": int(player.hand_count),
        "ready": bool(player.committed),
        "tile_laid": int(player.laid_tile) != NONE and not drafting,
        "card": card_name(laid) if revealed else None,
        "returned": bool(player.returned),
        "given_back": tiles_of(int(player.given_back)),
    }
    if _stock_is_open(s, party):
        return shown | _stock(s, party)
    return shown | {"points": {**_points(s, party), "points": None}}  # all that scores lies open but these


def _tableaus(s: State, city: list[Any]) -> Iterator[dict[str, Any]]:
    """The cards before each screen, what they bring with each action, and the cells that count for them at the end."""
    brought = np.empty((MAX_PLAYERS, len(TRIGGERS) * len(GOODS)), np.int64)
    counting = np.empty((MAX_PLAYERS, MAX_TABLEAU), np.int64)
    bonuses(s, brought)
    counted(s, counting)
    for party in range(int(s.parties)):
        player = s.players[party]
        cards = [thing_name(thing) for thing in player.tableau[: int(player.tableau_count)].tolist()]
        bits = zip(cards, counting[party].tolist(), strict=False)
        yield {
            "tableau": cards,
            "bonuses": _by_trigger(brought[party].tolist()),
            "counted": {
                card: [[x, y] for i, (*_, x, y) in enumerate(city) if one >> i & 1] for card, one in bits if one
            },
        }


def _by_trigger(counts: list[int]) -> dict[str, dict[str, int]]:
    count = len(GOODS)
    return {one: dict(zip(GOODS, counts[i * count :], strict=False)) for i, one in enumerate(TRIGGERS)}


def _stock(s: State, party: int) -> dict[str, Any]:
    """Goods behind the screen, and all points."""
    player = s.players[party]
    return {
        "points": _points(s, party),
        "resources": int(player.resources),
        "tiles": int(player.tiles).bit_count(),
    }


def _points(s: State, party: int) -> dict[str, int]:
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, party, points)
    return dict(zip(CATEGORIES, points.tolist(), strict=True))


def _own(s: State, seat: int, phase: str) -> dict[str, Any]:
    """What only the seat itself knows."""
    player = s.players[seat]
    own: dict[str, Any] = {
        "hand": [card_name(card) for card in player.hand[: int(player.hand_count)].tolist()],
        "tiles": tiles_of(int(player.tiles)),
        "aside": tiles_of(int(player.aside)),
        "yields": _yields(s, player.hand[: int(player.hand_count)].tolist()),
        "discarded": _discarded(s, lambda known: bool(known >> seat & 1) and known != ALL_KNOW),
    }
    if phase == "draft":
        pick = int(s.pick)
        hand = draft_hand(s, seat, pick)
        own["draft"] = [int(s.draft[hand, i]) - FIRST_CHARACTER + 1 for i in range(pick, DRAFT_CARDS)]
        own["kept"] = [int(s.draft[draft_hand(s, seat, i), i]) - FIRST_CHARACTER + 1 for i in range(pick)]
        own["choice"] = int(player.laid_card) - FIRST_CHARACTER + 1 if player.committed else None
    elif int(player.laid_card) != NONE:
        own["card"] = card_name(int(player.laid_card))
        own["tile"] = card_name(int(player.laid_tile)) if int(player.laid_tile) != NONE else None
    return own


def _yields(s: State, hand: list[int]) -> dict[str, dict[str, int]]:
    """What the buildings of building cards bring to whoever exploits them."""
    found = {}
    for card in hand:
        if card < FIRST_LETTER:
            good, count = building_yield(s, int(s.building_of[card]) - 1)
            found[card_name(card)] = {GOODS[good]: count}
    return found


def census(s: State) -> dict[str, int]:
    """Every tile, building card, letter and resource, wherever it is."""
    tiles = np.zeros(TILES, np.int64)
    cards = np.zeros(CARDS, np.int64)
    buildings = s.buildings[: int(s.building_count)]
    parties = range(int(s.parties))
    floors = int(buildings["height"].sum()) if len(buildings) else 0
    for tile in s.tiles[int(s.supply_from) : int(s.supply_to)]:
        tiles[tile] += 1
    for building in buildings:
        tiles[int(building.top)] += 1
    bits = [int(s.boxed)] + [int(s.players[party].tiles) for party in parties]
    bits += [1 << int(s.players[p].laid_tile) for p in parties if int(s.players[p].laid_tile) != NONE]
    for one in bits:
        for tile in range(TILES):
            tiles[tile] += one >> tile & 1
    for card in (*s.deck[int(s.deck_from) : int(s.deck_to)], *s.discards[: int(s.discard_count)]):
        cards[card] += 1
    for party in parties:
        player = s.players[party]
        held = [*player.hand[: int(player.hand_count)]]
        laid = int(player.laid_card)
        if laid != NONE and laid < CARDS and not (laid < FIRST_LETTER and laid in player.tableau):
            held.append(player.laid_card)
        for card in held:
            cards[int(card)] += 1
        for thing in player.tableau[: int(player.tableau_count)]:
            if int(thing) < CARDS:
                cards[int(thing)] += 1
    waiting = [card for card in range(FIRST_LETTER) if cards[card] == 0]
    covered = floors - len(buildings)
    resources = {
        f"resources {p}": int(s.players[p].resources)
        + int(s.players[p].supply)
        + sum(int(b.height) for b in buildings if int(b.owner) == p)
        for p in parties
    }
    return {
        "tiles in one place": int((tiles == 1).sum()) + covered,
        "tiles in two places": int((tiles > 1).sum()),
        "cards in two places": int((cards > 1).sum()),
        "letters": int(cards[FIRST_LETTER:].sum()),
        "building cards": int(cards[:FIRST_LETTER].sum()) + len(waiting),
        **resources,
    }
