"""What the store hands out about matches: frozen values, like those in ``records``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """What a match is played for.

    Attributes:
        format: what wins it, by the key of the format.
        by_lot: whether the first moves of its games are drawn by lot.
    """

    format: str
    by_lot: bool = False


@dataclass(frozen=True, slots=True)
class MatchGame:
    """One game of a match.

    Attributes:
        number: its place among all games of the match, those without a result too, from 1 on.
        reason: how it ended, as in ``Ending``; None while it is running.
        winner_id: who won it; None in a draw, without a result, and while it is running.
    """

    id: int
    number: int
    reason: str | None
    winner_id: int | None


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as it is kept.

    Attributes:
        first_id: who begins its first game.
        games: its games, in order.
        closed_at: when it was resigned or broken off; None as long as its games decide.
        resigned_by: who resigned it; None in one that was broken off.
        closed_after: the game that had ended before it was closed; None if the last game ended with it.
        broken_off_by: who broke it off alone.
    """

    id: int
    terms: MatchTerms
    first_id: int
    second_id: int
    created_at: int
    games: tuple[MatchGame, ...]
    closed_at: int | None = None
    resigned_by: int | None = None
    closed_after: int | None = None
    broken_off_by: int | None = None
