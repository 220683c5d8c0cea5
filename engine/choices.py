"""A ruleset's choices as one whole number, which the kernels read bit by bit."""

from __future__ import annotations

from rules import Capture, CapturingSeed, GrandSlam, Leftovers, Ruleset, Sowing

RELAY = 1
OPPOSITE = 2
SEED_STAYS = 4
ROW_OWNER = 8
SLAM_SHIFT = 4
"""The grand slam's choice stands above the four single bits, as an index into ``GRAND_SLAMS``."""

GRAND_SLAMS = (GrandSlam.CAPTURES, GrandSlam.TAKES_NOTHING, GrandSlam.ILLEGAL, GrandSlam.ONLY_TO_WIN)
CAPTURES, TAKES_NOTHING, ILLEGAL, ONLY_TO_WIN = range(4)


def choices_of(ruleset: Ruleset) -> int:
    """The number that stands for everything the kernels need to know of a ruleset."""
    flags = {
        RELAY: ruleset.sowing is Sowing.RELAY,
        OPPOSITE: ruleset.capture is Capture.OPPOSITE,
        SEED_STAYS: ruleset.capturing_seed is CapturingSeed.STAYS,
        ROW_OWNER: ruleset.leftovers is Leftovers.ROW_OWNER,
    }
    return sum(bit for bit, chosen in flags.items() if chosen) | (
        GRAND_SLAMS.index(ruleset.grand_slam) << SLAM_SHIFT
    )
