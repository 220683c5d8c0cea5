"""What the buttons of settings say."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.custom_id.action import Action


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Change a setting of a ``person`` or a ``server``: whoever clicks, or where they do."""

    owner: str
    setting: str
    value: str


@dataclass(frozen=True, slots=True)
class ShowSettings(Action):
    """Show one's own settings."""


@dataclass(frozen=True, slots=True)
class AllowGames(Action):
    """Allow games ``here`` and in what was chosen before, ``elsewhere`` only, or ``everywhere``."""

    where: str


@dataclass(frozen=True, slots=True)
class CheckServer(Action):
    """Name the permissions that are missing in a server's channels."""


ACTIONS: Final = MappingProxyType(
    {
        "choose": Choose,
        "settings": ShowSettings,
        "allow-games": AllowGames,
        "check-server": CheckServer,
    }
)
"""By its verb in a custom id."""
