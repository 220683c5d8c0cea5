"""What every button says is one of these."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    """Something to do, with the values that a custom id carries: whole numbers and short words."""
