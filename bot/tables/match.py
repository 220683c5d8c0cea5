"""A match as it stands with one of its games."""

from __future__ import annotations

from dataclasses import dataclass

from rules import MATCH_FORMATS, MatchFormat, MatchStanding
from storage import MatchGame, MatchRecord

ABANDONED = "abandoned"
"""The stored reason of a game that was closed without a result."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match as seen from one of its games: with those before it, and with itself once it is over.

    Attributes:
        record: the stored match, with all its games.
        number: the number of the game among them.
    """

    record: MatchRecord
    number: int

    @property
    def format(self) -> MatchFormat:
        """What wins it."""
        return MATCH_FORMATS[self.record.terms.format]

    @property
    def standing(self) -> MatchStanding:
        """How it stands; player 0 is ``people[0]``."""
        counted = _counted(self.record.games[: self.number])
        return self.format.standing(
            None if game.winner_id is None else self.people.index(game.winner_id) for game in counted
        )

    @property
    def people(self) -> tuple[int, int]:
        """The ids of the two, the one who begins the first game first."""
        return self.record.first_id, self.record.second_id

    @property
    def round(self) -> int:
        """Which game this is, from 1 on, games without a result not counted: they are played again."""
        return len(_counted(self.record.games[: self.number - 1])) + 1

    @property
    def passed(self) -> bool:
        """Whether a later game has begun."""
        return self.number < len(self.record.games)

    @property
    def closed(self) -> bool:
        """Whether it was resigned or broken off with this game or after it."""
        return self.record.closed_at is not None and not self.passed

    @property
    def over(self) -> bool:
        """Whether no game follows this one."""
        return self.closed or self.standing.over

    @property
    def winner_id(self) -> int | None:
        """Who has won it; None while it goes on, and when it ended level or was broken off."""
        if self.closed:
            resigned_by = self.record.resigned_by
            return None if resigned_by is None else next(one for one in self.people if one != resigned_by)
        winner = self.standing.winner
        return None if winner is None else self.people[winner]

    @property
    def next_seats(self) -> tuple[int, int]:
        """Who sits South, and so begins, and who North in the game after this one: they take turns."""
        return self.people if self._next_round % 2 else self.people[::-1]

    @property
    def repeats_lot(self) -> bool:
        """Whether the next game begins with the same moves as this one: each pair of games has one lot."""
        return (self._next_round - 1) // 2 == (self.round - 1) // 2

    @property
    def has_lot_of_the_last(self) -> bool:
        """Whether this is the second game with the same lot, played from the other side."""
        return self.round % 2 == 0

    @property
    def _next_round(self) -> int:
        return len(_counted(self.record.games[: self.number])) + 1


def _counted(games: tuple[MatchGame, ...]) -> list[MatchGame]:
    return [game for game in games if game.reason not in (None, ABANDONED)]
