"""What a move is worth to whoever plays it, as it is told on a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from renderer.typesetting import clean
from rules import Position

LONGEST = 4
"""How many characters of a label are told."""


class WorthKind(Enum):
    """How the game ends for the mover after the move, if both then play as well as can be.

    Where that is not known of a move, it can be the one that seems best all the same.
    """

    WINS = "wins"
    DRAWS = "draws"
    LOSES = "loses"
    UNKNOWN = "unknown"
    LIKELY_BEST = "likely-best"


@dataclass(frozen=True, slots=True)
class Worth:
    """What one move is worth to its mover.

    Attributes:
        kind: how the game then ends.
        label: up to four characters beside the sign, such as ``27`` or ``≈27`` for the seeds that the mover
            ends with; empty for the sign alone. A longer one is cut off.
    """

    kind: WorthKind
    label: str = ""

    @property
    def shown(self) -> str:
        """The label as it is told: on one line, and not too long."""
        return clean(self.label)[:LONGEST].strip()


NO_WORTHS: Mapping[int, Worth] = MappingProxyType({})
"""Nothing is told of any move."""


def check_worths(position: Position, worths: Mapping[int, Worth]) -> None:
    """Refuse worths of what is no move of the side to move.

    Raises:
        ValueError: a pit is not one of the mover's.
    """
    for pit in worths:
        if pit not in position.mover.pits:
            raise ValueError(f"pit {pit} is not {position.mover.name.title()}'s, who is to move")
