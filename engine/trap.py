"""Setting traps: where every move loses, the one after which the win is missed most easily."""

from __future__ import annotations

from engine.prover import Prover
from engine.searcher import Searcher
from engine.table import build
from engine.values import Verdict, verdicts_at_once
from engine.worth import stores_alone
from rules import Game, Ruleset

_DEEPEST = 6
_MEMORY_BYTES = 1 << 18
_PATIENCE = 1.0
_NODES = 50_000


class Trapper:
    """Asks of every losing move what somebody who counts a few plies ahead would answer.

    Args:
        ruleset: the rules.
        prover: knows which answers win.
    """

    def __init__(self, ruleset: Ruleset, prover: Prover) -> None:
        self._prover = prover
        self._counting = Searcher(ruleset, build(ruleset, -1), _MEMORY_BYTES, stores_alone())

    def best(self, game: Game, seconds: float) -> list[int]:
        """The moves, of those that all lose, whose refutation is missed most, by deep counting above all."""
        pits = game.legal_moves()
        missed = {pit: self._missed(game, pit, seconds / len(pits)) for pit in pits}
        return [pit for pit in pits if missed[pit] == max(missed.values())]

    def _missed(self, game: Game, pit: int, seconds: float) -> int:
        """The sum of the depths at which counting finds no answer that is proved to win."""
        after = game_after(game, pit)
        if after.outcome():
            return -1
        cases = self._prover.examine(after, seconds, _NODES)
        verdicts = verdicts_at_once(after) | {case.pit: case.verdict for case in cases}
        winning = {answer for answer, verdict in verdicts.items() if verdict is Verdict.WIN}
        depths = range(1, _DEEPEST + 1)
        answers = {plies: self._counting.best(after, _PATIENCE, depth=plies).pit for plies in depths}
        return sum(plies for plies, answer in answers.items() if answer not in winning)


def game_after(game: Game, pit: int) -> Game:
    """The game as it would be with one move more."""
    start = game.moves[0].before if game.moves else game.position
    return Game.replay(game.ruleset, [*(move.pit for move in game.moves), pit], start)
