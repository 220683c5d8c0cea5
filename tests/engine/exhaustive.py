"""Every line of play to its end, by the rules alone: what a move is truly worth, repetition included."""

from __future__ import annotations

from engine.values import Verdict
from rules import TOTAL_SEEDS, Game, Outcome, Position, Side
from rules.turn import Turn


class TooLong(Exception):  # noqa: N818 - no error: the position has more lines than a test can walk
    """There are more lines of play than were allowed."""


class Exhaustive:
    """Plays out all lines, positions already seen ending the game as the rules say."""

    def __init__(self, most: int) -> None:
        self._left = most

    def verdict(self, game: Game, pit: int) -> Verdict:
        """How the game ends for its mover after this move, with best play.

        Raises:
            TooLong: more moves would have to be played than were allowed.
        """
        seeds = self._play_out(game, pit, 23, 25)
        return Verdict.WIN if seeds > 24 else Verdict.LOSS if seeds < 24 else Verdict.DRAW

    def seeds(self, game: Game, pit: int) -> int:
        """With how many seeds the mover ends, what a winner leaves counting for the loser.

        Raises:
            TooLong: more moves would have to be played than were allowed.
        """
        return self._play_out(game, pit, 0, 48)

    def _play_out(self, game: Game, pit: int, low: int, high: int) -> int:
        seen = {game.position, *(move.before for move in game.moves)}
        turn = Turn(game.ruleset, game.preview(pit).after)
        return self._seeds(turn, seen, game.position.mover, low, high)

    def _seeds(self, turn: Turn, seen: set[Position], side: Side, low: int, high: int) -> int:
        """What this side ends with, or the nearer of both numbers where it is not between them."""
        self._left -= 1
        if self._left < 0:
            raise TooLong
        ended = Outcome.repetition(turn.position) if turn.position in seen else turn.outcome()
        if ended:
            return min(max(_share(ended, side), low), high)
        mine, now = turn.position.mover is side, seen | {turn.position}
        for pit in turn.legal:
            found = self._seeds(Turn(turn.ruleset, turn.move(pit).after), now, side, low, high)
            low, high = (found, high) if mine else (low, found)
            if low == high:
                break
        return low if mine else high


def _share(outcome: Outcome, side: Side) -> int:
    """This side's seeds, what a winner leaves on the board counting for the loser."""
    own, other = outcome.scores[side.value], outcome.scores[side.opponent.value]
    return TOTAL_SEEDS - other if outcome.winner is side.opponent else own
