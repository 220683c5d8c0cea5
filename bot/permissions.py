"""What the bot may do where it was called, read from each interaction."""

from __future__ import annotations

from typing import Any

import discord

from bot.tables import Refusal, Refused

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invite link asks for. The last two are comforts: without files there is a text board."""


class MissingPermissions(Exception):  # noqa: N818 - named for what is wrong in the channel
    """The bot may not post here.

    Attributes:
        names: the permissions it lacks, as Discord's API calls them.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(", ".join(names))
        self.names = names


def require_posting(interaction: discord.Interaction[Any]) -> None:
    """Make sure that a public message can follow.

    Raises:
        MissingPermissions: it could not.
        Refused: only the person would see it, as Discord wants it of apps from outside the server.
    """
    if interaction.guild_id is None:
        return
    if is_outside(interaction):
        _require_answers_for_all(interaction)
        return
    in_thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking_to_post(interaction.app_permissions, in_thread=in_thread)
    if missing:
        raise MissingPermissions(missing)


def lacking_to_post(granted: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """What is not granted and no message can be sent without, as Discord's API calls it."""
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages")
    return tuple(name for name in needed if not getattr(granted, name))


def is_outside(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot itself is not where it was called: in a chat between people, or in another server.

    There it is the app of somebody who has installed it to their account, and can only answer interactions.
    """
    if interaction.guild_id is None:
        return bool(interaction.context.private_channel)
    return interaction.client.get_guild(interaction.guild_id) is None


def _require_answers_for_all(interaction: discord.Interaction[Any]) -> None:
    """Make sure that others see the answers, too; always so where a server has installed the commands."""
    if not (interaction.is_guild_integration() or interaction.permissions.use_external_apps):
        raise Refused(Refusal.ONLY_PRIVATE)


def lacking(granted: discord.Permissions, *, threads: bool = False) -> tuple[str, ...]:
    """What of ``NEEDED`` is not granted, as Discord's API calls it; to open threads one more is needed."""
    wanted = NEEDED | discord.Permissions(create_public_threads=threads)
    return tuple(name for name, needed in wanted if needed and not getattr(granted, name))


def granted_in(channel: discord.abc.GuildChannel | discord.Thread) -> discord.Permissions:
    """What the bot may do in a channel, as far as the cache knows."""
    try:
        return channel.permissions_for(channel.guild.me)
    except discord.ClientException:  # a thread whose parent is not cached
        return discord.Permissions.all()


def may_attach(interaction: discord.Interaction[Any]) -> bool:
    """Whether files may be sent here."""
    return interaction.app_permissions.attach_files


def require_manager(interaction: discord.Interaction[Any]) -> None:
    """Make sure that somebody may manage the server, as Discord calls it.

    Raises:
        Refused: they may not, or the bot is in no server here.
    """
    if interaction.guild_id is None or is_outside(interaction):
        raise Refused(Refusal.NO_SERVER)
    if not interaction.permissions.manage_guild:
        raise Refused(Refusal.NOT_MANAGER)
