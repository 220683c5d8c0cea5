"""Board messages: the newest position of each game stands in its channel, once, and only it has buttons."""

from __future__ import annotations

import logging
from dataclasses import replace

from discord.utils import snowflake_time

from bot.custom_id import PREFIX, NextGame, Rematch, encode
from bot.delivery.calls import Calls
from bot.delivery.channels import Channels
from bot.delivery.failure import FAILURES
from bot.delivery.outlet import Outlet
from bot.locks import Locks
from bot.presenter.board import present_thinking, present_turn
from bot.presenter.final import looking_back_row, present_final
from bot.presenter.message import Post, Rows
from bot.settings import PublicTexts
from bot.tables import Games, Table
from storage import Board, Store

LIVELY_SECONDS = 2 * 60
"""Somebody whose own last move is no older does not seem to be away."""

EDITED_SECONDS = 55 * 60
"""An older board message is not edited any more but posted anew: Discord allows few edits after an hour."""

_log = logging.getLogger(__name__)


class Boards:
    """Posts boards and takes the buttons from old ones; every step can be repeated without doubling.

    Args:
        store: knows which boards are posted.
        games: knows what is to be shown.
        channels: where it is to be posted.
        public: in whose language.
        reviewing: whether final boards offer a review.
    """

    def __init__(
        self, store: Store, games: Games, channels: Channels, public: PublicTexts, *, reviewing: bool
    ) -> None:
        self._store = store
        self._games = games
        self._channels = channels
        self._public = public
        self._reviewing = reviewing
        self._calls = Calls(store, channels, public)
        self._locks = Locks()

    async def bring_up_to_date(
        self, game_id: int, *, search: bool = False, outlet: Outlet | None = None
    ) -> Board:
        """Post the game's present board unless it is there already, then strip the older ones.

        Args:
            game_id: the game.
            search: look in the channel first for a board that was posted without being written down, as
                happens when the process was killed in between.
            outlet: the way into the channel, where it is not by its id.

        Raises:
            FAILURES: the board could not be posted; nothing else has changed.
        """
        async with self._locks.of(game_id):
            table = await self._games.table(game_id)
            board = await self._known(table) or await self._post(table, search=search, outlet=outlet)
            await self._tidy(table, board, outlet)
            return board

    async def post_again(self, game_id: int, *, outlet: Outlet | None = None) -> Board:
        """Post the present board once more, below everything else, and strip the older ones.

        One that has been posted before is no news, and pings nobody. One that is not known to have reached
        the channel is looked for first, and posted only if it has not.

        Raises:
            FAILURES: it could not be posted; nothing has changed.
        """
        async with self._locks.of(game_id):
            table = await self._games.table(game_id)
            known = await self._known(table)
            board = await self._post(table, search=known is None, replaced=known, outlet=outlet)
            await self._tidy(table, board, outlet)
            return board

    async def set_right(self, game_id: int) -> None:
        """Let the present board show the deadline as it is now: edited if possible, else posted anew.

        Nobody is called to it: it is the same turn.

        Raises:
            FAILURES: neither was possible.
        """
        async with self._locks.of(game_id):
            table = await self._games.table(game_id)
            board = await self._known(table)
            place = table.record.place
            if board is None or board.message_id is None or not await self._channels.is_open(place):
                return
            if await self._channels.of(place).rewrite(board.message_id, await self._present(table)):
                await self._note(board, table)
            else:
                board = await self._post(table, search=False, replaced=board, outlet=None)
                await self._tidy(table, board, None)

    async def strip_all(self, game_id: int, *, outlet: Outlet | None = None) -> None:
        """Take the buttons from every board of a game, but those to look back from the last one.

        What fails is left to the upkeep.
        """
        async with self._locks.of(game_id):
            await self._strip_boards(await self._games.table(game_id), keep=None, outlet=outlet)

    async def left_on(self, game_id: int) -> Rows:
        """The buttons that stay on the last board of a game when another game has begun from it."""
        table = await self._games.table(game_id)
        texts = await self._public.of(table.record.place.guild_id)
        row = looking_back_row(texts, table, reviewing=self._reviewing) if table.over else ()
        return (row,) if row else ()

    async def clicked(self, game_id: int, message_id: int) -> None:
        """Note where the last board of a game is, if only the click on it tells: Discord's reply was lost."""
        table = await self._games.table(game_id)
        if table.over and await self._known(table) is None:
            await self._note(_board_of(table, message_id), table)

    async def stripped(self, message_id: int) -> None:
        """Note that a board lost its buttons when it was clicked."""
        await self._store.board_stripped(message_id)

    async def _known(self, table: Table) -> Board | None:
        """The present board, if it is known to have reached the channel."""
        board = await self._store.current_board(table.id)
        return board if board and (board.version, board.final) == (table.edition, table.over) else None

    async def _post(
        self, table: Table, *, search: bool, replaced: Board | None = None, outlet: Outlet | None
    ) -> Board:
        channel = outlet or self._channels.of(table.record.place)
        last = await self._store.current_board(table.id)
        post = replace(await self._present(table), lively=self._is_lively(table))
        message_id = await channel.find(_mark(table), since=table.record.moved_at) if search else None
        if message_id is None and last and outlet is None and replaced is None:
            message_id = await self._edit(table, last, post)
        if message_id is None:
            if replaced and replaced.message_id is not None:
                post = replace(post, pings=())
            message_id = await channel.send(post, nonce=_nonce(table, replaced))
        board = _board_of(table, message_id)
        if last and last.message_id == message_id:
            await self._calls.post(table, board, post, search=search)
        await self._note(board, table)
        return board

    async def _edit(self, table: Table, last: Board, post: Post) -> int | None:
        """Put the present board in the place of the last one, where the server wants that and it is possible.

        It is written down only after somebody has been called to it, so that both are repeated together.
        """
        place = table.record.place
        if last.message_id is None or not await self._channels.edits_boards(place):
            return None
        if self._channels.now() - snowflake_time(last.message_id).timestamp() > EDITED_SECONDS:
            return None
        return last.message_id if await self._channels.of(place).rewrite(last.message_id, post) else None

    async def _note(self, board: Board, table: Table) -> None:
        await self._store.board_posted(
            board.game_id,
            board.version,
            final=board.final,
            channel_id=board.channel_id,
            message_id=board.message_id,
            now=self._channels.now(),
            deadline=table.record.deadline,
        )

    async def _tidy(self, table: Table, board: Board, outlet: Outlet | None) -> None:
        passed = table.match is not None and table.match.passed
        await self._strip_boards(table, keep=None if passed else board, outlet=outlet)
        if outlet is None:
            await self._calls.clear(table, board)
        await self._archive(table, outlet)

    def _is_lively(self, table: Table) -> bool:
        """Whether both have just moved, so that whoever is called is likely to be looking."""
        lately = table.record.events[table.record.lot :][-2:]
        return len(lately) == 2 and self._channels.now() - lately[0].happened_at <= LIVELY_SECONDS

    async def _present(self, table: Table) -> Post:
        texts = await self._public.of(table.record.place.guild_id)
        if table.over:
            standing = await self._store.standing(table.south.id, table.north.id)
            accepted = await self._store.accepted_offer(table.id, table.edition)
            called = accepted.offerer_id if accepted else None
            return present_final(texts, table, standing, called=called, reviewing=self._reviewing)
        if table.bot_to_move:
            return present_thinking(texts, table, engine=self._reviewing)
        newcomer = await self._store.finished_games(table.mover.id) == 0
        return present_turn(texts, table, newcomer=newcomer)

    async def _archive(self, table: Table, outlet: Outlet | None) -> None:
        """Put away the thread that was opened for a game, once that is over; it opens again by itself.

        It stays where the next game of a match is played in it, or is still to begin.
        """
        if table.over and not (table.waits_for_next or (table.match and table.match.passed)):
            try:
                await (outlet or self._channels.of(table.record.place)).archive()
            except FAILURES as error:
                _log.info("The thread of game %s stays open: %s", table.id, error)

    async def _strip_boards(self, table: Table, *, keep: Board | None, outlet: Outlet | None) -> None:
        kept = keep and keep.message_id
        for board in await self._store.live_boards(table.id):
            if board.message_id is not None and board.message_id != kept:
                channel = outlet or self._channels.in_channel(table.record.place, board.channel_id)
                left = await self.left_on(table.id) if board.final else ()
                await self._strip(channel, board.message_id, left)

    async def _strip(self, channel: Outlet, message_id: int, left: Rows) -> None:
        try:
            await channel.strip(message_id, left)
        except FAILURES as error:
            _log.warning("The old board %s keeps its buttons for now: %s", message_id, error)
        else:
            await self._store.board_stripped(message_id)


def _board_of(table: Table, message_id: int) -> Board:
    channel_id = table.record.place.channel_id
    return Board(message_id, channel_id, table.id, table.edition, final=table.over, live=True)


def _nonce(table: Table, replaced: Board | None) -> str:
    """The same for the same board, so that Discord drops a request that is repeated.

    The date of the game tells apart databases, each of which counts its games from 1.
    """
    shown = f"end {table.edition}" if table.over else table.version
    after = replaced and replaced.message_id
    return f"board {table.record.created_at} {table.id} {shown} {after}"


def _mark(table: Table) -> str:
    """What a button on the present board of a game carries, and none on an earlier one."""
    if not table.over:
        return f"{PREFIX}play:{table.id}:{table.version}"
    return encode(NextGame(table.id) if table.waits_for_next else Rematch(table.id))
