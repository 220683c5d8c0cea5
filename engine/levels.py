"""The levels at which the engine plays, and the numbers by which they differ."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from rules import Ruleset, Sowing


class Level(Enum):
    """How well the engine plays, weakest first."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    SKILLED = "skilled"
    EXPERT = "expert"
    PERFECT = "perfect"


@dataclass(frozen=True, slots=True)
class Sight:
    """What a player sees of a position.

    Attributes:
        plies: how many plies ahead it looks; its own move is the first.
        reach: after so many seeds sown in the mind, one move in two is no longer followed. Each ply further
            ahead halves it.
        taste: how much a liking may weigh, in hundredths of a seed.
    """

    plies: int
    reach: float
    taste: float


_WITH_RELAYS: Mapping[Level, Sight] = MappingProxyType(
    {
        Level.BEGINNER: Sight(plies=1, reach=5, taste=120),
        Level.CASUAL: Sight(plies=2, reach=14, taste=60),
        Level.SKILLED: Sight(plies=2, reach=60, taste=30),
        Level.EXPERT: Sight(plies=2, reach=math.inf, taste=15),
    }
)
_IN_SINGLE_LAPS: Mapping[Level, Sight] = MappingProxyType(
    {
        Level.BEGINNER: Sight(plies=1, reach=8, taste=150),
        Level.CASUAL: Sight(plies=2, reach=20, taste=80),
        Level.SKILLED: Sight(plies=4, reach=100, taste=40),
        Level.EXPERT: Sight(plies=4, reach=math.inf, taste=15),
    }
)


def sight(ruleset: Ruleset, level: Level) -> Sight:
    """What a level sees. With relays each ply tells more, and few see two of them.

    Found by matches: each level beats the one below by at least 70 % (``tests/benchmarks/ENGINE.md``). The
    perfect one has no such numbers: it proves and searches as long as it may.
    """
    return (_WITH_RELAYS if ruleset.sowing is Sowing.RELAY else _IN_SINGLE_LAPS)[level]


def thinking_seconds(ruleset: Ruleset, level: Level) -> float:
    """How long a level may think about a move. Only the best one thinks by the clock."""
    if level is not Level.PERFECT:
        return 0.0
    return 2.0 if ruleset.sowing is Sowing.RELAY else 1.0
