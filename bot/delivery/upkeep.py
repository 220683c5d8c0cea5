"""What is repeated until it has succeeded: messages that never reached their channel, and expiry."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord

from bot.delivery.boards import Boards
from bot.delivery.channels import Channels
from bot.delivery.failure import FAILURES, is_shut
from bot.delivery.invitations import Invitations
from bot.delivery.proposals import Proposals
from bot.tables import Challenges, SoloGames
from storage import GameRecord, Store

_log = logging.getLogger(__name__)


class Upkeep:
    """Brings every channel up to date with what is committed; a failure is logged and tried again later."""

    def __init__(
        self,
        store: Store,
        challenges: Challenges,
        solo: SoloGames,
        boards: Boards,
        invitations: Invitations,
        *,
        channels: Channels,
        proposals: Proposals,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._challenges = challenges
        self._solo = solo
        self._boards = boards
        self._invitations = invitations
        self._channels = channels
        self._proposals = proposals
        self._clock = clock
        self._failed = 0
        """The last game in which the engine failed."""

    async def expire(self) -> None:
        """Close the challenges whose time has passed, and say so in their messages."""
        for challenge in await self._challenges.expire_due():
            await self._attempt(f"challenge {challenge.id}", self._invitations.settle(challenge))

    async def repair(self) -> None:
        """Post what was committed and never shown, and strip or settle what should no longer be clicked.

        Where the bot is not in the server any more, it waits until somebody invites it again.
        """
        for challenge in await self._store.unposted_challenges(int(self._clock())):
            if self._channels.reaches(challenge.place):
                await self._attempt(f"challenge {challenge.id}", self._invitations.post(challenge))
        for challenge in await self._store.unsettled_challenges():
            await self._attempt(f"challenge {challenge.id}", self._invitations.settle(challenge))
        waiting = set(await self._solo.waiting())
        await self._post_boards(lambda game_id: game_id not in waiting)
        untidy = {*await self._store.games_to_strip(), *await self._store.games_with_old_calls()}
        for game_id in sorted(untidy - waiting):
            if self._channels.outside((await self._store.game(game_id)).place):
                continue
            await self._attempt(f"game {game_id}", self._boards.bring_up_to_date(game_id, search=True))
        await self._repair_offers()
        await self._answer(waiting)  # last, since an engine that hangs takes minutes to give up
        await self._post_boards(waiting.__contains__)

    async def _answer(self, waiting: set[int]) -> None:
        """Let the bot move where it has to, until its engine fails: the next game would wait as long.

        The next round begins behind the game that failed, so that one bad position holds up no others.
        """
        for game_id in sorted(waiting, key=lambda game_id: (game_id <= self._failed, game_id)):
            answered = False
            async with self._minding(f"game {game_id}"):
                answered = await self._solo.answer(game_id)
            if not answered:
                self._failed = game_id
                return

    async def _post_boards(self, fits: Callable[[int], bool]) -> None:
        for record in await self._store.unposted_games():
            if fits(record.id) and self._channels.reaches(record.place):
                await self._attempt(f"game {record.id}", self._post(record))

    async def _repair_offers(self) -> None:
        for offer in await self._store.unposted_offers():
            await self._attempt(f"offer {offer.id}", self._proposals.post(offer, search=True))
        for offer in await self._store.unsettled_offers():
            await self._attempt(f"offer {offer.id}", self._proposals.settle(offer))

    async def _post(self, record: GameRecord) -> None:
        """Post a board, or give it up where the channel is deleted; a running game can go on in another."""
        try:
            await self._boards.bring_up_to_date(record.id, search=True)
        except discord.NotFound:
            _log.info("The channel of game %s is gone", record.id)
            await self._store.board_posted(
                record.id,
                record.edition,
                final=record.ended_at is not None,
                channel_id=record.place.channel_id,
                message_id=None,
                now=int(self._clock()),
            )
            await self._store.forget_channel(record.place.channel_id, now=int(self._clock()))

    async def _attempt(self, what: str, effect: Awaitable[object]) -> None:
        async with self._minding(what):
            await effect

    @asynccontextmanager
    async def _minding(self, what: str) -> AsyncIterator[None]:
        """See to one message; whatever goes wrong with it, the others are seen to as well."""
        try:
            yield
        except FAILURES as error:
            level = logging.INFO if is_shut(error) else logging.WARNING
            _log.log(level, "The message of %s is not up to date: %s", what, error)
        except Exception:
            _log.exception("The message of %s cannot be brought up to date", what)
