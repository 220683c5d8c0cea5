"""Claims about few seeds, walked through by the rules alone: one answer to each move, to every end.

Tables and proofs only suggest the answers. That these suffice is seen from the play itself: no line of it may
come back to where it was, so each of them ends, and every end has to be as was claimed.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from engine.choices import choices_of
from engine.intervals import HIGH, improve
from engine.prover import Prover, case_of
from engine.ranking import boards_up_to, number_of
from engine.rows import View
from engine.table import Table
from rules import RULESETS, Game, Position, Side
from rules.turn import Turn


class Suggesting:
    """Suggests moves under one ruleset, each nearer to the end of what it is good for.

    Args:
        key: the ruleset's, whose captures do not hang on the stores.
        seeds: a table suggests moves on boards of at most so many seeds, and proofs on others.
    """

    def __init__(self, key: str, seeds: int) -> None:
        self.ruleset = RULESETS[key]
        bounds = np.zeros((boards_up_to(seeds), 2), dtype=np.int8)
        self._settled = np.zeros(len(bounds), dtype=np.int64)
        self._table = Table(seeds, bounds, -1)
        steps = 0
        for total in range(seeds + 1):
            part = slice(boards_up_to(total - 1), boards_up_to(total))
            bounds[part, HIGH], changed = total, 1
            while changed:
                before = bounds[part, HIGH].copy()
                changed = improve(choices_of(self.ruleset), total, part.start, bounds)
                # Within a pass, the boards before a board are already as this pass leaves them.
                places = np.flatnonzero(before != bounds[part, HIGH])
                self._settled[part.start + places] = steps + places
                steps += len(before)
        self._prover = Prover(self.ruleset, self._table)

    def move(self, position: Position, target: int) -> int:
        """The move by which the mover is to end with so many seeds."""
        game = Game(self.ruleset, position)
        cases = [case_of(game, pit) for pit in game.legal_moves()]
        if sum(position.row_seeds) <= self._table.seeds:
            return min(cases, key=lambda case: self._leaves(case.after)).pit
        self._prover.start(game)
        for depth in range(40):
            for case in cases:
                case.captures = True
                if game.outcome_after(case.pit) or self._prover.try_proof(case, True, target, depth):
                    return case.pit
        raise AssertionError(f"no proof that the mover ends with {target} seeds: {position}")

    def _leaves(self, after: View) -> tuple[int, int]:
        """What the other player then gets at most, and how soon that is settled."""
        number = number_of(after.own, after.opp)
        return after.store + int(self._table.bounds[number, HIGH]), int(self._settled[number])


@cache
def suggesting(key: str, seeds: int) -> Suggesting:
    """Made once: with a table of 12 seeds it takes half a minute."""
    return Suggesting(key, seeds)


class Walk:
    """Walks through the claim that a move wins for South, or that North then keeps South from winning.

    Args:
        suggests: what suggests the claimant's moves.
        claimant: the side that is claimed to have its way.
        start: the position in which South makes the move; it came up, so it must not come back either.
    """

    def __init__(self, suggests: Suggesting, claimant: Side, start: Position) -> None:
        self._suggests = suggests
        self._claimant = claimant
        self._target = 25 if claimant is Side.SOUTH else 24
        self._start = start
        self._line = {start}
        self._walked = set[Position]()

    def fault(self, pit: int) -> Position | None:
        """A position that speaks against the claim about this move, or None. To be asked once."""
        return self._fault(Turn(self._suggests.ruleset, self._start).move(pit).after)

    def _fault(self, position: Position) -> Position | None:
        turn = Turn(self._suggests.ruleset, position)
        if outcome := turn.outcome():
            return None if (outcome.winner is Side.SOUTH) is (self._claimant is Side.SOUTH) else position
        if position in self._walked or position.stores[self._claimant.value] >= self._target:
            return None
        if position in self._line:
            return position
        mine = position.mover is self._claimant
        pits = [self._suggests.move(position, self._target)] if mine else turn.legal
        self._line.add(position)
        for pit in pits:
            if found := self._fault(turn.move(pit).after):
                return found
        self._line.remove(position)
        self._walked.add(position)
        return None
