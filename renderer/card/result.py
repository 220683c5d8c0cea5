"""What a result card says in words, all of it handed in."""

from __future__ import annotations

from dataclasses import dataclass

from rules import Side


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    Attributes:
        names: South's and North's; any text at all.
        scores: final seeds of South and of North, leftovers included.
        winner: who won, or None for a draw.
        headline: what matters most, such as who won; names in it are marked by ``isolated``.
        ending: how it came about, in a sentence, likewise.
        length: how long it took, such as ``28 moves``; without it, the number of plies alone is told.
    """

    names: tuple[str, str]
    scores: tuple[int, int]
    winner: Side | None
    headline: str
    ending: str
    length: str = ""
