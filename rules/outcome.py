"""How a game ended: who won, why, and with how many seeds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rules.position import Position, Side
from rules.ruleset import Leftovers


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

    @classmethod
    def majority(cls, position: Position) -> Outcome:
        """A player holds 25 seeds or more."""
        return cls._by_scores(Termination.MAJORITY, position.stores)

    @classmethod
    def stuck(cls, position: Position, leftovers: Leftovers) -> Outcome:
        """The mover has no legal move; the seeds left on the board go where the ruleset says."""
        if leftovers is Leftovers.ROW_OWNER:
            return cls._by_scores(Termination.STUCK, _with_rows(position))
        south, north = position.stores
        left = sum(position.row_seeds)
        scores = (south, north + left) if position.mover is Side.SOUTH else (south + left, north)
        return cls._by_scores(Termination.STUCK, scores)

    @classmethod
    def repetition(cls, position: Position) -> Outcome:
        """The position came back; each player takes the seeds in their own row."""
        return cls._by_scores(Termination.REPETITION, _with_rows(position))

    @classmethod
    def resignation(cls, loser: Side, position: Position) -> Outcome:
        """A player gave up; the stores stay as they are."""
        return cls(loser.opponent, Termination.RESIGNATION, position.stores)

    @classmethod
    def timeout(cls, loser: Side, position: Position) -> Outcome:
        """A player's time ran out; the stores stay as they are."""
        return cls(loser.opponent, Termination.TIMEOUT, position.stores)

    @classmethod
    def agreed_draw(cls, position: Position) -> Outcome:
        """Both players agreed to a draw; the stores stay as they are."""
        return cls(None, Termination.AGREEMENT, position.stores)

    @classmethod
    def agreed_end(cls, position: Position) -> Outcome:
        """Both players agreed to end here; each takes the seeds in their own row, and the scores decide."""
        return cls._by_scores(Termination.AGREEMENT, _with_rows(position))

    @classmethod
    def _by_scores(cls, termination: Termination, scores: tuple[int, int]) -> Outcome:
        south, north = scores
        winner = None if south == north else Side.SOUTH if south > north else Side.NORTH
        return cls(winner, termination, scores)


def _with_rows(position: Position) -> tuple[int, int]:
    south, north = (store + row for store, row in zip(position.stores, position.row_seeds, strict=True))
    return south, north
