"""What the buttons of the menu that begins a game against the bot say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class SoloGame(Action):
    """Put a game against the bot together: this game."""

    ruleset: str
    level: str
    first: str


@dataclass(frozen=True, slots=True)
class SoloLevel(Action):
    """Put a game against the bot together: at this level."""

    ruleset: str
    level: str
    first: str


@dataclass(frozen=True, slots=True)
class SoloFirst(Action):
    """Put a game against the bot together: with this one to begin."""

    ruleset: str
    level: str
    first: str


@dataclass(frozen=True, slots=True)
class SoloNow(Action):
    """Begin the game against the bot on these terms."""

    ruleset: str
    level: str
    first: str


ACTIONS: Final = MappingProxyType(
    {
        "solo-game": SoloGame,
        "solo-level": SoloLevel,
        "solo-first": SoloFirst,
        "solo-now": SoloNow,
    }
)
"""By its verb in a custom id."""
