"""A position: the seeds in the twelve pits, the two stores, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.errors import MalformedNotation

PIT_LETTERS = "ABCDEFabcdef"
TOTAL_SEEDS = 48


class Side(Enum):
    """A player's side of the board; its value is its index in ``Position.stores``."""

    SOUTH = 0
    NORTH = 1

    @property
    def opponent(self) -> Side:
        """The other side."""
        return Side.NORTH if self is Side.SOUTH else Side.SOUTH

    @property
    def pits(self) -> range:
        """The indices of this side's own six pits, in sowing order."""
        return range(6) if self is Side.SOUTH else range(6, 12)

    @classmethod
    def owning(cls, pit: int) -> Side:
        """The side in whose row pit ``0..11`` lies."""
        return cls.SOUTH if pit < 6 else cls.NORTH


def opposite(pit: int) -> int:
    """The pit that faces this one across the board: A and f, B and e, and so on."""
    return 11 - pit


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the board, and who is to move.

    Attributes:
        pits: seeds in the twelve pits: A–F (South, left to right), then a–f (North, left to right from
            North's seat). Sowing runs through these indices in ascending order and from 11 back to 0.
        stores: seeds won by South and by North.
        mover: the side to move.

    Raises:
        ValueError: there are not twelve pits and two stores of whole numbers from 0 on that total 48.
    """

    pits: tuple[int, ...] = (4,) * 12
    stores: tuple[int, int] = (0, 0)
    mover: Side = Side.SOUTH

    def __post_init__(self) -> None:
        """Refuse anything that is not a whole set of seeds; a list, as JSON gives it, becomes a tuple."""
        object.__setattr__(self, "pits", tuple(self.pits))
        object.__setattr__(self, "stores", tuple(self.stores))
        if len(self.pits) != 12 or len(self.stores) != 2:
            raise ValueError("a position has twelve pits and two stores")
        if min(self.pits) < 0 or min(self.stores) < 0:
            raise ValueError("a pit or a store cannot hold fewer than no seeds")
        if sum(self.pits) + sum(self.stores) != TOTAL_SEEDS:
            raise ValueError(f"the seeds total {sum(self.pits) + sum(self.stores)}, not {TOTAL_SEEDS}")

    @property
    def row_seeds(self) -> tuple[int, int]:
        """Seeds on the board in South's row and in North's."""
        return sum(self.pits[:6]), sum(self.pits[6:])

    def turned(self) -> Position:
        """The same position seen from the other seat: rows, stores and mover exchanged."""
        south, north = self.stores
        return Position(self.pits[6:] + self.pits[:6], (north, south), self.mover.opponent)

    def __str__(self) -> str:
        """The text notation: twelve pits, two stores, ``S`` or ``N`` for the mover, with spaces between."""
        mover = "S" if self.mover is Side.SOUTH else "N"
        return " ".join([*map(str, self.pits), *map(str, self.stores), mover])

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the notation that ``str`` writes.

        Raises:
            MalformedNotation: the text is not such a position.
        """
        *numbers, mover = text.split() or [""]
        if len(numbers) != 14 or mover not in ("S", "N"):
            raise MalformedNotation(text, "twelve pits, two stores and S or N are needed")
        if not all(number.isascii() and number.isdigit() and len(number) <= 2 for number in numbers):
            raise MalformedNotation(text, "seeds are whole numbers")
        seeds = [int(number) for number in numbers]
        try:
            return cls(tuple(seeds[:12]), (seeds[12], seeds[13]), Side.SOUTH if mover == "S" else Side.NORTH)
        except ValueError as error:
            raise MalformedNotation(text, str(error)) from error
