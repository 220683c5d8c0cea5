"""Which channels the bot reaches, and the way into each."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import discord

from bot.delivery.channel import Channel
from bot.permissions import granted_in, lacking_to_post
from bot.settings import Choices
from storage import Place


class Channels:
    """Finds channels, whether they are in the client's cache or not."""

    def __init__(self, client: discord.Client, choices: Choices, clock: Callable[[], float]) -> None:
        self._client = client
        self._choices = choices
        self._clock = clock

    def of(self, place: Place) -> Channel:
        """The channel in which a game or challenge lives."""
        return self.in_channel(place, place.channel_id)

    def in_channel(self, place: Place, channel_id: int) -> Channel:
        """Another channel of the same server."""
        return Channel(self._client, self._choices, place.guild_id, channel_id)

    def reaches(self, place: Place) -> bool:
        """Whether the bot is in the server of a place; not when removed, nor while Discord has an outage."""
        if place.guild_id is None:
            return place.reached
        guild = self._client.get_guild(place.guild_id)
        return guild is not None and not guild.unavailable

    def outside(self, place: Place) -> bool:
        """Whether the bot is no part of a place, and can only answer there; an outage alone is none."""
        if place.guild_id is None:
            return not place.reached
        return self._client.get_guild(place.guild_id) is None

    async def is_open(self, place: Place) -> bool:
        """Whether games can go on in a place: the bot reaches it, and may see it and post there.

        Raises:
            FAILURES: Discord does not say, or the channel is gone.
        """
        if place.guild_id is None or not self.reaches(place):
            return self.reaches(place)
        try:
            channel = self._client.get_channel(place.channel_id) or await self._client.fetch_channel(
                place.channel_id
            )
        except discord.Forbidden:
            return False
        if isinstance(channel, discord.Thread):
            granted = granted_in(channel)
            open_to_us = granted.manage_threads or not channel.locked
            return open_to_us and not lacking_to_post(granted, in_thread=True)
        if isinstance(channel, discord.abc.GuildChannel):
            return not lacking_to_post(granted_in(channel), in_thread=False)
        return True

    async def is_gone(self, channel_id: int) -> bool:
        """Whether a channel or thread, of a server that the bot is in, has been deleted.

        Raises:
            FAILURES: Discord does not say.
        """
        if self._client.get_channel(channel_id):
            return False
        try:
            with suppress(discord.Forbidden):
                await self._client.fetch_channel(channel_id)
        except discord.NotFound:
            return True
        return False

    async def direct(self, user_id: int) -> Channel:
        """The direct messages of somebody with the bot.

        Raises:
            FAILURES: Discord was out of reach.
        """
        channel = await self._client.create_dm(discord.Object(user_id))
        return Channel(self._client, self._choices, None, channel.id)

    async def edits_boards(self, place: Place) -> bool:
        """Whether boards are edited in place there."""
        return await self._choices.edits_boards(place.guild_id)

    def now(self) -> int:
        """The present second."""
        return int(self._clock())
