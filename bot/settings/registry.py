"""Every setting there is."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from bot.settings.asking import ASKING
from bot.settings.boards import BOARDS
from bot.settings.game import GAME
from bot.settings.language import LANGUAGE
from bot.settings.mentions import MENTIONS
from bot.settings.place import PLACE
from bot.settings.theme import THEME
from bot.settings.turns import TURNS

_SETTINGS = (THEME, BOARDS, ASKING, PLACE, TURNS, LANGUAGE, MENTIONS, GAME)

SETTINGS: Final = MappingProxyType({setting.key: setting for setting in _SETTINGS if len(setting.values) > 1})
"""The settings by their keys, in the order in which they are offered: a row of buttons each.

One that leaves no choice, such as the language while there is only one, is not offered.
"""
