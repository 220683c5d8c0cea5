"""Whether a game may begin where somebody asks for one."""

from __future__ import annotations

import discord

from bot.desk import Desk
from bot.names import channel_names
from bot.permissions import require_posting
from bot.reply import Interaction
from bot.tables import Refusal, Refused


async def require_games(desk: Desk, interaction: Interaction) -> None:
    """Make sure that a game can begin here: the bot can post, and the server allows games in this channel.

    Raises:
        MissingPermissions: it cannot.
        Refused: the server has chosen other channels.
    """
    require_posting(interaction)
    if interaction.guild_id is None:
        return
    allowed = await desk.game_channels.of(interaction.guild_id)
    if allowed and games_channel(interaction) not in allowed:
        raise Refused(Refusal.NO_GAMES_HERE, channels=channel_names(allowed))


def games_channel(interaction: Interaction) -> int | None:
    """The channel in which somebody is; for a thread, the one it belongs to."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
