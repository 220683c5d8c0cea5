"""What each part of the search is worth in Oware: matches with as many positions for every move."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from statistics import mean, stdev

import pytest

from engine.searcher import Searcher
from engine.table import Table, build
from engine.worth import stores_alone
from rules import RULESETS, Game, Ruleset, Side
from tests.engine.matches import openings

OPENINGS, NODES = 100, 10_000
MEMORY_BYTES = 1 << 23


@dataclass(frozen=True)
class Player:
    """A search with or without one of its parts."""

    name: str
    tabled: int = 9
    stores_alone: bool = False
    reduces: bool = True
    cuts: bool = True

    def searcher(self, ruleset: Ruleset) -> Searcher:
        worth = stores_alone() if self.stores_alone else None
        covers = table(ruleset, self.tabled)
        return Searcher(ruleset, covers, MEMORY_BYTES, worth, reduces=self.reduces, cuts=self.cuts)


@cache
def table(ruleset: Ruleset, seeds: int) -> Table:
    return build(ruleset, seeds)


WHOLE = Player("the whole search")
MATCHES = [
    (WHOLE, Player("without the network", stores_alone=True)),
    (WHOLE, Player("without reductions", reduces=False)),
    (WHOLE, Player("without shallower searches before deep ones", cuts=False)),
    (WHOLE, Player("with a table of 5 seeds", tabled=5)),
    (Player("with a table of 12 seeds", tabled=12), WHOLE),
]


def points(game: Game, south: Searcher, north: Searcher) -> float:
    """South's points: 1 for a win, half for a draw."""
    while not game.outcome():
        searcher = south if game.position.mover is Side.SOUTH else north
        game.play(searcher.best(game, math.inf, NODES).pit)
    outcome = game.outcome()
    assert outcome is not None
    return 0.5 if outcome.winner is None else float(outcome.winner is Side.SOUTH)


def pair(ruleset: Ruleset, opening: list[int], ours: Player, theirs: Player) -> float:
    """The mean points of ours from one opening, with memories that are new, from both sides."""
    mine, other = ours.searcher(ruleset), theirs.searcher(ruleset)
    first = points(Game.replay(ruleset, opening), mine, other)
    mine, other = ours.searcher(ruleset), theirs.searcher(ruleset)
    return (first + 1 - points(Game.replay(ruleset, opening), other, mine)) / 2


@pytest.mark.parametrize(("ours", "theirs"), MATCHES, ids=lambda player: player.name)
def test_each_part_wins_points(ours: Player, theirs: Player, capsys: pytest.CaptureFixture[str]) -> None:
    ruleset = RULESETS["oware"]
    pairs = [pair(ruleset, opening, ours, theirs) for opening in openings(ruleset, OPENINGS)]
    error = stdev(pairs) / math.sqrt(len(pairs))
    with capsys.disabled():
        print(
            f"\n{ours.name} against {theirs.name}: {mean(pairs):.1%} ± {error:.1%} of {2 * len(pairs)} games"
        )
    assert mean(pairs) > 0.5 - 2 * error
