"""What a seat of the toy game may know."""

from typing import Any

from .rules import CARDS, CHOOSING, DONE, NONE, State


def open_table(s: State) -> dict[str, Any]:
    return {
        "phase": ("choose", "gamble", "done")[int(s.phase)],
        "round": int(s.round_number),
        "prize": int(s.prize),
        "deck": int(s.deck_count),
        "shown": [card + 1 for card in range(CARDS) if s.shown[card]],
        "players": [_player(s, other) for other in range(int(s.seats))],
    }


def _player(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "prizes": int(player.prizes),
        "cards": int(player.hand_count),
        "ready": int(s.phase) == CHOOSING and int(player.chosen) != NONE,
        "points": {"prizes": int(player.prizes)},
    }


def own_table(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    hand = [int(card) + 1 for card in player.hand[: int(player.hand_count)]]
    chosen = int(player.chosen) + 1 if int(player.chosen) != NONE and int(s.phase) != DONE else None
    return {"player": {"hand": hand, "chosen": chosen}}


def census(s: State) -> dict[str, int]:
    """Every card is in the deck, in a hand, chosen or shown."""
    cards = [int(card) for card in s.deck[: int(s.deck_count)]] + [card for card in range(CARDS) if s.shown[card]]
    for player in s.players[: int(s.seats)]:
        cards += [int(card) for card in player.hand[: int(player.hand_count)]]
        cards += [int(player.chosen)] if int(player.chosen) != NONE else []
    return {f"card {card + 1}": cards.count(card) for card in range(CARDS)}
