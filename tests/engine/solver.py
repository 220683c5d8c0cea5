"""Small endings once more, slowly and by other means: what can be forced, by the rules and in sets.

A claim ``(pits, seeds)`` says that the mover of these pits (South) forces that many future seeds, and its
counterpart that the player who waits does. A claim holds when a strategy reaches it without leaning on a
repetition, so the sets only ever grow from endings backwards.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules import Leftovers, Ruleset
from rules.turn import Turn
from tests.engine.boards import every_board, with_few

Pits = tuple[int, ...]


@dataclass(frozen=True)
class Solved:
    """What can be forced from every board of few seeds."""

    mover: dict[Pits, int]
    waiting: dict[Pits, int]

    def interval(self, pits: Pits) -> tuple[int, int]:
        """What the mover surely gets, and what is left when the other player gets all that is sure there."""
        return self.mover[pits], sum(pits) - self.waiting[pits]


def options(ruleset: Ruleset, pits: Pits, store: int) -> list[tuple[int, Pits]]:
    """For every legal move what it gains, and the board as the next mover sees it."""
    turn = Turn(ruleset, with_few(pits, store))
    moves = [turn.move(pit) for pit in turn.legal]
    return [(move.gained, move.after.turned().pits) for move in moves]


def stuck_shares(ruleset: Ruleset, pits: Pits) -> tuple[int, int]:
    """What a stuck mover and the other player still get."""
    left = sum(pits[:6]) if ruleset.leftovers is Leftovers.ROW_OWNER else 0
    return left, sum(pits) - left


def solve(ruleset: Ruleset, most: int) -> Solved:
    """Everything that can be forced on boards of up to so many seeds."""
    solved = Solved({}, {})
    for seeds in range(most + 1):
        graph = {pits: options(ruleset, pits, (48 - seeds) // 2) for pits in every_board(seeds)}
        for pits, moves in graph.items():
            shares = (0, 0) if moves else stuck_shares(ruleset, pits)
            solved.mover[pits], solved.waiting[pits] = shares
        while _raise(graph, solved):
            pass
    return solved


def _raise(graph: dict[Pits, list[tuple[int, Pits]]], solved: Solved) -> bool:
    """Raise what can be forced by one more move wherever it can be; whether anything rose."""
    rising = {
        pits: (
            max(gained + solved.waiting[after] for gained, after in moves),
            min(solved.mover[after] for _, after in moves),
        )
        for pits, moves in graph.items()
        if moves
    }
    before = {pits: (solved.mover[pits], solved.waiting[pits]) for pits in rising}
    for pits, (mover, waiting) in rising.items():
        solved.mover[pits], solved.waiting[pits] = mover, waiting
    return before != rising
