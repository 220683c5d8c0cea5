"""Composition: the only place that builds the real parts and connects them."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable
from typing import Any

import discord
from discord.ext import tasks

from bot.buttons.news import tell_news
from bot.buttons.press import press
from bot.commands.tree import Commands
from bot.config import Config
from bot.delivery import (
    Boards,
    Channels,
    DailyPuzzles,
    Invitations,
    Messenger,
    Proposals,
    Timekeeper,
    Upkeep,
    polite,
)
from bot.delivery.item import OponItem
from bot.delivery.timekeeper import LONGEST_SLEEP
from bot.desk import Desk
from bot.look import Look
from bot.presenter.message import Post
from bot.settings import Choices, GameChannels, Owner, PublicTexts
from bot.tables import (
    Analysis,
    Archive,
    Challenges,
    Clocks,
    Games,
    Matches,
    Offers,
    Puzzles,
    Rematches,
    Reviews,
    SoloGames,
    Welcome,
)
from bot.turnstile import Turnstile
from engine import Worker, is_available
from storage import Store

_log = logging.getLogger(__name__)

REPAIR_EVERY = 5
"""Minutes between two looks for boards that never reached their channel."""


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
        rng: random.Random,
        worker: Worker | None,
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
        self._rng = rng
        self._worker = worker
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
        self.desk = build_desk(self, self.store, self._worker, self._clock, self._rng)
        if self._fresh_channel:
            waiting = await self.desk.matches.waiting()
            await self.store.forget_messages(still_needed=[table.id for table in waiting])
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
        """Note that it is back."""
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


def build_desk(
    client: discord.Client,
    store: Store,
    worker: Worker | None,
    clock: Callable[[], float],
    rng: random.Random,
) -> Desk:
    """Connect the parts."""
    public = PublicTexts(store)
    challenges = Challenges(store, clock, rng)
    games = Games(store, clock)
    choices = Choices(store)
    channels = Channels(client, choices, clock)
    boards = Boards(store, games, channels, public, reviewing=worker is not None)
    invitations = Invitations(store, channels, public)
    solo = SoloGames(store, games, worker, clock, rng)
    proposals = Proposals(store, games, channels, public)
    clocks = Clocks(store, games, clock)
    analysis = Analysis(store, worker)
    puzzles = Puzzles(store, clock, rng)
    return Desk(
        turnstile=Turnstile(clock),
        store=store,
        public=public,
        challenges=challenges,
        welcome=Welcome(store, clock),
        games=games,
        offers=Offers(store, games, clock),
        clocks=clocks,
        matches=Matches(store, games, clock, rng),
        rematches=Rematches(store, games, worker, clock, rng),
        solo=solo,
        archive=Archive(store),
        choices=choices,
        game_channels=GameChannels(store),
        analysis=analysis,
        reviews=Reviews(store, analysis, worker, clock),
        puzzles=puzzles,
        daily=DailyPuzzles(store, puzzles, channels, public),
        channels=channels,
        boards=boards,
        invitations=invitations,
        proposals=proposals,
        timekeeper=Timekeeper(store, clocks, boards, proposals, channels, public=public),
        upkeep=Upkeep(
            store, challenges, solo, boards, invitations, proposals=proposals, channels=channels, clock=clock
        ),
        messenger=Messenger(store, games, channels, public),
    )


def build_bot(
    config: Config,
    *,
    clock: Callable[[], float] = time.time,
    rng: random.Random | None = None,
    worker: Worker | None = None,
    fresh_channel: bool = False,
) -> Opon:
    """The bot, not connected.

    Args:
        config: the settings.
        clock: seconds since 1970; tests hand in their own.
        rng: decides who begins where chance decides, and draws openings; tests hand in a seeded one.
        worker: the engine's process; by default the one that the settings ask for, if it is installed.
        fresh_channel: nothing that was posted before is there any more, as in the practice room: every
            running game and open challenge is posted again.
    """
    worker = worker or engine_worker(config)
    return Opon(config, clock, rng or random.SystemRandom(), worker, fresh_channel=fresh_channel)


def engine_worker(config: Config) -> Worker | None:
    """The engine as the settings want it, not started yet; None where it is switched off or not installed."""
    if not (config.engine and is_available()):
        return None
    return Worker(config.engine_folder, config.engine_memory_mb)
