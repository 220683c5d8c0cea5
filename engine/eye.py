"""The eye: how people look at a board, a few moves ahead and now and then miscounting.

What weakens a player is short sight, relays and long sowings that are not followed to their end, and threats
that are missed; never a move drawn by lot.
"""

from __future__ import annotations

import math
from random import Random

from engine.levels import Sight
from rules import Game, Move, Outcome, Position, Side
from rules.turn import Turn

_DECIDED = 10_000.0
"""The hope of a won game: more than all seeds together."""


class Eye:
    """One look at a position; the same look sees the same.

    Args:
        sight: what can be seen.
        chance: draws what is miscounted.
    """

    def __init__(self, sight: Sight, chance: Random) -> None:
        self._sight = sight
        self._chance = chance

    def hopes(self, game: Game) -> dict[int, float]:
        """What the mover expects of every legal move, in hundredths of a seed's lead."""
        return {pit: self._hope(game, pit) for pit in game.legal_moves()}

    def _hope(self, game: Game, pit: int) -> float:
        """What is expected of a move; of one that is not followed to its end, that all stays as it is."""
        move, mover, reach = game.preview(pit), game.position.mover, self._sight.reach
        if not self._follows(move, reach):
            return lead(game.position, mover)
        ended = game.outcome_after(pit)
        if ended:
            return result(ended, mover)
        return -self._worth(Turn(game.ruleset, move.after), self._sight.plies - 1, reach / 2)

    def _worth(self, turn: Turn, plies: int, reach: float) -> float:
        """What the mover of a turn can make of it, by the moves that are seen."""
        mover, ended = turn.position.mover, turn.outcome()
        if ended:
            return result(ended, mover)
        moves = map(turn.move, turn.legal if plies else ())
        hopes = [
            -self._worth(Turn(turn.ruleset, move.after), plies - 1, reach / 2)
            for move in moves
            if self._follows(move, reach)
        ]
        return max(hopes, default=lead(turn.position, mover))

    def _follows(self, move: Move, reach: float) -> bool:
        sown = sum(lap.seeds for lap in move.laps)
        return self._chance.random() < math.pow(0.5, sown / reach)


def lead(position: Position, side: Side) -> float:
    """How far a side's store is ahead, in hundredths of a seed."""
    return 100.0 * (position.stores[side.value] - position.stores[side.opponent.value])


def result(outcome: Outcome, side: Side) -> float:
    """The hope of a game that is over."""
    if outcome.winner is None:
        return 0.0
    return _DECIDED if outcome.winner is side else -_DECIDED
