"""The game that is played in a server where nobody names one."""

from __future__ import annotations

from bot.settings.setting import Setting
from rules import RULESETS

GAME = Setting(
    "game", tuple(key for key, ruleset in RULESETS.items() if key == ruleset.family), owners=("server",)
)
