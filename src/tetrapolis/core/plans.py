"""Boards that people add to a game as files."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import TetrapolisError

if TYPE_CHECKING:
    from .game import Game


SIZE_LIMIT = 64 << 10  # bytes of a plan


@dataclass(frozen=True)
class Plans:
    """Where a game looks for plans of the user's own, and how it reads one.

    `read(file)` gives the option and the choice under which the plan can be played; BadPlan says what is wrong.
    `sources` holds the plans of the user's own as plain JSON, by choice: so they travel inside records and logs.
    `extended(carried)` gives the game that can be played on plans from there.
    """

    folder: Path
    options: tuple[str, ...]  # that offer plans
    read: Callable[[Path], tuple[str, str]]
    extended: Callable[[Mapping[str, Any]], "Game"]
    sources: Mapping[str, Any] = field(default_factory=dict)
    titles: Mapping[str, str] = field(default_factory=dict)  # what plans of the user's own are called, by choice
    unreadable: tuple[TetrapolisError, ...] = ()  # files of the folder that cannot be used


def own_plans(game: str) -> Path:
    """TETRAPOLIS_PLANS, else the folder for plans in the user's data folder; of one game."""
    chosen = os.environ.get("TETRAPOLIS_PLANS")
    return (Path(chosen) if chosen else data_folder() / "plans") / game


def data_folder() -> Path:
    """Where the user's own files are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    return Path(base) / "tetrapolis"
