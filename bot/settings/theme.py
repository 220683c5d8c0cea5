"""The colours of the boards."""

from __future__ import annotations

from bot.settings.setting import Setting
from renderer import THEMES

THEME = Setting("theme", tuple(THEMES))
