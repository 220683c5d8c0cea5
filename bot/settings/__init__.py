"""What people and servers can choose: one module for each setting, and the choices as they are kept."""

from bot.settings.channels import GameChannels
from bot.settings.choices import Choices, look_of
from bot.settings.game import GAME
from bot.settings.language import PublicTexts
from bot.settings.mentions import ALWAYS, AWAY, MENTIONS, NEVER
from bot.settings.registry import SETTINGS
from bot.settings.setting import Owner, Setting, UnknownChoice

__all__ = [
    "ALWAYS",
    "AWAY",
    "GAME",
    "MENTIONS",
    "NEVER",
    "SETTINGS",
    "Choices",
    "GameChannels",
    "Owner",
    "PublicTexts",
    "Setting",
    "UnknownChoice",
    "look_of",
]
