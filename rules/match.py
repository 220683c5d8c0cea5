"""Matches: series of games between two players, and when one is won.

The formats are traditions. What a drawn game does, and when a match without a winner ends as it stands, is
our own: it keeps every match finite.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.ruleset import Ruleset, Sowing

DRAWN_LENGTHS = 3
"""With so many times its shortest length in drawn games, a match ends as it stands."""


@dataclass(frozen=True, slots=True)
class MatchStanding:
    """How a match stands. Its players are 0, who begins the first game, and 1.

    Attributes:
        wins: the games that each has won.
        drawn: the games that nobody has won.
        run: how many games in a row the winner of the last game has won; 0 after a drawn one.
        runner: who has; None after a drawn game.
        over: whether no more games are played.
        winner: who has won the match; None while it goes on, and where it ended level.
        spent: it ended as it stands, after too many games without anybody winning it outright.
    """

    wins: tuple[int, int] = (0, 0)
    drawn: int = 0
    run: int = 0
    runner: int | None = None
    over: bool = False
    winner: int | None = None
    spent: bool = False

    @property
    def games(self) -> int:
        """How many games have been played to a result."""
        return sum(self.wins) + self.drawn


@dataclass(frozen=True, slots=True)
class MatchFormat:
    """What wins a match: whatever of these is set, and comes first.

    Attributes:
        key: the name under which matches are stored.
        wins: so many games won.
        lead: so many more games won than the other has.
        row: so many games won in a row.
        most_games: the match ends as it stands after so many games; None where drawn games alone end it.
    """

    key: str
    wins: int | None = None
    lead: int | None = None
    row: int | None = None
    most_games: int | None = None

    @property
    def shortest(self) -> int:
        """The games that the match lasts where one player wins them all."""
        return min(need for need in (self.wins, self.lead, self.row) if need is not None)

    def standing(self, results: Iterable[int | None]) -> MatchStanding:
        """How a match stands after these games.

        Args:
            results: who won each game, 0 or 1, or None for a drawn one. Games without a result are left out.

        Raises:
            ValueError: there are games after the end of the match.
        """
        standing = MatchStanding()
        for winner in results:
            if standing.over:
                raise ValueError("the match was over before its last game")
            standing = self._after(standing, winner)
        return standing

    def _after(self, before: MatchStanding, winner: int | None) -> MatchStanding:
        first, second = before.wins
        wins = (first + (winner == 0), second + (winner == 1))
        drawn = before.drawn + (winner is None)
        run = 0 if winner is None else before.run + 1 if winner == before.runner else 1
        if winner is not None and self._won(wins[winner], wins[1 - winner], run):
            return MatchStanding(wins, drawn, run, winner, over=True, winner=winner)
        if self._spent(sum(wins) + drawn, drawn):
            leader = None if wins[0] == wins[1] else int(wins[1] > wins[0])
            return MatchStanding(wins, drawn, run, winner, over=True, winner=leader, spent=True)
        return MatchStanding(wins, drawn, run, winner)

    def _won(self, own: int, other: int, run: int) -> bool:
        reached = ((self.wins, own), (self.lead, own - other), (self.row, run))
        return any(need is not None and has >= need for need, has in reached)

    def _spent(self, games: int, drawn: int) -> bool:
        return drawn >= DRAWN_LENGTHS * self.shortest or games == self.most_games


MATCH_FORMATS: Mapping[str, MatchFormat] = MappingProxyType(
    {
        kind.key: kind
        for kind in (
            MatchFormat("best-of-3", wins=2),
            MatchFormat("best-of-5", wins=3),
            MatchFormat("antigua", wins=6, lead=3),
            MatchFormat("yoruba", row=3, most_games=15),
            MatchFormat("kumasi", wins=5),
        )
    }
)


def first_move_decides(ruleset: Ruleset) -> bool:
    """Whether whoever begins wins with best play, so that openings are worth drawing by lot.

    That is proved for Ayoayo; its variants, which sow in relays too, are taken to be alike.
    """
    return ruleset.sowing is Sowing.RELAY
