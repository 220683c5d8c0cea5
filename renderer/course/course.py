"""Who stood better in a game after every ply."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from typing import Literal, TypeAlias

Scale: TypeAlias = Literal["verdict", "seeds"]

CERTAIN = 24.0
"""The lead in seeds that stands for a certain win, whatever is left to be won by it."""


@dataclass(frozen=True, slots=True)
class Course:
    """What a game was worth to South, from its beginning to its end.

    Attributes:
        names: South's and North's; any text at all.
        values: the worth after so many plies, the first that of the start; None where it is not known.
        exact: whether each value is proved; otherwise it is an estimate.
        turns: the moves, counted from 0, that changed the result.
        scale: ``verdict`` if a value is 1 where South wins with best play, 0 in a draw and −1 where North
            wins; ``seeds`` if it is the lead in seeds that South is to end with; 24 and −24 are certain wins.

    Raises:
        ValueError: there is no value, or not one ``exact`` for each, or a value is no finite number.
    """

    names: tuple[str, str]
    values: tuple[float | None, ...]
    exact: tuple[bool, ...]
    turns: tuple[int, ...] = ()
    scale: Scale = "verdict"

    def __post_init__(self) -> None:
        """Refuse a course that does not tell of its start, or not of each value whether it is exact."""
        if not self.values or len(self.values) != len(self.exact):
            raise ValueError(f"{len(self.values)} values need as many exacts, not {len(self.exact)}")
        if not all(value is None or isfinite(value) for value in self.values):
            raise ValueError("the values of a course are finite numbers")

    @property
    def plies(self) -> int:
        """How many moves were played."""
        return len(self.values) - 1

    @property
    def most(self) -> float:
        """What lies at the upper and lower end of the chart: 1, or a round number of seeds."""
        if self.scale == "verdict":
            return 1.0
        furthest = max((abs(value) for value in self.values if value is not None), default=0.0)
        return next((most for most in (6.0, 12.0) if furthest <= most), CERTAIN)

    @property
    def wins_at_the_edge(self) -> bool:
        """Whether what lies at the upper and lower end of the chart is a certain win."""
        return self.scale == "verdict" or self.most == CERTAIN
