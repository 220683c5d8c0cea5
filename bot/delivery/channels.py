"""Channels by their ids: sending, finding and stripping messages long after an interaction has ended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import discord

from bot.delivery.wire import wired
from bot.presenter.message import Post
from storage import Place

SEARCH_DEPTH = 100
"""How many messages are looked through for one that was posted but not written down."""


class Channels:
    """Finds channels, whether they are in the client's cache or not."""

    def __init__(self, client: discord.Client, clock: Callable[[], float]) -> None:
        self._client = client
        self._clock = clock

    def of(self, place: Place) -> Channel:
        """The channel in which a game or challenge lives."""
        return self.in_channel(place, place.channel_id)

    def in_channel(self, place: Place, channel_id: int) -> Channel:
        """Another channel of the same server."""
        return Channel(self._client, place.guild_id, channel_id)

    def now(self) -> int:
        """The present second."""
        return int(self._clock())


class Channel:
    """One channel or thread."""

    def __init__(self, client: discord.Client, guild_id: int | None, channel_id: int) -> None:
        self._client = client
        self._cached = client.get_channel(channel_id)
        self._messages = client.get_partial_messageable(channel_id, guild_id=guild_id)

    async def send(self, post: Post, *, nonce: str) -> int:
        """Send a message and return its id. The same nonce again within minutes is the same message.

        Raises:
            discord.HTTPException, OSError: Discord refused it or was out of reach.
        """
        message = await wired(post, may_attach=self._may_attach())
        return (await self._messages.send(**message, nonce=nonce)).id

    async def find(self, custom_id_start: str, *, since: int) -> int | None:
        """The id of a message of ours with a button whose custom id begins like this; None if there is none.

        Where reading the history is not allowed, none is found.
        """
        after = datetime.fromtimestamp(since - 1, UTC)
        try:
            async for message in self._messages.history(limit=SEARCH_DEPTH, after=after, oldest_first=False):
                if self._is_ours(message) and _has_button(message, custom_id_start):
                    return message.id
        except discord.Forbidden:
            return None
        return None

    async def strip(self, message_id: int) -> None:
        """Take the buttons from a message; its picture and alt text stay. A message that is gone is fine.

        Raises:
            discord.HTTPException, OSError: Discord refused it or was out of reach.
        """
        try:
            await self._messages.get_partial_message(message_id).edit(view=None)
        except (discord.NotFound, discord.Forbidden):
            return

    async def revise(self, message_id: int, post: Post) -> None:
        """Replace the words and buttons of a message. A message that is gone is fine.

        Raises:
            discord.HTTPException, OSError: Discord refused it or was out of reach.
        """
        message = await wired(post)
        try:
            await self._messages.get_partial_message(message_id).edit(
                content=message["content"],
                view=message.get("view"),
                allowed_mentions=message["allowed_mentions"],
            )
        except (discord.NotFound, discord.Forbidden):
            return

    def _may_attach(self) -> bool:
        """Whether files may be sent here, as far as the cache knows."""
        channel = self._cached
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        try:
            return channel.permissions_for(channel.guild.me).attach_files
        except discord.ClientException:  # a thread whose parent is not cached
            return True

    def _is_ours(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id


def _has_button(message: discord.Message, custom_id_start: str) -> bool:
    return any(
        isinstance(item, discord.Button) and (item.custom_id or "").startswith(custom_id_start)
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for item in row.children
    )
