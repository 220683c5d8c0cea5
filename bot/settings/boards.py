"""Boards as pictures, or as text that lines up."""

from __future__ import annotations

from bot.settings.setting import Setting

PICTURES, TEXT = "pictures", "text"
BOARDS = Setting("boards", (PICTURES, TEXT))
