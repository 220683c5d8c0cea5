"""What the buttons that ask the engine, and of puzzles say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class Analyse(Action):
    """Tell what each move is worth after so many moves."""

    game: int
    ply: int


@dataclass(frozen=True, slots=True)
class ReviewGame(Action):
    """Review a finished game."""

    game: int


@dataclass(frozen=True, slots=True)
class Solve(Action):
    """Try a pit in a puzzle."""

    puzzle: str
    pit: int


@dataclass(frozen=True, slots=True)
class Solution(Action):
    """Show how a puzzle is solved."""

    puzzle: str


@dataclass(frozen=True, slots=True)
class AnotherPuzzle(Action):
    """Show another puzzle of this game, to the one who asks."""

    family: str


ACTIONS: Final = MappingProxyType(
    {
        "analyse": Analyse,
        "review": ReviewGame,
        "solve": Solve,
        "solution": Solution,
        "another-puzzle": AnotherPuzzle,
    }
)
"""By its verb in a custom id."""
