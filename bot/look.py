"""How boards are shown to somebody."""

from __future__ import annotations

from dataclasses import dataclass

from renderer import THEMES


@dataclass(frozen=True, slots=True)
class Look:
    """The theme of pictures, and whether boards are wanted as text instead."""

    theme: str = next(iter(THEMES))
    text: bool = False
