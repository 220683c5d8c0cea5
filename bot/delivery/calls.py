"""Calls: where boards are edited in place, a short message calls whoever has to look; the newest stands."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.delivery.channels import Channels
from bot.delivery.failure import FAILURES
from bot.delivery.wire import board_link
from bot.presenter.call import present_call
from bot.presenter.message import Post
from bot.settings import PublicTexts
from bot.tables import Table
from storage import Board, Call, Store

_log = logging.getLogger(__name__)


class Calls:
    """Posts calls and takes old ones away. Every step can be repeated without doubling anything."""

    def __init__(self, store: Store, channels: Channels, public: PublicTexts) -> None:
        self._store = store
        self._channels = channels
        self._public = public

    async def post(self, table: Table, board: Board, shown: Post, *, search: bool) -> None:
        """Call those whom a new board would have called, unless that has been done.

        Args:
            table: the game.
            board: its board, edited in place.
            shown: what the board says.
            search: look in the channel first for a call that was sent without being written down.

        Raises:
            FAILURES: it could not be sent.
        """
        standing = await self._store.calls(table.id)
        if not shown.pings or any(_leads_to(call, board) for call in standing):
            return
        texts = await self._public.of(table.record.place.guild_id)
        link = board_link(table.record.place, board)
        post = replace(present_call(texts, table, shown.pings, link), lively=shown.lively)
        channel = self._channels.of(table.record.place)
        known = {call.message_id for call in standing}
        message_id = (
            await channel.find_words(post.content, since=table.record.moved_at, known=known)
            if search
            else None
        )
        if message_id is None:
            nonce = f"call {table.record.created_at} {table.id} {board.version} {board.final}"
            message_id = await channel.send(post, nonce=nonce)
        await self._store.call_posted(_call(board, message_id))

    async def clear(self, table: Table, board: Board) -> None:
        """Take away every call but that to the present board; what fails is left to the upkeep."""
        for call in await self._store.calls(table.id):
            if _leads_to(call, board):
                continue
            channel = self._channels.in_channel(table.record.place, call.channel_id)
            try:
                await channel.remove(call.message_id)
            except FAILURES as error:
                _log.info("The call %s of game %s stays for now: %s", call.message_id, table.id, error)
            else:
                await self._store.call_removed(call.message_id)


def _leads_to(call: Call, board: Board) -> bool:
    return (call.board_id, call.version, call.final) == (board.message_id, board.version, board.final)


def _call(board: Board, message_id: int) -> Call:
    return Call(
        message_id=message_id,
        game_id=board.game_id,
        channel_id=board.channel_id,
        version=board.version,
        final=board.final,
        board_id=board.message_id or 0,
    )
