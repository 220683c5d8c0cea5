"""Where the commands are, and for whom."""

from __future__ import annotations

from discord.app_commands import AppCommandContext, AppInstallationType

from bot.permissions import is_outside
from bot.reply import Interaction

EVERYWHERE = AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""In servers, in the direct messages of a person with the bot, and in chats between people.

Discord knows no place for a single subcommand: one that makes no sense somewhere says so there.
"""

TO_ALL = AppInstallationType(guild=True, user=True)
"""For everybody in a server that has invited the bot, and for whoever has installed it to their account."""


def alone_with(interaction: Interaction) -> bool:
    """Whether somebody is alone with the bot, in its direct messages."""
    return interaction.guild_id is None and not is_outside(interaction)
