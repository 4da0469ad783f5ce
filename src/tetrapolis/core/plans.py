"""Boards that people add to a game as files."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .errors import TetrapolisError


@dataclass(frozen=True)
class Plans:
    """Where a game looks for plans of the user's own, and how it reads one.

    `read(file)` gives the option and the choice under which the plan can be played; BadPlan says what is wrong.
    """

    folder: Path
    options: tuple[str, ...]  # that offer plans
    read: Callable[[Path], tuple[str, str]]
    unreadable: tuple[TetrapolisError, ...] = ()  # files of the folder that cannot be used


def own_plans(game: str) -> Path:
    """TETRAPOLIS_PLANS, else the folder for plans in the user's data folder; of one game."""
    chosen = os.environ.get("TETRAPOLIS_PLANS")
    return (Path(chosen) if chosen else data_folder() / "plans") / game


def data_folder() -> Path:
    """Where the user's own files are kept."""
    base = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    return Path(base) / "tetrapolis"
