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
    allowed = await allowed_channels(desk, interaction)
    if allowed and games_channel(interaction) not in allowed:
        raise Refused(Refusal.NO_GAMES_HERE, channels=channel_names(allowed))


async def allowed_channels(desk: Desk, interaction: Interaction) -> tuple[int, ...]:
    """The channels that this server has chosen for games; empty where they are allowed in all.

    One that has been deleted does not count.
    """
    if interaction.guild_id is None:
        return ()
    chosen = await desk.game_channels.of(interaction.guild_id)
    guild = interaction.guild
    if guild is None or guild.unavailable:  # there is no list of its channels
        return chosen
    return tuple(channel_id for channel_id in chosen if guild.get_channel(channel_id))


async def goes_on_in(desk: Desk, interaction: Interaction, channel_id: int) -> bool:
    """Whether a game may begin in another channel of this server; so it seems where that is not known."""
    channel = interaction.guild and interaction.guild.get_channel_or_thread(channel_id)
    allowed = await allowed_channels(desk, interaction)
    home = channel.parent_id if isinstance(channel, discord.Thread) else channel_id
    return channel is None or not allowed or home in allowed


def games_channel(interaction: Interaction) -> int | None:
    """The channel in which somebody is; for a thread, the one it belongs to."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
