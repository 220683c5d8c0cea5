"""Every line of play to its end, by the rules alone: what a move is truly worth, repetition included."""

from __future__ import annotations

from engine.values import Verdict
from rules import Game, Outcome, Position, Side
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
        mover = game.position.mover
        seen = {game.position, *(move.before for move in game.moves)}
        turn = Turn(game.ruleset, game.preview(pit).after)
        return _verdict(self._worth(turn, seen, mover))

    def _worth(self, turn: Turn, seen: set[Position], side: Side) -> int:
        """1, 0 or -1 for this side."""
        self._left -= 1
        if self._left < 0:
            raise TooLong
        ended = Outcome.repetition(turn.position) if turn.position in seen else turn.outcome()
        if ended:
            return 0 if ended.winner is None else 1 if ended.winner is side else -1
        best = 1 if turn.position.mover is side else -1
        worst_first = -best
        now = seen | {turn.position}
        for pit in turn.legal:
            worth = self._worth(Turn(turn.ruleset, turn.move(pit).after), now, side)
            worst_first = max(worst_first, worth) if best == 1 else min(worst_first, worth)
            if worst_first == best:
                break
        return worst_first


def _verdict(worth: int) -> Verdict:
    return {1: Verdict.WIN, 0: Verdict.DRAW, -1: Verdict.LOSS}[worth]
