"""Cards and stages in words, made from their effect values: text and behaviour cannot drift apart."""

from tetrapolis.core.view import View
from tetrapolis.text import Texts

from .actions import Dig, DigNothing, PickBoard, PickSide, Play, SevenWondersAction
from .box import earlier, later
from .components import BOARD_BY_NAME, BOARDS, CARD_BY_NAME, CARDS, SIDES, Card
from .effects import MANUFACTURED, RAW, RESOURCES, SYMBOLS, Discount, Effect, Gain, Power, Produce, Science


def describe(view: View, action: SevenWondersAction, speak: Texts) -> str:
    """What an action does, in words."""
    match action:
        case Play("build", card):
            return f"{card_name(card, speak)}: {card_words(card, speak)}"
        case Play("stage", card):
            city = view.table["players"][view.seat or 0]
            words = stage_words(city["wonder"], SIDES.index(city["side"]), city["stages"], speak)
            return speak("action-stage", number=city["stages"] + 1, card=card_name(card, speak), words=words)
        case Play(_, card):
            return speak("action-sell", card=card_name(card, speak))
        case Dig(card):
            return f"{card_name(card, speak)}: {card_words(card, speak)}"
        case DigNothing():
            return speak("action-dig-nothing")
        case PickSide(side):
            return speak(f"side-{side}")
        case PickBoard(board):
            return speak(f"wonder-{board}")


def card_name(card: str, speak: Texts) -> str:
    return speak(f"card-{card}")


def card_words(name: str, speak: Texts) -> str:
    """What a card costs and does."""
    card = CARDS[CARD_BY_NAME[name]]
    parts = [cost_words(card.cost, speak), effects_words(card.effects, speak), *_chain_words(card, speak)]
    return "; ".join(parts)


def stage_words(board: str, side: int, stage: int, speak: Texts) -> str:
    """What a stage of a wonder costs and does."""
    built = BOARDS[BOARD_BY_NAME[board]].sides[side][stage]
    return f"{cost_words(built.cost, speak)}; {effects_words(built.effects, speak)}"


def cost_words(cost: str, speak: Texts) -> str:
    if not cost:
        return speak("cost-free")
    if "$" in cost:
        return speak("cost-coins", coins=len(cost))
    units = [(cost.count(letter), speak(f"resource-{RESOURCES[letter]}")) for letter in dict.fromkeys(cost)]
    return ", ".join(f"{count} × {unit}" if count > 1 else unit for count, unit in units)


def effects_words(effects: tuple[Effect, ...], speak: Texts) -> str:
    return ", ".join(_effect_words(effect, speak) for effect in effects)


def _effect_words(effect: Effect, speak: Texts) -> str:
    match effect:
        case Produce(kinds, count):
            return speak("effect-produce", kinds=_kinds(kinds, speak), count=count)
        case Discount("raw", (side,)):
            return speak(f"effect-discount-{side}")
        case Discount():
            return speak("effect-discount-manufactured")
        case Science(symbols):
            symbol = "any" if len(symbols) == len(SYMBOLS) else symbols[0]
            return speak("effect-science", symbol=speak(f"symbol-{symbol}"))
        case Power(name):
            return speak(f"power-{name}")
        case Gain(what, value, (), _):
            return speak(f"effect-{what}", value=value)
        case Gain(what, value, ("complete",), _):
            return speak(f"effect-{what}-complete", value=value)
        case Gain(what, value, per, scope):
            counted = speak(f"kind-{'-'.join(per)}-per")
            where = {("self",): "self", ("left", "right"): "neighbours"}.get(scope, "all")
            return speak(f"effect-{what}-per", value=value, per=counted, scope=speak(f"scope-{where}"))


def _kinds(kinds: str, speak: Texts) -> str:
    if len(kinds) == len(RAW) and set(kinds) == set(RAW):
        return speak("resource-any-raw")
    if set(kinds) == set(MANUFACTURED):
        return speak("resource-any-manufactured")
    return " / ".join(speak(f"resource-{RESOURCES[kind]}") for kind in kinds)


def _chain_words(card: Card, speak: Texts) -> list[str]:
    """Which cards make this one free, and which it makes free (SW-37)."""
    chains = (("chain-from", earlier(card)), ("chain-to", later(card)))
    return [speak(key, cards=", ".join(speak(f"card-{name}") for name in cards)) for key, cards in chains if cards]
