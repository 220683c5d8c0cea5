"""The prover: win, draw or loss of every legal move, and with how many seeds, as facts."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import line
from engine.claims import FAILS, HOLDS, OPEN, judge
from engine.desk import WITHOUT_LIMIT, Desk
from engine.ending import Ending, is_small
from engine.memory import MOST_CONTEXTS, blank
from engine.rows import View, view
from engine.table import Table
from engine.values import Verdict
from rules import TOTAL_SEEDS, Game, Ruleset

_LAG = 2
"""So many plies less deeply is tried what only a draw needs."""

_STRIDE = 4
"""From one round of proofs to the next they may look so many plies deeper.

Rounds of one ply each look at 1.6 times as many positions.
"""


@dataclass(slots=True)
class Case:
    """What has been found out about one move, by proofs that are each True, False or None while open.

    Attributes:
        pit: the move.
        after: the position it leads to, as its mover sees it.
        captures: whether the move takes seeds, so that nothing before it can come back.
        mover: by target, whether the player of the move can be proved to end with so many seeds: with 24,
            with 25, and once the verdict is known, with other numbers.
        other: the same for the other player.
    """

    pit: int
    after: View
    captures: bool
    mover: dict[int, bool | None] = field(default_factory=lambda: {24: None, 25: None})
    other: dict[int, bool | None] = field(default_factory=lambda: {24: None, 25: None})

    @property
    def verdict(self) -> Verdict | None:
        """What the proofs amount to."""
        if self.mover[25]:
            return Verdict.WIN
        if self.other[25]:
            return Verdict.LOSS
        return Verdict.DRAW if self.mover[24] and self.other[24] else None

    @property
    def low(self) -> int:
        """With how many seeds the player of the move is proved to end at least."""
        return max((target for target, proved in self.mover.items() if proved), default=0)

    @property
    def high(self) -> int:
        """With how many seeds the player of the move is proved to end at most."""
        return TOTAL_SEEDS - max((target for target, proved in self.other.items() if proved), default=0)

    @property
    def depends_on_repetition(self) -> bool:
        """Whether it is certain that the proofs will never decide this move."""
        return (
            self.mover[25] is False and self.other[25] is False and False in (self.mover[24], self.other[24])
        )

    def wanted(self, depth: int) -> list[tuple[dict[int, bool | None], int, int]]:
        """The proofs worth trying next, each with its target and its depth: wins first.

        What only a draw needs lags behind until a win is ruled out: most moves are won or lost.
        """
        if self.verdict or self.depends_on_repetition:
            return []
        for_draw = [(self.other, self.mover[25]), (self.mover, self.other[25])]
        asked = [(self.mover, 25, depth), (self.other, 25, depth)]
        asked += [(proofs, 24, depth if won is False else depth - _LAG) for proofs, won in for_draw]
        return [ask for ask in asked if ask[0][ask[1]] is None]

    def wanted_of_score(self) -> list[tuple[dict[int, bool | None], int]]:
        """The proofs worth trying next, each with its target, of a move whose verdict is known.

        They ask whether one seed more can be won, or kept from the winner, than is proved: most games are won
        with few more than 25.
        """
        if not self.verdict or self.low == self.high:
            return []
        more = self.low + 1 if self.verdict is Verdict.WIN else self.high
        asked = [(self.mover, more), (self.other, TOTAL_SEEDS + 1 - more)]
        return [ask for ask in asked if ask[0].get(ask[1]) is None]


class Prover:
    """Proves claims under one ruleset, and remembers between questions what holds everywhere.

    Args:
        ruleset: the rules.
        table: the ruleset's interval table.
        memory_bytes: how much may be remembered.
    """

    def __init__(self, ruleset: Ruleset, table: Table, memory_bytes: int = 1 << 24) -> None:
        self._table = table
        self._memory = blank(memory_bytes)
        self._desk = Desk(ruleset, table)

    @property
    def nodes(self) -> int:
        """How many positions the last question looked at."""
        return self._desk.nodes

    def examine(
        self, game: Game, seconds: float, nodes: int = WITHOUT_LIMIT, until_won: bool = False
    ) -> list[Case]:
        """Try to prove how every move that does not end the game ends, deeper and deeper.

        Args:
            game: the game, with its moves: positions since the last capture can come back.
            seconds: how long to try.
            nodes: how many positions to look at, where an answer must not hang on the machine's speed.
            until_won: whether one move that surely wins is enough.
        """
        self.start(game, nodes)
        cases = [case_of(game, pit) for pit in game.legal_moves() if game.outcome_after(pit) is None]
        seeds = sum(game.position.row_seeds)
        if cases and is_small(int(self._desk.numbers[line.CHOICES]), self._table, seeds):
            self._settle(cases, seeds)
        with self._desk.deadline(seconds):
            for depth in range(0, line.MOST_PLIES, _STRIDE):
                open_proofs = [(case, *ask) for case in cases for ask in case.wanted(depth)]
                if not open_proofs or self._desk.is_used_up:
                    break
                for case, proofs, target, plies in open_proofs:
                    proofs[target] = self.try_proof(case, proofs is case.mover, target, plies)
                    if until_won and case.mover[25]:
                        return cases
        return cases

    def narrow(self, cases: list[Case], seconds: float, nodes: int = WITHOUT_LIMIT) -> None:
        """Go on with the last question and try to prove with how many seeds its moves end, deeper and deeper.

        Args:
            cases: what ``examine`` gave, under a ruleset in which no capture hangs on the stores.
            seconds: how long to try.
            nodes: how many more positions to look at.
        """
        self._desk.go_on(nodes)
        with self._desk.deadline(seconds):
            for depth in range(0, line.MOST_PLIES, _STRIDE):
                open_cases = [case for case in cases if case.wanted_of_score()]
                if not open_cases or self._desk.is_used_up:
                    return
                for case in open_cases:
                    while self._is_narrowed(case, depth):
                        pass

    def _is_narrowed(self, case: Case, depth: int) -> bool:
        """Whether one of the next proofs succeeds at this depth, so that others are next."""
        for proofs, target in case.wanted_of_score():
            proofs[target] = self.try_proof(case, proofs is case.mover, target, depth)
            if proofs[target]:
                return True
        return False

    def _settle(self, cases: list[Case], seeds: int) -> None:
        """Decide every proof about the moves of a small ending."""
        ending = Ending(int(self._desk.numbers[line.CHOICES]), self._table, seeds, self._desk)
        for case in cases:
            low, high = ending.after_a_move(case.after.own, case.after.opp)
            for target in (24, 25):
                case.other[target] = case.after.store + low >= target
                case.mover[target] = case.after.store + high < TOTAL_SEEDS + 1 - target

    def start(self, game: Game, nodes: int = WITHOUT_LIMIT) -> None:
        """Begin a question about this game, which may look at so many positions."""
        self._desk.lay_out(game, nodes)
        self._desk.numbers[line.CONTEXT] += 1
        if self._desk.numbers[line.CONTEXT] == MOST_CONTEXTS:
            self._memory[:] = 0
            self._desk.numbers[line.CONTEXT] = 1

    def try_proof(self, case: Case, for_mover: bool, target: int, depth: int) -> bool | None:
        """Try one proof to one depth, of the question that was begun.

        The kernel sees the other player to move, and proves or refutes what that player ends with.
        """
        asked, row = TOTAL_SEEDS + 1 - target if for_mover else target, self._desk.begin + 1
        answer = judge(
            self._desk.numbers,
            self._desk.lines,
            self._memory,
            self._table.bounds,
            case.after.own,
            case.after.opp,
            case.after.store,
            asked,
            int(not for_mover),
            depth,
            row,
            row if case.captures else 0,
        )
        return None if answer == OPEN else answer == (FAILS if for_mover else HOLDS)


def case_of(game: Game, pit: int) -> Case:
    """A move of which nothing is known yet."""
    move = game.preview(pit)
    return Case(pit, view(move.after), move.gained > 0)
