"""The analyst: what every move of a game is worth, and which to play, from proofs and search together."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine.comparison import COMFORT, standing
from engine.desk import WITHOUT_LIMIT
from engine.prover import Case, Prover
from engine.scores import seeds_of
from engine.searcher import CERTAIN, Scored, Searcher
from engine.table import Table
from engine.trap import Trapper
from engine.values import MoveValue, Note, Verdict, verdict_of, verdicts_at_once
from rules import TOTAL_SEEDS, Game, Ruleset, Sowing

_ENOUGH_FOR_ESTIMATES = 200_000
"""Positions to look at for the seeds of moves whose verdicts are all proved."""

_MOST_FOR_SCORES = 1.0
"""How many seconds proofs of final scores get at most: what they do not find soon they seldom find."""

_PROVABLE = 24
"""Where a move is one lap, proofs are worth their time from this many seeds on the board downwards."""


class Analyst:
    """Answers questions about games under one ruleset.

    Args:
        ruleset: the rules.
        table: the ruleset's interval table.
        memory_bytes: how much may be remembered, by proofs and search together.
        helpers: how many threads search beside the one that answers.
        clock: seconds since whenever.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        table: Table,
        memory_bytes: int,
        *,
        helpers: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        self._relays = ruleset.sowing is Sowing.RELAY
        for_most, for_little = memory_bytes // 4 * 3, memory_bytes // 4
        for_proofs, for_search = (for_most, for_little) if self._relays else (for_little, for_most)
        self._prover = Prover(ruleset, table, for_proofs)
        self._searcher = Searcher(ruleset, table, for_search, helpers=0 if self._relays else helpers)
        self._trapper = Trapper(ruleset, self._prover)

    def evaluate(self, game: Game, seconds: float, *, scores: bool = True) -> list[MoveValue]:
        """The worth of every legal move, the best first; none when the game is over.

        With ``scores``, what is left of the time goes into proofs of the final scores; with relays alone,
        because elsewhere they come too late.
        """
        begun = self._clock()
        for_proofs = seconds * self._proof_share(game)
        cases = {case.pit: case for case in self._prover.examine(game, for_proofs)}
        settled = all(case.verdict for case in cases.values())
        nodes = _ENOUGH_FOR_ESTIMATES if settled else WITHOUT_LIMIT
        scored = self._searcher.ranked(game, seconds - for_proofs, nodes)
        if scores and self._relays:
            left = begun + seconds - self._clock()
            self._prover.narrow(list(cases.values()), max(0, min(left, _MOST_FOR_SCORES)))
        values = [
            _proved(cases[found.pit], found) if found.pit in cases else _ended(game, found.pit)
            for found in scored
        ]
        return sorted(values, key=standing, reverse=True)

    def choose(self, game: Game, seconds: float) -> int:
        """The pit to play: a proven win, or else the best that can be seen and is not proved to lose.

        Where every move is proved to lose, the one after which the win is missed most easily.

        Raises:
            ValueError: the game is over.
        """
        for_proofs = seconds * self._proof_share(game)
        verdicts = verdicts_at_once(game)
        if Verdict.WIN not in verdicts.values():
            cases = self._prover.examine(game, for_proofs, until_won=True)
            verdicts |= {case.pit: case.verdict for case in cases}
        if set(verdicts.values()) == {Verdict.LOSS}:
            pits = self._trapper.best(game, (seconds - for_proofs) / 2)
            return self._searcher.best(game, seconds - for_proofs, _ENOUGH_FOR_ESTIMATES, pits=pits).pit
        for wanted in ({Verdict.WIN}, {Verdict.DRAW, None}):
            pits = [pit for pit in game.legal_moves() if verdicts.get(pit) in wanted]
            if pits:
                break
        nodes = WITHOUT_LIMIT if None in wanted else _ENOUGH_FOR_ESTIMATES
        found = self._searcher.best(game, seconds - for_proofs, nodes, pits=pits)
        drawn = [pit for pit in pits if verdicts[pit] is Verdict.DRAW]
        return drawn[0] if drawn and found.score < 0 else found.pit

    def _proof_share(self, game: Game) -> float:
        """How much of the time proofs get. Relays capture so much that proofs come early."""
        if self._relays:
            return 0.7
        return 0.2 if sum(game.position.row_seeds) <= _PROVABLE else 0.0


def _ended(game: Game, pit: int) -> MoveValue:
    """The worth of a move that ends the game."""
    outcome, mover = game.outcome_after(pit), game.position.mover
    assert outcome is not None, "the prover takes every move that does not end the game"  # noqa: S101 - narrows
    seeds = outcome.scores[mover.value]
    return MoveValue(pit, verdict_of(outcome, mover), seeds, exact=True, note=Note.ENDS_THE_GAME)


def _proved(case: Case, found: Scored) -> MoveValue:
    """The worth of a move from its proofs, with the seeds that a search found within them."""
    seeds = min(max(_seeds(case, found), case.low), case.high)
    note = None
    if not case.verdict:
        note = Note.DEPENDS_ON_REPETITION if case.depends_on_repetition else Note.OUT_OF_TIME
    return MoveValue(case.pit, case.verdict, seeds, exact=case.low == case.high, note=note)


def _seeds(case: Case, found: Scored) -> int:
    """The seeds that a score stands for.

    A search that sees the end sees it with 25 seeds, just above half, where an estimate tells how far ahead
    somebody is: without a verdict that bears it out, such an end counts as a lead that is as good as won.
    """
    seeds = seeds_of(found.score)
    if case.verdict or abs(found.score) < CERTAIN:
        return seeds
    half = TOTAL_SEEDS // 2
    return max(seeds, half + COMFORT) if found.score > 0 else min(seeds, half - COMFORT)
