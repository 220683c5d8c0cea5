"""The review of a game: how it stood after every move, what changed the result, and how well each played.

Needs no kernels: it is made from what the engine said of every position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.comparison import best_of, expected, good_pits, result_of
from engine.values import MoveValue, Verdict
from rules import TOTAL_SEEDS, Game, Move, Outcome, Side

_HALF = TOTAL_SEEDS // 2
_FOR_THE_OTHER = {Verdict.WIN: Verdict.LOSS, Verdict.DRAW: Verdict.DRAW, Verdict.LOSS: Verdict.WIN}

CERTAIN = _HALF
"""The lead that stands for a certain win, whatever is left to be won by it: more than any estimate."""

SWING = 4
"""By estimates, a move changed the result only if it gave away at least so many seeds."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One move of a game, beside all that could have been played instead.

    Attributes:
        ply: how many moves had been played before it.
        move: the move.
        values: the worth of every move that was legal, in any order.
        by_lot: nobody chose it.
    """

    ply: int
    move: Move
    values: tuple[MoveValue, ...]
    by_lot: bool = False

    @property
    def played(self) -> MoveValue:
        """The worth of the move that was played."""
        return next(value for value in self.values if value.pit == self.move.pit)

    @property
    def best(self) -> MoveValue:
        """The worth of the best move."""
        return best_of(self.values)

    @property
    def is_settled(self) -> bool:
        """Whether it is proved how the game stood before this move."""
        return _verdict(self.values) is not None

    @property
    def is_fact(self) -> bool:
        """Whether what is said of this move is proved: its own worth, and that of the best one."""
        return None not in (self.played.verdict, self.best.verdict)

    @property
    def is_open(self) -> bool:
        """Whether the mover had a proved win, and it is not known whether the played move keeps it."""
        return self.best.verdict is Verdict.WIN and self.played.verdict is None

    @property
    def may_have_changed_result(self) -> bool:
        """Whether by what is known now, a better result was within reach."""
        return self.is_open or result_of(self.played) < result_of(self.best)

    @property
    def good(self) -> tuple[int, ...]:
        """The pits that are as good as any."""
        return good_pits(self.values)

    @property
    def others_are_open(self) -> bool:
        """Whether of a pit that is not among the good ones it is not known what comes of it."""
        good = self.good
        return any(value.verdict is None for value in self.values if value.pit not in good)

    @property
    def mattered(self) -> bool:
        """Whether there was a choice between better and worse, and it is known which was taken."""
        if self.by_lot or (self.is_open and not self.changed_result):
            return False
        return 0 < len(self.good) < len(self.values)

    @property
    def was_good(self) -> bool:
        """Whether the move that was played is as good as any."""
        return self.move.pit in self.good

    @property
    def cost(self) -> int:
        """How many seeds fewer the mover could expect after this move than after the best one."""
        return expected(self.best) - expected(self.played)

    @property
    def changed_result(self) -> bool:
        """Whether the mover gave away a win or a draw by this move."""
        if self.by_lot or result_of(self.played) >= result_of(self.best):
            return False
        return self.is_fact or self.cost >= SWING

    @property
    def gravity(self) -> tuple[bool, int, int]:
        """What mistakes are ranked by, the gravest last: what is proved, then the result, then the seeds."""
        return self.is_fact, result_of(self.best) - result_of(self.played), self.cost


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, reviewed.

    Attributes:
        moves: every move, from the first.
        outcome: how the game ended; None if it was closed without a result.
    """

    moves: tuple[Reviewed, ...]
    outcome: Outcome | None

    @classmethod
    def of(
        cls, game: Game, values: Sequence[Sequence[MoveValue]], outcome: Outcome | None, *, lot: int = 0
    ) -> Review:
        """The review of a game's moves, in hindsight.

        What is proved of a position holds for the move that led there, too. Where both are estimates, that
        move is worth the better of the two: only what both say is held against anybody.

        Args:
            game: the game.
            values: for every ply, from 0 on, the worth of each move that was legal then.
            outcome: how the game ended.
            lot: how many of the first moves were drawn by lot.

        Raises:
            ValueError: there are not as many values as moves, or a move that was played is not among its own.
        """
        for move, found in zip(game.moves, values, strict=True):
            if move.pit not in {value.pit for value in found}:
                raise ValueError(f"nothing is said of the move {move.pit} that was played")
        pairs = zip(game.moves, _in_hindsight(game, values), strict=True)
        return cls(
            tuple(Reviewed(ply, move, tuple(found), ply < lot) for ply, (move, found) in enumerate(pairs)),
            outcome,
        )

    @property
    def is_fact(self) -> bool:
        """Whether everything in it is proved."""
        return all(reviewed.is_fact for reviewed in self.moves)

    @property
    def turning_points(self) -> tuple[Reviewed, ...]:
        """The moves that changed the result."""
        return tuple(reviewed for reviewed in self.moves if reviewed.changed_result)

    @property
    def mistakes(self) -> tuple[Reviewed, ...]:
        """The moves for which there was a better one, those that changed the result among them."""
        return tuple(reviewed for reviewed in self.moves if reviewed.mattered and not reviewed.was_good)

    @property
    def mistaken_plies(self) -> frozenset[int]:
        """How many moves had been played before each of those."""
        return frozenset(reviewed.ply for reviewed in self.mistakes)

    @property
    def doubtful(self) -> tuple[Reviewed, ...]:
        """The moves of which a longer look may change what is said, those first where it matters most.

        First those that are blamed by an estimate, then those that may have kept a result or not.
        """
        doubtful = (reviewed for reviewed in self.moves if not (reviewed.is_fact or reviewed.by_lot))
        return tuple(
            sorted(doubtful, key=lambda one: (not one.changed_result, not one.may_have_changed_result))
        )

    def choices(self, side: Side) -> tuple[Reviewed, ...]:
        """The moves of one side in which it could go wrong."""
        return tuple(one for one in self.moves if one.move.mover is side and one.mattered)

    def results(self) -> tuple[int, ...]:
        """How it stood for South before each move and at the end: 1 won, 0 drawn, -1 lost, with best play."""
        winner = self.outcome.winner if self.outcome else None
        end = 0 if winner is None else 1 if winner is Side.SOUTH else -1
        return (*(_for_south(one, result_of(one.best)) for one in self.moves), end)

    def leads(self) -> tuple[int, ...]:
        """South's lead in seeds that was to be expected before each move and at the end.

        A win that is certain, as the one that was won in the end, is a lead of ``CERTAIN``.
        """
        before = (_for_south(one, _lead(one.best)) for one in self.moves)
        return (*before, self.results()[-1] * CERTAIN)


def _lead(value: MoveValue) -> int:
    if value.verdict:
        return result_of(value) * CERTAIN
    return 2 * expected(value) - TOTAL_SEEDS


def _in_hindsight(game: Game, values: Sequence[Sequence[MoveValue]]) -> list[list[MoveValue]]:
    """The values from the first ply on, each played move with what is known of the position it led to."""
    told: list[list[MoveValue]] = []
    for move, found in reversed(list(zip(game.moves, values, strict=True))):
        after = told[-1] if told else ()
        told.append([_seen_from(value, after) if value.pit == move.pit else value for value in found])
    return told[::-1]


def _seen_from(value: MoveValue, after: Sequence[MoveValue]) -> MoveValue:
    """The worth of a move whose own values are these; none where it ended the game."""
    if value.verdict or not after:
        return value
    verdict = _verdict(after)
    if verdict:
        return _proved(value, _FOR_THE_OTHER[verdict])
    return replace(value, seeds=max(value.seeds, TOTAL_SEEDS - max(other.seeds for other in after)))


def _verdict(values: Sequence[MoveValue]) -> Verdict | None:
    """What is proved of a position by its moves."""
    verdicts = {value.verdict for value in values}
    if Verdict.WIN in verdicts:
        return Verdict.WIN
    if None in verdicts:
        return None
    return Verdict.DRAW if Verdict.DRAW in verdicts else Verdict.LOSS


def _proved(value: MoveValue, proof: Verdict) -> MoveValue:
    """The worth of a move with a proof that came later, and seeds that do not contradict it."""
    seeds = {Verdict.WIN: max(value.seeds, _HALF + 1), Verdict.LOSS: min(value.seeds, _HALF - 1)}
    return replace(
        value, verdict=proof, seeds=seeds.get(proof, _HALF), exact=proof is Verdict.DRAW, note=None
    )


def _for_south(reviewed: Reviewed, number: int) -> int:
    return number if reviewed.move.mover is Side.SOUTH else -number
