"""Games in the channel itself, or each in a thread of its own."""

from __future__ import annotations

from bot.settings.setting import Setting

CHANNEL, THREAD = "channel", "thread"
PLACE = Setting("place", (CHANNEL, THREAD), owners=("server",))
