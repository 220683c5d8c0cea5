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
    """
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages")
    missing = tuple(name for name in needed if not getattr(interaction.app_permissions, name))
    if missing:
        raise MissingPermissions(missing)


def lacking(granted: discord.Permissions, *, threads: bool = False) -> tuple[str, ...]:
    """What of ``NEEDED`` is not granted, as Discord's API calls it; to open threads one more is needed."""
    wanted = NEEDED | discord.Permissions(create_public_threads=threads)
    return tuple(name for name, needed in wanted if needed and not getattr(granted, name))


def may_attach(interaction: discord.Interaction[Any]) -> bool:
    """Whether files may be sent here."""
    return interaction.app_permissions.attach_files


def require_manager(interaction: discord.Interaction[Any]) -> None:
    """Make sure that somebody may manage the server, as Discord calls it.

    Raises:
        Refused: they may not.
    """
    if not interaction.permissions.manage_guild:
        raise Refused(Refusal.NOT_MANAGER)
