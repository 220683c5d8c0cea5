"""The channels of a server in which games may be begun."""

from __future__ import annotations

from storage import Store

_KEY = "channels"


class GameChannels:
    """Where games are allowed: in every channel until some are chosen. A thread goes with its channel."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guild_id: int) -> tuple[int, ...]:
        """The channels that were chosen, in the order of their ids; empty where games are allowed in all."""
        kept = (await self._store.settings("server", guild_id)).get(_KEY, "")
        return tuple(int(channel) for channel in kept.split())

    async def add(self, guild_id: int, channel_id: int) -> None:
        """Allow games in this channel, and no longer in those that were never chosen."""
        await self._keep(guild_id, {*await self.of(guild_id), channel_id})

    async def remove(self, guild_id: int, channel_id: int) -> None:
        """Take a channel back; without the last one, games are allowed in all."""
        await self._keep(guild_id, {*await self.of(guild_id)} - {channel_id})

    async def clear(self, guild_id: int) -> None:
        """Allow games in every channel."""
        await self._keep(guild_id, set())

    async def _keep(self, guild_id: int, channel_ids: set[int]) -> None:
        await self._store.set_setting("server", guild_id, _KEY, " ".join(map(str, sorted(channel_ids))))
