"""Comparing the prover with exhaustive play on small positions."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.prover import Prover
from rules import Game, GrandSlam, Ruleset
from tests.engine.boards import drawn_position
from tests.engine.exhaustive import Exhaustive, TooLong


def drawn_game(rng: Random, ruleset: Ruleset, seeds: int, plies: int) -> Game:
    """A game from a random position of at most so many seeds, up to so many random moves in, and not over."""
    while True:
        game = Game(ruleset, drawn_position(rng, seeds))
        for _ in range(rng.randint(0, plies)):
            if not game.outcome():
                game.play(rng.choice(game.legal_moves()))
        if not game.outcome():
            return game


def compare(prover: Prover, game: Game, nodes: int, most: int) -> Counter[str]:
    """How many of a game's moves were decided, left to repetition, left open, or too long to play out.

    And of how many that are not drawn the final score is ``exact``. Where a capture hangs on the stores, none
    is asked for.

    Raises:
        AssertionError: a verdict or a bound of the final score is not what playing out all lines gives.
    """
    found: Counter[str] = Counter()
    cases = prover.examine(game, seconds=60, nodes=nodes)
    if game.ruleset.grand_slam is not GrandSlam.ONLY_TO_WIN:
        prover.narrow(cases, seconds=60, nodes=nodes)
    for case in cases:
        told = (game.ruleset.key, str(game.position), game.moves, case)
        if case.verdict is None:
            found["repetition" if case.depends_on_repetition else "open"] += 1
        try:
            truth = Exhaustive(most).verdict(game, case.pit)
        except TooLong:  # then the final score takes even longer
            found["long"] += case.verdict is not None
            continue
        if case.verdict:
            assert case.verdict is truth, told
            found["decided"] += 1
        try:
            seeds = Exhaustive(most).seeds(game, case.pit)
        except TooLong:
            continue
        assert case.low <= seeds <= case.high, told
        found["exact"] += case.low == case.high != 24
    return found
