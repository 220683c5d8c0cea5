"""How a game ended: who won, why, and with how many seeds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.position import Side


class Termination(Enum):
    """Why a game is over."""

    MAJORITY = "majority"
    STUCK = "stuck"
    REPETITION = "repetition"
    RESIGNATION = "resignation"
    TIMEOUT = "timeout"
    AGREEMENT = "agreement"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        winner: the side that won, or None for a draw.
        termination: why the game is over.
        scores: final seeds of South and of North, leftovers included. With MAJORITY the seeds still on the
            board belong to nobody and are not counted.
    """

    winner: Side | None
    termination: Termination
    scores: tuple[int, int]
