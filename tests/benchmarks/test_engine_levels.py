"""How far apart the levels are: matches from balanced first moves, with sides swapped."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.analyst import Analyst
from engine.levels import Level
from engine.opponent import Opponent
from engine.table import build
from rules import RULESETS, Ruleset
from tests.engine.matches import share

OPENINGS = 60
OPENINGS_BY_THE_CLOCK = 15
"""Where a game takes the perfect level half a minute."""


def opening_count(ruleset: Ruleset, upper: Level) -> int:
    """How many first moves there are to play from."""
    by_the_clock = upper is Level.PERFECT and ruleset.family != "ayoayo"
    return OPENINGS_BY_THE_CLOCK if by_the_clock else OPENINGS


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(Level)))
@pytest.mark.parametrize("key", ["ayoayo", "oware", "abapa"])
def test_each_level_takes_70_percent_from_the_one_below(
    key: str, lower: Level, upper: Level, capsys: pytest.CaptureFixture[str]
) -> None:
    ruleset = RULESETS[key]
    asked = Opponent(ruleset, Analyst(ruleset, build(ruleset, 12), 1 << 27))
    count = opening_count(ruleset, upper)
    taken = share(asked, ruleset, upper, lower, count)
    with capsys.disabled():
        print(f"\n{key}: {upper.value} takes {taken:.0%} of {2 * count} games from {lower.value}")
    assert taken >= 0.7
