"""The record of a Ginkgopolis match.

    header | phase, whose turn, gains still to be taken | supply, deck | city | players[5]

The city is a list of buildings and a torus of 64 x 64 cells that tells what lies on a cell.

    grid[cell] =  0        nothing
                  1 .. 60  the building with that number, counted from 1
                 -1 .. -12 the marker A .. L

No city can run into itself around the torus: the start grid spans 3 columns and rows, each of the 51 other tiles adds
at most one, and markers lie next to buildings, so nothing spans more than 56.
"""

from tetrapolis.core.options import Choice, Preset, first_player, flag, option, options_of
from tetrapolis.core.records import Array, Int8, Int16, Int64, Record, UInt8, room
from tetrapolis.core.state import Header

from .components import CARDS, LETTERS, TILES

SPAN = 64
CELLS = SPAN * SPAN

MAX_PLAYERS = 5
MAX_HAND = 4
DRAFT_CARDS = 4
DRAFT_PICKS = 3
MAX_TABLEAU = DRAFT_PICKS + TILES
MAX_GAINS = 160


def _solo_only(seats: int, choice: Choice) -> bool:
    return seats == 1 or choice is False


def _not_solo(seats: int, choice: Choice) -> bool:
    return seats > 1 or choice == "draft"


def _with_screens(seats: int) -> bool:
    return seats > 1  # Hal has none


class Options(Record):
    """How the match is played."""

    characters: Int8 = option("draft", "intro", allowed=_not_solo)
    expert: Int8 = flag(_solo_only)
    show_stock: Int8 = flag(matters=_with_screens)
    first_player: Int8 = first_player(MAX_PLAYERS)


OPTIONS = options_of(Options)

# GK-15: the rulebook hides goods behind screens, yet their numbers follow from what everybody saw gained and paid.
PRESETS = (Preset("printed", {"show_stock": False}), Preset("open", {"show_stock": True}))

DRAFTING, SELECTING, CHOOSING_GOOD, MOVING_MARKER, RETURNING, OVER = range(6)
PHASES = ("draft", "select", "good", "marker", "return", "over")

# How far the actor's action is: waiting for a choice, about to be revealed, or taking what is due.
WAITING, REVEALING, TAKING = range(3)


class Building(Record):
    """A building of the city: its tile on top, its floors, who owns it."""

    top: Int8
    height: Int8
    owner: Int8
    site: Int8
    x: Int8
    y: Int8


class Player(Record):
    """A seat: what it owns and has done."""

    tiles: Int64  # stock, as bits
    aside: Int64  # tiles being returned, as bits
    given_back: Int64  # tiles that everybody saw going back, as bits
    resources: Int16  # in stock
    supply: Int16  # resources of the colour in the supply
    points: Int16
    tokens: Int16
    laid_card: Int16
    laid_tile: Int16
    committed: Int16
    returned: Int16  # has finished setting tiles aside
    hand_count: Int16
    tableau_count: Int16
    hand: Array[Int8] = room(MAX_HAND)
    tableau: Array[Int8] = room(MAX_TABLEAU)


class State(Header):
    """The whole state of a match."""

    options: Options
    phase: Int64
    first_player: Int64
    actor: Int64  # the party whose action is resolved
    acted: Int64  # how many have acted this round
    step: Int64
    action: Int64  # the trigger of the action being resolved
    moving_letter: Int64
    new_building: Int64
    exhausted: Int64  # how often the tile supply ran empty
    ending: Int64  # the end was triggered
    gain_from: Int64  # gains[gain_from:gain_to] are still to be taken
    gain_to: Int64
    gains: Array[Int8] = room(MAX_GAINS)  # goods; those that bonuses bring are counted on from FROM_BONUS
    supply_from: Int64  # tiles[supply_from:supply_to] are face down
    supply_to: Int64
    tiles: Array[Int8] = room(TILES)
    boxed: Int64  # tiles in the box, as bits
    deck_from: Int64  # deck[deck_from:deck_to] are face down
    deck_to: Int64
    deck: Array[Int8] = room(CARDS)
    discard_count: Int64
    discards: Array[Int8] = room(CARDS)
    known: Array[UInt8] = room(CARDS)  # bits: seats, then spectators, that know where a card is
    pick: Int64  # of the draft, counted from 0
    draft: Array[Int8] = room(MAX_PLAYERS, DRAFT_CARDS)
    building_count: Int64
    buildings: Array[Building] = room(TILES)
    building_of: Array[Int8] = room(TILES)  # the building on which a tile is on top, counted from 1
    marker_x: Array[Int8] = room(len(LETTERS))
    marker_y: Array[Int8] = room(len(LETTERS))
    grid: Array[Int8] = room(CELLS)
    players: Array[Player] = room(MAX_PLAYERS)
