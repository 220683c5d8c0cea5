"""Writing down a winning strategy: one answer to every position that the other player can bring about."""

from __future__ import annotations

from collections.abc import Iterator

from engine.certificate import Certificate
from engine.line import MOST_PLIES
from engine.prover import Case, Prover, case_of
from rules import Game, Position, Ruleset
from rules.turn import Turn

_MOST_NODES = 500_000_000


class NotProved(ValueError):  # noqa: N818 - nothing went wrong: there is, or was found, no winning strategy
    """No winning strategy was found."""


class Strategist:
    """Turns what the prover knows into a strategy without cycles.

    An answer is noted only when all that follows from it has been noted, and never leads to a position on
    the line that is being followed: so no line of the strategy can come back to where it was.
    """

    def __init__(self, ruleset: Ruleset, prover: Prover) -> None:
        self._ruleset = ruleset
        self._prover = prover
        self._answers: dict[Position, int] = {}
        self._line: set[Position] = set()

    def strategy(self, start: Position) -> Certificate:
        """A strategy by which the player to move wins from this position.

        Raises:
            NotProved: there is none that needs no repetition.
        """
        if not self._answered(start):
            raise NotProved(f"no winning strategy from {start}")
        return Certificate(self._ruleset, start.mover, start, self._reachable(start))

    def _answered(self, position: Position) -> bool:
        if position in self._answers or position in self._line:
            return position in self._answers
        self._line.add(position)
        for case in self._winning(position):
            if all(map(self._answered, self._replies(Turn(self._ruleset, position).move(case.pit).after))):
                self._answers[position] = case.pit
                break
        self._line.remove(position)
        return position in self._answers

    def _winning(self, position: Position) -> Iterator[Case]:
        """The moves that win from here, those first that are proved soonest.

        Each position is asked about as the beginning of a game, so that within its total of seeds the prover
        has to search to the next capture and cannot lean on a table that knows no hurry.
        """
        game = Game(self._ruleset, position)
        cases = [case_of(game, pit) for pit in game.legal_moves()]
        self._prover.start(game, _MOST_NODES)
        for depth in range(MOST_PLIES):
            for case in list(cases):
                proved = self._prover.try_proof(case, for_mover=True, target=25, depth=depth)
                if proved is not None:
                    cases.remove(case)
                if proved:
                    yield case
            if not cases or self._prover.nodes > _MOST_NODES:
                return

    def _replies(self, position: Position) -> Iterator[Position]:
        """The positions after every reply that does not end the game."""
        turn = Turn(self._ruleset, position)
        for pit in turn.legal:
            reply = Turn(self._ruleset, turn.move(pit).after)
            if not reply.outcome():
                yield reply.position

    def _reachable(self, start: Position) -> dict[Position, int]:
        """The answers that are needed, without those of attempts that were given up."""
        needed: dict[Position, int] = {}
        waiting = [start]
        while waiting:
            position = waiting.pop()
            if position not in needed:
                needed[position] = self._answers[position]
                waiting += self._replies(Turn(self._ruleset, position).move(needed[position]).after)
        return needed
