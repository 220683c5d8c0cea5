"""What the buttons that show what has been played say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class Replay(Action):
    """Show as a film the move that led to this version of a game."""

    game: int
    version: int


@dataclass(frozen=True, slots=True)
class View(Action):
    """Look at the board after so many moves."""

    game: int
    ply: int


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Go on from the board after so many moves: to the ``first``, ``back``, ``next`` or to the ``last``.

    In a reviewed game also to the next ``mistake``: the board after a move for which there was a better one.
    """

    game: int
    ply: int
    to: str


@dataclass(frozen=True, slots=True)
class Film(Action):
    """Show a whole game as a film."""

    game: int


ACTIONS: Final = MappingProxyType(
    {
        "replay": Replay,
        "view": View,
        "step": Step,
        "film": Film,
    }
)
"""By its verb in a custom id."""
