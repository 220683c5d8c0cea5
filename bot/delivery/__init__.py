"""Bringing messages into channels: what is committed is shown, and shown again when that failed."""

from bot.delivery.boards import Boards
from bot.delivery.channels import Channels
from bot.delivery.daily import DailyPuzzles
from bot.delivery.failure import FAILURES, is_shut
from bot.delivery.invitations import Invitations
from bot.delivery.messenger import Messenger
from bot.delivery.outlet import Outlet
from bot.delivery.proposals import Proposals
from bot.delivery.timekeeper import Timekeeper
from bot.delivery.upkeep import Upkeep
from bot.delivery.wire import board_link, polite, wired

__all__ = [
    "FAILURES",
    "Boards",
    "Channels",
    "DailyPuzzles",
    "Invitations",
    "Messenger",
    "Outlet",
    "Proposals",
    "Timekeeper",
    "Upkeep",
    "board_link",
    "is_shut",
    "polite",
    "wired",
]
