"""What the buttons that explain say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class HowToPlay(Action):
    """Show a ruleset in five lines."""

    ruleset: str


@dataclass(frozen=True, slots=True)
class ReadMarks(Action):
    """Show what the marks on a ruleset's boards mean."""

    ruleset: str


@dataclass(frozen=True, slots=True)
class ReadRules(Action):
    """Turn to a page of a ruleset's rules."""

    ruleset: str
    page: int


ACTIONS: Final = MappingProxyType(
    {
        "how": HowToPlay,
        "marks": ReadMarks,
        "rules": ReadRules,
    }
)
"""By its verb in a custom id."""
