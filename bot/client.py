"""The Discord client: what it hears of Discord, and what it does by itself from time to time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord
from discord.ext import tasks

from bot.buttons.news import tell_news
from bot.buttons.press import press
from bot.commands.tree import Commands
from bot.config import Config
from bot.delivery import polite
from bot.delivery.item import OponItem
from bot.delivery.timekeeper import LONGEST_SLEEP
from bot.desk import Desk
from bot.look import Look
from bot.presenter.message import Post
from bot.settings import Owner
from engine import Worker
from storage import Store

_log = logging.getLogger(__name__)

REPAIR_EVERY = 5
"""Minutes between two looks for boards that never reached their channel."""


Furnish = Callable[[discord.Client, Store], Desk]
"""Builds the parts, once the store is open."""


class Opon(discord.Client):
    """The Discord client with everything that plays behind it.

    Attributes:
        store: the open database, from ``setup_hook`` on.
        desk: the parts that commands and buttons use, from ``setup_hook`` on.
    """

    store: Store
    desk: Desk

    def __init__(
        self,
        config: Config,
        clock: Callable[[], float],
        worker: Worker | None,
        furnish: Furnish,
        *,
        fresh_channel: bool,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.tree = Commands(self)
        self._config = config
        self._clock = clock
        self._worker = worker
        self._furnish = furnish
        self._fresh_channel = fresh_channel
        self._connected = False

    async def setup_hook(self) -> None:
        """Open the store, build the parts, and make every old button work again.

        Raises:
            StoreError: the database cannot be used.
        """
        self.store = await Store.open(
            self._config.database_path, now=int(self._clock()), limits=self._config.limits
        )
        self.desk = self._furnish(self, self.store)
        if self._fresh_channel:
            waiting = await self.desk.matches.last_games()
            await self.store.forget_messages(still_needed=[record.id for record in waiting])
        self.add_dynamic_items(OponItem)
        await self.tree.fill(self.desk)
        try:
            await self.tree.sync_if_changed(self.store, afresh=self._fresh_channel)
        except discord.HTTPException as error:
            _log.error(
                "The commands could not be sent to Discord; old ones stay until the next start: %s", error
            )

    async def on_ready(self) -> None:
        """Bring every channel up to date, now and from time to time."""
        self._connected = True
        for loop in (self._upkeep, self._timekeeping):
            if not loop.is_running():
                loop.start()
        await self.desk.timekeeper.wake()
        await self.desk.messenger.look()

    async def on_resumed(self) -> None:
        """Go on with the clocks."""
        self._connected = True

    async def on_disconnect(self) -> None:
        """Stop the clocks: nobody can move while Discord is out of reach, and the time is given back."""
        self._connected = False

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel is gone: its games wait for ``/mancala board`` elsewhere."""
        await self.store.forget_channel(channel.id, now=int(self._clock()))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self.store.forget_channel(thread.thread_id, now=int(self._clock()))

    async def on_guild_remove(self, _guild: discord.Guild) -> None:
        """Note that the bot has been removed from a server: its games wait."""
        await self.desk.messenger.look()

    async def on_guild_join(self, _guild: discord.Guild) -> None:
        """Note that it is back, or has come where it could only answer before."""
        await self.desk.timekeeper.wake()
        await self.desk.messenger.look()

    async def on_app_command_completion(
        self, interaction: discord.Interaction[Any], _command: object
    ) -> None:
        """Tell somebody what could not be told directly, when they use the bot the next time."""
        await tell_news(self.desk, interaction)

    async def press(
        self, interaction: discord.Interaction[Any], custom_id: str, *people: discord.abc.User
    ) -> None:
        """Do what one of our buttons or menus says; never raises."""
        await press(self.desk, interaction, custom_id, *people)

    async def look(self, owner: Owner | None) -> Look:
        """How boards look to a person, or to everybody in a server."""
        return await self.desk.choices.look(owner)

    async def polite(self, post: Post) -> Post:
        """A message that notifies people as they have chosen."""
        return await polite(post, self.desk.choices)

    async def close(self) -> None:
        """Leave Discord, end the engine's process and close the store; may be called again."""
        self._upkeep.cancel()
        self._timekeeping.cancel()
        await super().close()
        if self._worker:
            await self._worker.close()
        if hasattr(self, "store"):
            await self.store.close()

    @tasks.loop(minutes=1)
    async def _upkeep(self) -> None:
        try:
            await self.desk.upkeep.expire()
            await self.desk.messenger.deliver()
            await self.desk.daily.post_due()
            if self._upkeep.current_loop % REPAIR_EVERY == 0:
                await self.desk.upkeep.repair()
        except Exception:
            _log.exception("The upkeep failed; it goes on in a minute")

    @tasks.loop(seconds=LONGEST_SLEEP)
    async def _timekeeping(self) -> None:
        try:
            if self._connected:
                self._timekeeping.change_interval(seconds=await self.desk.timekeeper.look())
        except Exception:
            _log.exception("The clocks could not be seen to; that is tried again in a minute")
