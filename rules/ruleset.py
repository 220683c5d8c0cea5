"""The rulesets: frozen values made of named choices, one for every point on which the games differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType


class Sowing(Enum):
    """What happens after the last seed of a lap."""

    SINGLE_LAP = "single-lap"
    RELAY = "relay"


class Capture(Enum):
    """Which seeds a last seed can take."""

    TWOS_AND_THREES = "twos-and-threes"
    OPPOSITE = "opposite"


class CapturingSeed(Enum):
    """What becomes of the last seed of a capture from the opposite pit."""

    TAKEN = "taken"
    STAYS = "stays"


class GrandSlam(Enum):
    """What a move may do that would capture every seed in the opponent's row."""

    CAPTURES = "captures"
    TAKES_NOTHING = "takes-nothing"
    ILLEGAL = "illegal"
    ONLY_TO_WIN = "only-to-win"


class Leftovers(Enum):
    """Who takes the seeds left on the board when a player is stuck."""

    OPPONENT_OF_STUCK = "opponent-of-stuck"
    ROW_OWNER = "row-owner"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play, as the choices that define it. Code asks for a choice, never for a key.

    Attributes:
        key: the name under which games are stored and vectors filed.
        family: the game it belongs to: ``ayoayo``, ``oware`` or ``abapa``.
        capturing_seed: only meaningful with ``Capture.OPPOSITE``; elsewhere the last seed is in the
            captured pit itself and TAKEN says so.
    """

    key: str
    family: str
    sowing: Sowing
    capture: Capture
    capturing_seed: CapturingSeed
    grand_slam: GrandSlam
    leftovers: Leftovers


AYOAYO = Ruleset(
    key="ayoayo",
    family="ayoayo",
    sowing=Sowing.RELAY,
    capture=Capture.OPPOSITE,
    capturing_seed=CapturingSeed.TAKEN,
    grand_slam=GrandSlam.CAPTURES,
    leftovers=Leftovers.OPPONENT_OF_STUCK,
)
OWARE = Ruleset(
    key="oware",
    family="oware",
    sowing=Sowing.SINGLE_LAP,
    capture=Capture.TWOS_AND_THREES,
    capturing_seed=CapturingSeed.TAKEN,
    grand_slam=GrandSlam.TAKES_NOTHING,
    leftovers=Leftovers.ROW_OWNER,
)
ABAPA = replace(OWARE, key="abapa", family="abapa", leftovers=Leftovers.OPPONENT_OF_STUCK)

RULESETS: Mapping[str, Ruleset] = MappingProxyType(
    {
        ruleset.key: ruleset
        for ruleset in (
            AYOAYO,
            replace(AYOAYO, key="ayoayo-seed-stays", capturing_seed=CapturingSeed.STAYS),
            replace(AYOAYO, key="ayoayo-owner-keeps", leftovers=Leftovers.ROW_OWNER),
            OWARE,
            replace(OWARE, key="oware-slam-illegal", grand_slam=GrandSlam.ILLEGAL),
            replace(OWARE, key="oware-slam-takes", grand_slam=GrandSlam.CAPTURES),
            ABAPA,
            replace(ABAPA, key="abapa-slam-wins", grand_slam=GrandSlam.ONLY_TO_WIN),
        )
    }
)
