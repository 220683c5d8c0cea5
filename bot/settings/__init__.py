"""What people and servers can choose: one module for each setting, and the choices as they are kept."""

from bot.settings.choices import Choices, look_of
from bot.settings.registry import SETTINGS
from bot.settings.setting import Owner, Setting, UnknownChoice

__all__ = ["SETTINGS", "Choices", "Owner", "Setting", "UnknownChoice", "look_of"]
