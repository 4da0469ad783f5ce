"""What a seat may know. A view shows only the present; `determinize` remembers what was seen."""

from typing import Any

import numpy as np

from tetrapolis.core.game import SPECTATOR

from .components import ALL_COINS, BOARDS, CARDS, COIN_COST, HAND, SIDES
from .hands import cards_of_fate, hand_of
from .ids import BUILD, STAGE, play_id, play_parts
from .prices import free_by
from .rules import LEGAL_LIMIT, legal, refusal
from .scoring import CATEGORIES, score
from .state import (
    BUILT,
    BURIED,
    CHOOSING_BOARDS,
    CHOOSING_CARDS,
    DIGGING,
    DISCARDED,
    DUG,
    NONE,
    PHASES,
    SEVENTH_CARD,
    State,
)


def open_table(s: State) -> dict[str, Any]:
    """What everybody sees, as plain JSON."""
    phase = int(s.phase)
    return {
        "phase": PHASES[phase],
        "age": int(s.age) + 1,
        "turn": int(s.turn),
        "passing": "right" if int(s.age) == 1 else "left",
        "pile": int(s.pile),
        "chooser": int(s.chooser) if phase in (CHOOSING_BOARDS, DIGGING, SEVENTH_CARD) else None,
        "players": [_city(s, other) for other in range(int(s.seats))],
    }


def own_table(s: State, seat: int) -> dict[str, Any]:
    """The viewer's hand, choice, discards and buried cards; and the pile, for whoever digs in it."""
    known: dict[str, Any] = {"own": _own(s, seat)}
    if int(s.phase) == DIGGING and seat == int(s.chooser):
        known["pile_cards"] = _cards(s, DISCARDED)
    return known


def _city(s: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a city."""
    city = s.players[seat]
    points = np.zeros(len(CATEGORIES), np.int64)
    score(s, seat, points)
    return {
        "wonder": BOARDS[int(city.wonder)].name if int(city.wonder) != NONE else None,
        "side": SIDES[int(city.side)] if int(city.side) != NONE else None,
        "stages": int(city.stages),
        "coins": int(city.coins),
        "shields": int(city.shields),
        "victories": city.won.tolist(),
        "defeats": int(city.lost),
        "built": [CARDS[card].name for card in city.built[: int(city.built_count)].tolist()],
        "hand": _hand_size(s, seat),
        "ready": int(city.choice) != NONE,
        "points": dict(zip(CATEGORIES, points.tolist(), strict=True)),
    }


def _hand_size(s: State, seat: int) -> int:
    if PHASES[int(s.phase)] in ("boards", "sides", "over"):
        return 0
    hand = hand_of(s, seat)
    return int((s.fate[int(s.age), hand, :] == 0).sum())


def _own(s: State, seat: int) -> dict[str, Any]:
    """What only the seat itself knows."""
    choice = int(s.players[seat].choice)
    return {
        "hand": _hand(s, seat),
        "choice": choice if choice != NONE else None,
        "discarded": _cards(s, DISCARDED, seat),
        "buried": _cards(s, BURIED, seat),
    }


def _hand(s: State, seat: int) -> list[dict[str, Any]]:
    """The cards in hand with the ways to build them or a stage with them; without a way, the rule that forbids it."""
    if not _hand_size(s, seat):
        return []
    ways: dict[tuple[int, int], list[list[int]]] = {}
    out = np.empty(LEGAL_LIMIT, np.int32)
    if int(s.phase) in (CHOOSING_CARDS, SEVENTH_CARD):
        for action in out[: legal(s, seat, out)]:
            kind, card, to_left, to_right = play_parts(int(action))
            ways.setdefault((kind, card), []).append([to_left, to_right])
    hand = hand_of(s, seat)
    cards = [int(s.deal[int(s.age), hand, p]) for p in range(HAND) if int(s.fate[int(s.age), hand, p]) == 0]
    return [
        {
            "card": CARDS[card].name,
            "build": ways.get((BUILD, card), []),
            "stage": ways.get((STAGE, card), []),
            "cost": _cost(s, seat, card, ways[BUILD, card]) if (BUILD, card) in ways else None,
            "refused": None if (BUILD, card) in ways else _why_not(s, seat, card),
        }
        for card in cards
    ]


def _cost(s: State, seat: int, card: int, ways: list[list[int]]) -> str:
    """Why a card that can be built costs what it costs: what makes it free, or what it is paid with."""
    match int(free_by(s, seat, card)):
        case 22:
            return "none"
        case 37:
            return "chain"
        case 62:
            return "colour"
        case 63:
            return "first" if int(s.turn) == 1 else "last"
    if COIN_COST[card]:
        return "coin"
    return "own" if ways == [[0, 0]] else "trade"


def _why_not(s: State, seat: int, card: int) -> str:
    """The rule that forbids to build a card."""
    return f"SW-{int(refusal(s, seat, int(play_id(BUILD, card, 0, 0))))}"


def _cards(s: State, fate: int, seat: int = SPECTATOR) -> list[str]:
    """The names of the cards with this fate; with `seat`, of those that it played itself."""
    out = np.empty(s.fate.size, np.int64)
    return [CARDS[card].name for card in out[: cards_of_fate(s, fate, seat, out)].tolist()]


def census(s: State) -> dict[str, int]:
    """Every card is in its slot or a guild left out; cities and pile hold what the slots say; coins are counted."""
    seats = int(s.seats)
    cards = np.concatenate([s.deal[:, :seats].ravel(), s.guilds_out[s.guilds_out != NONE]])
    counts = np.bincount(cards, minlength=len(CARDS)).tolist()
    fates = np.bincount(s.fate[:, :seats].ravel(), minlength=DUG + 1).tolist()
    cities = s.players[:seats]
    return {
        **{card.name: count for card, count in zip(CARDS, counts, strict=True)},
        "built cards without a slot": int(cities["built_count"].sum()) - fates[BUILT] - fates[DUG],
        "stages without a buried card": int(cities["stages"].sum()) - fates[BURIED],
        "pile without a slot": int(s.pile) - fates[DISCARDED],
        "coins missing": ALL_COINS - int(s.bank) - int(cities["coins"].sum()),
    }
