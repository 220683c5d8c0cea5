"""Whether a press on a pit plays it, or asks first."""

from __future__ import annotations

from bot.settings.setting import Setting

AT_ONCE, FIRST = "at-once", "first"
ASKING = Setting("asking", (AT_ONCE, FIRST), owners=("person",))
