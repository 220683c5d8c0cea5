"""Board messages: what has reached the channel, and what still has to be done there.

The newest board of a game is the final one, else that of the newest version, else the one posted last.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from storage.game_rows import EDITION, game_by_id, games_where
from storage.message_records import Board
from storage.news import add_channel_news
from storage.records import GameRecord
from storage.section import Section

SHARE_SHOWN = 20
"""A board may show a deadline that is wrong by one part in so many of the time for a move."""

_LIVE = "SELECT * FROM boards WHERE game_id = ? AND live = 1 ORDER BY final DESC, version DESC, id DESC"

_CURRENT = """
    SELECT boards.* FROM boards JOIN games ON games.id = game_id AND games.channel_id = boards.channel_id
    WHERE game_id = ? AND message_id IS NOT NULL
    ORDER BY final DESC, version DESC, id DESC LIMIT 1
"""

_UNPOSTED = f"""
    CASE WHEN ended_at IS NULL THEN NOT EXISTS (
        SELECT 1 FROM boards
        WHERE boards.game_id = games.id AND boards.channel_id = games.channel_id AND final = 0
        AND boards.version = {EDITION}
    ) ELSE NOT EXISTS (
        SELECT 1 FROM boards WHERE boards.game_id = games.id AND final = 1 AND boards.version >= {EDITION}
    ) END
"""  # noqa: S608 - the condition is ours

_TO_STRIP = """
    SELECT DISTINCT game_id FROM boards AS board JOIN games ON games.id = game_id
    WHERE live = 1 AND (
        board.id <> (
            SELECT id FROM boards WHERE boards.game_id = games.id
            ORDER BY final DESC, version DESC, id DESC LIMIT 1
        )
        OR (final = 0 AND ended_at IS NOT NULL)
        OR EXISTS (
            SELECT 1 FROM games AS later WHERE later.match_id = games.match_id AND later.number > games.number
        )
    )
    ORDER BY game_id
"""


_POSTED = """
    INSERT INTO boards (game_id, version, final, channel_id, message_id, posted_at, live, deadline)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (message_id) DO UPDATE SET
        game_id = excluded.game_id, version = excluded.version, final = excluded.final,
        channel_id = excluded.channel_id, posted_at = excluded.posted_at, live = excluded.live,
        deadline = excluded.deadline
"""

_BEHIND = """
    SELECT games.id FROM games JOIN boards ON boards.game_id = games.id
    WHERE ended_at IS NULL AND message_id IS NOT NULL AND boards.channel_id = games.channel_id
    AND abs(boards.deadline - games.deadline) * ? > clock
    AND boards.version = (SELECT count(*) FROM events WHERE events.game_id = games.id)
    AND boards.live = 1
    ORDER BY games.id
"""


class Boards(Section):
    """The board messages of every game."""

    async def board_posted(
        self,
        game_id: int,
        version: int,
        *,
        final: bool,
        channel_id: int,
        message_id: int | None,
        now: int,
        deadline: int | None = None,
    ) -> None:
        """Note that a board is in the channel, with buttons; a message that is noted again is taken over.

        Args:
            game_id: the game.
            version: how much had happened in the game that the board shows; at the end, its edition.
            final: whether it shows the end of the game.
            channel_id: where it is.
            message_id: the message, or None if the channel is gone: this board is not to be tried again, and
                those posted there before need no stripping.
            now: the time.
            deadline: what it says of when the time is up; None where it says nothing.

        Raises:
            NoSuchGame: no game has this id.
        """
        async with self._database.writing() as db:
            await game_by_id(db, game_id)
            if message_id is None:
                await db.all(
                    "UPDATE boards SET live = 0 WHERE game_id = ? AND channel_id = ?", game_id, channel_id
                )
            live = message_id is not None
            await db.all(_POSTED, game_id, version, final, channel_id, message_id, now, live, deadline)

    async def board_stripped(self, message_id: int) -> None:
        """Note that a board message has no buttons any more, or is gone; others are passed over."""
        async with self._database.writing() as db:
            await db.all("UPDATE boards SET live = 0 WHERE message_id = ?", message_id)

    async def live_boards(self, game_id: int) -> list[Board]:
        """The boards of a game that may still have buttons, newest first."""
        async with self._database.reading() as db:
            rows = await db.all(_LIVE, game_id)
        return [_board_of(row) for row in rows]

    async def current_board(self, game_id: int) -> Board | None:
        """The newest board with a message in the channel where the game is now played, or None."""
        async with self._database.reading() as db:
            row = await db.first(_CURRENT, game_id)
        return None if row is None else _board_of(row)

    async def unposted_games(self) -> list[GameRecord]:
        """Games whose last event, or whose end, never reached the channel where they are now played."""
        async with self._database.reading() as db:
            return await games_where(db, _UNPOSTED)

    async def boards_behind_time(self) -> list[int]:
        """Running games whose present board shows a deadline that has been put off since."""
        async with self._database.reading() as db:
            rows = await db.all(_BEHIND, SHARE_SHOWN)
        return [row["id"] for row in rows]

    async def games_to_strip(self) -> list[int]:
        """Games with a board whose buttons are out of date.

        That is any but the newest, in a game that is over any but the final one, and every one where the
        match has gone on.
        """
        async with self._database.reading() as db:
            rows = await db.all(_TO_STRIP)
        return [row["game_id"] for row in rows]

    async def forget_channel(self, channel_id: int, *, now: int) -> None:
        """Note that a channel is gone, with the boards, the offers and the challenges in it.

        Its games run on, to be continued in another channel with what is offered in them, and their players
        are to be told; open challenges lapse.
        """
        async with self._database.writing() as db:
            await db.all("UPDATE boards SET message_id = NULL, live = 0 WHERE channel_id = ?", channel_id)
            await db.all("DELETE FROM calls WHERE channel_id = ?", channel_id)
            await db.all(
                "UPDATE offers SET message_id = NULL"
                " WHERE state = 'open' AND game_id IN (SELECT id FROM games WHERE channel_id = ?)",
                channel_id,
            )
            await add_channel_news(db, channel_id)
            await db.all(
                "UPDATE challenges SET state = 'expired', closed_at = ?, message_id = NULL"
                " WHERE channel_id = ? AND state = 'open'",
                now,
                channel_id,
            )

    async def forget_messages(self, *, still_needed: Iterable[int] = ()) -> None:
        """Take every message for gone, as in a channel that starts empty.

        Boards of running games, open challenges and open offers are to be posted again; the ends that were
        posted are not.

        Args:
            still_needed: games that are over, but whose last boards are to be posted again, too.
        """
        async with self._database.writing() as db:
            for game_id in still_needed:
                await db.all("DELETE FROM boards WHERE game_id = ?", game_id)
            await db.all("DELETE FROM boards WHERE game_id IN (SELECT id FROM games WHERE ended_at IS NULL)")
            await db.all("UPDATE boards SET message_id = NULL, live = 0")
            await db.all("DELETE FROM calls")
            await db.all("UPDATE challenges SET message_id = NULL")
            await db.all("UPDATE offers SET message_id = NULL")


def _board_of(row: sqlite3.Row) -> Board:
    return Board(
        message_id=row["message_id"],
        channel_id=row["channel_id"],
        game_id=row["game_id"],
        version=row["version"],
        final=bool(row["final"]),
        live=bool(row["live"]),
    )
