"""A move told lap by lap, for those who see no film of it."""

from __future__ import annotations

from bot.texts import Texts
from rules import PIT_LETTERS, Move

FIRST, LAST = 9, 3
"""How many laps of a long relay are told at its beginning and at its end."""


def tell_laps(texts: Texts, move: Move) -> list[str]:
    """A line for each lap of a relay, of a long one for the first and the last; none for a single lap."""
    count = len(move.laps)
    if count == 1:
        return []
    if count <= FIRST + LAST + 1:
        return [_lap(texts, move, at) for at in range(count)]
    return [
        *(_lap(texts, move, at) for at in range(FIRST)),
        texts("laps-passed-over", count=count - FIRST - LAST),
        *(_lap(texts, move, at) for at in range(count - LAST, count)),
    ]


def _lap(texts: Texts, move: Move, at: int) -> str:
    lap, onward = move.laps[at], move.laps[at + 1 : at + 2]
    told: dict[str, str | int] = {"number": at + 1, "pit": PIT_LETTERS[lap.pit], "seeds": lap.seeds}
    if onward:
        return texts("lap-goes-on", last=PIT_LETTERS[onward[0].pit], held=onward[0].seeds, **told)
    return texts("lap-ends", last=PIT_LETTERS[move.last], **told)
