"""Every setting there is."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from bot.settings.boards import BOARDS
from bot.settings.game import GAME
from bot.settings.mentions import MENTIONS
from bot.settings.theme import THEME

SETTINGS: Final = MappingProxyType({setting.key: setting for setting in (THEME, BOARDS, MENTIONS, GAME)})
"""The settings by their keys, in the order in which they are offered: a row of buttons each."""
