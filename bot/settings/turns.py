"""A new message for each turn, or one that is edited in place."""

from __future__ import annotations

from bot.settings.setting import Setting

NEW, EDITED = "new", "edited"
TURNS = Setting("turns", (NEW, EDITED), owners=("server",))
