"""Estimates as they are written: about so many seeds, and no number beyond what matters."""

from __future__ import annotations

from typing import Final

from engine import COMFORT, MoveValue
from rules import TOTAL_SEEDS

_LEAST: Final = TOTAL_SEEDS // 2 - COMFORT
_MOST: Final = TOTAL_SEEDS // 2 + COMFORT


def about(value: MoveValue) -> str:
    """How many seeds the mover is likely to end with, such as "≈26", "≤18" or "≥30".

    Beyond a lead that is as good as won the number means little, and moves are not told apart by it.
    """
    if value.seeds <= _LEAST:
        return f"≤{_LEAST}"
    return f"≥{_MOST}" if value.seeds >= _MOST else f"≈{value.seeds}"


def is_hopeless(value: MoveValue) -> bool:
    """Whether the mover is likely to end so far behind that nothing more is at stake."""
    return value.verdict is None and value.seeds <= _LEAST
