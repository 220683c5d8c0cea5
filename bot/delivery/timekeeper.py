"""The timekeeper: reminds movers, ends games whose time is up, and tells movers who are awaited."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from bot.delivery.boards import Boards
from bot.delivery.channels import Channels
from bot.delivery.failure import FAILURES, is_shut
from bot.delivery.outlet import Outlet
from bot.delivery.proposals import Proposals
from bot.delivery.wire import board_link
from bot.presenter.clock import present_nudge, present_reminder
from bot.presenter.message import Post
from bot.settings import PublicTexts
from bot.tables import Clocks, Refused, Table
from storage import GameEnded, StaleVersion, Store

LONGEST_SLEEP = 60.0
SHORTEST_SLEEP = 1.0
RETRY_SLEEP = 15.0

_log = logging.getLogger(__name__)


class Timekeeper:
    """Looks after the clocks. An end is committed first and then shown; the upkeep shows what was not."""

    def __init__(
        self,
        store: Store,
        clocks: Clocks,
        boards: Boards,
        proposals: Proposals,
        channels: Channels,
        *,
        public: PublicTexts,
    ) -> None:
        self._store = store
        self._clocks = clocks
        self._boards = boards
        self._proposals = proposals
        self._channels = channels
        self._public = public

    async def look(self) -> float:
        """See to every game that is due; whatever goes wrong with one, the others are seen to as well.

        Returns:
            After how many seconds to look again: at the next deadline, or in a minute.
        """
        for table in await self._clocks.look():
            try:
                await self._see_to(table)
            except discord.NotFound:
                _log.info("The channel of game %s is gone", table.id)
                await self._store.forget_channel(table.record.place.channel_id, now=self._channels.now())
            except FAILURES as error:
                _log.warning("The clock of game %s could not be told of: %s", table.id, error)
                if is_shut(error):
                    await self._clocks.restart(table)
            except Exception:
                _log.exception("The clock of game %s cannot be seen to", table.id)
        await self._set_boards_right()
        due = await self._clocks.seconds_to_next()
        if due is not None and due <= 0:  # what has failed just now
            return RETRY_SLEEP
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, LONGEST_SLEEP if due is None else due))

    async def _set_boards_right(self) -> None:
        """Show the new deadline where time has been given back; what fails is tried at the next look."""
        for game_id in await self._store.boards_behind_time():
            try:
                await self._boards.set_right(game_id)
            except FAILURES as error:
                _log.info("The board of game %s shows an old deadline for now: %s", game_id, error)

    async def wake(self) -> None:
        """Go on with the clocks that were left to lie where the bot has been invited since."""
        for record in await self._store.games_left_to_lie():
            if not self._channels.outside(record.place):
                with suppress(GameEnded, StaleVersion):
                    await self._store.reminded(record.id, record.version)

    async def nudge(self, table: Table, *, outlet: Outlet | None = None) -> None:
        """Tell the mover that the other waits.

        Args:
            table: the game.
            outlet: the way into its channel, where it is not by its id.

        Raises:
            FAILURES: it could not be posted; another try is free.
        """
        texts = await self._public.of(table.record.place.guild_id)
        link = await self._link(table)
        nonce = f"nudge {table.record.created_at} {table.id} {table.version} {table.record.nudged_at}"
        await self._send(table, present_nudge(texts, table, link), nonce, outlet)
        await self._clocks.nudged(table)

    async def _see_to(self, table: Table) -> None:
        place = table.record.place
        if self._channels.outside(place) and not place.reached:
            await self._clocks.let_lie(table)
            return
        board = await self._store.current_board(table.id)
        seen = board is not None and board.version == table.version
        if not (seen and await self._channels.is_open(place)):
            await self._clocks.restart(table)  # nobody can move on a board that is not there
        elif self._clocks.is_up(table):
            await self._run_out(table)
        else:
            await self._remind(table)

    async def _run_out(self, table: Table) -> None:
        with suppress(Refused):  # moved in the last second
            await self._clocks.run_out(table)
            await self._boards.bring_up_to_date(table.id)
            await self._proposals.settle_game(table.id)

    async def _remind(self, table: Table) -> None:
        texts = await self._public.of(table.record.place.guild_id)
        link = await self._link(table)
        record = table.record
        nonce = f"reminder {record.created_at} {table.id} {table.version} {record.deadline}"
        await self._send(table, present_reminder(texts, table, link), nonce)
        await self._clocks.reminded(table)

    async def _send(self, table: Table, post: Post, nonce: str, outlet: Outlet | None = None) -> None:
        await (outlet or self._channels.of(table.record.place)).send(post, nonce=nonce)

    async def _link(self, table: Table) -> str:
        board = await self._store.current_board(table.id)
        return board_link(table.record.place, board) if board else "none"
