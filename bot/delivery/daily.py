"""The puzzle of the day, in every channel that asked for one."""

from __future__ import annotations

import logging

import discord

from bot.delivery.channels import Channels
from bot.delivery.failure import FAILURES
from bot.presenter.puzzle import present_puzzle
from bot.settings import PublicTexts
from bot.tables import Puzzles
from storage import Place, Store

_log = logging.getLogger(__name__)


class DailyPuzzles:
    """Posts today's puzzle once in each channel; what fails is tried again, unless the channel is gone."""

    def __init__(self, store: Store, puzzles: Puzzles, channels: Channels, public: PublicTexts) -> None:
        self._store = store
        self._puzzles = puzzles
        self._channels = channels
        self._public = public

    async def post_due(self) -> None:
        """Post it wherever it has not been posted yet.

        The process may have been killed after it was posted and before that was noted, so it is looked for.
        """
        day = self._puzzles.day
        for place in await self._store.due_daily_puzzles(day):
            if not self._channels.reaches(place):
                continue
            try:
                await self._post(place, day)
            except discord.NotFound:
                _log.info("The channel of the daily puzzle in server %s is gone", place.guild_id)
                await self._store.stop_daily_puzzle(place.guild_id or 0)
            except FAILURES as error:
                _log.info("The daily puzzle is not posted in channel %s yet: %s", place.channel_id, error)

    async def _post(self, place: Place, day: int) -> None:
        texts = await self._public.of(place.guild_id)
        post = present_puzzle(texts, self._puzzles.of_the_day(), daily=True)
        channel = self._channels.of(place)
        if await channel.find_words(post.content, since=self._puzzles.day_began, known=()) is None:
            await channel.send(post, nonce=f"daily puzzle {day}")
        await self._store.daily_puzzle_posted(place.guild_id or 0, day=day)
