"""When somebody is notified that it is their turn, or that they are asked."""

from __future__ import annotations

from bot.settings.setting import Setting

ALWAYS, AWAY, NEVER = "always", "away", "never"
MENTIONS = Setting("mentions", (ALWAYS, AWAY, NEVER), owners=("person",))
