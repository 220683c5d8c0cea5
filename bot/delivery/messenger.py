"""The messenger: tells players, once, that the place of their game or match is gone, and how it goes on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import groupby, islice
from operator import attrgetter

import discord

from bot.delivery.channels import Channels
from bot.delivery.failure import FAILURES, is_shut
from bot.presenter.message import Post
from bot.presenter.news import present_news
from bot.settings import PublicTexts
from bot.tables import Games, Matches, Table
from bot.texts import Texts
from storage import GameRecord, News, Store

_log = logging.getLogger(__name__)

MOST_LETTERS = 10
"""How many people are written to at once: Discord takes a bot that writes to many for one that spams."""


class Messenger:
    """Finds out that a channel is gone, or the bot from a server, and tells the players.

    They are written to directly. Who takes no such messages, or shares no server with the bot any more, is
    told privately when they next use it, wherever that is.
    """

    def __init__(
        self, store: Store, games: Games, matches: Matches, channels: Channels, public: PublicTexts
    ) -> None:
        self._store = store
        self._games = games
        self._matches = matches
        self._channels = channels
        self._public = public

    async def look(self) -> None:
        """Find out about every game and match, as after a time in which nothing could be heard of Discord."""
        going_on = [*await self._store.running_games(), *await self._matches.last_games()]
        places = {record.place for record in going_on}
        for channel_id in {place.channel_id for place in places if self._channels.reaches(place)}:
            try:
                if await self._channels.is_gone(channel_id):
                    await self._store.forget_channel(channel_id, now=self._channels.now())
            except FAILURES as error:
                _log.info("Discord does not say whether channel %s is there: %s", channel_id, error)
        await self._store.servers_gone(record.id for record in going_on if self._is_put_out(record))

    async def deliver(self) -> None:
        """Write to some of those who are to be told; the others, and whoever is out of reach, come later."""
        people = groupby(await self._store.new_news(), attrgetter("user_id"))
        for user_id, news in islice(people, MOST_LETTERS):
            await self._write(user_id, tuple(news))

    async def kept_for(self, user_id: int, texts: Texts) -> tuple[Post, Sequence[News]] | None:
        """What is to be told to somebody who could not be written to; None where that is nothing."""
        news = await self._store.news_kept_for(user_id)
        standing = await self._standing(news)
        return (present_news(texts, user_id, standing), news) if standing else None

    async def told(self, news: Sequence[News]) -> None:
        """Note that somebody has been told."""
        await self._store.news_told(news, reached=True)

    async def _write(self, user_id: int, news: Sequence[News]) -> None:
        standing = await self._standing(news)
        if not standing:
            await self.told(news)
            return
        _, first = standing[0]
        post = present_news(await self._public.of(first.record.place.guild_id), user_id, standing)
        nonce = f"news {user_id} " + " ".join(f"{item.game_id} {item.channel_id}" for item in news)
        try:
            await (await self._channels.direct(user_id)).send(post, nonce=nonce)
        except FAILURES as error:
            _log.info("Person %s cannot be written to: %s", user_id, error)
            if is_shut(error) or (isinstance(error, discord.HTTPException) and error.status == 400):
                await self._store.news_told(news, reached=False)
        else:
            await self.told(news)

    async def _standing(self, news: Sequence[News]) -> list[tuple[str, Table]]:
        """What is gone, and of which game; a match that is won has nothing to go on with."""
        tables = [(item.kind, await self._games.table(item.game_id)) for item in news]
        return [(kind, table) for kind, table in tables if not table.over or table.waits_for_next]

    def _is_put_out(self, record: GameRecord) -> bool:
        """Whether the bot was in a game's server and is not any more."""
        place = record.place
        return place.guild_id is not None and place.reached and self._channels.outside(place)
