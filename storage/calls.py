"""Calls: the short messages that call somebody to a board that was edited in place."""

from __future__ import annotations

import sqlite3

from storage.game_rows import EDITION
from storage.message_records import Call
from storage.section import Section

_OLD = f"""
    SELECT DISTINCT game_id FROM calls JOIN games ON games.id = game_id
    WHERE final <> (ended_at IS NOT NULL)
    OR version <> {EDITION}
    ORDER BY game_id
"""  # noqa: S608 - the condition is ours


class Calls(Section):
    """The calls that still stand in their channels."""

    async def call_posted(self, call: Call) -> None:
        """Note that a call is in its channel."""
        async with self._database.writing() as db:
            await db.all(
                "INSERT OR REPLACE INTO calls (message_id, game_id, channel_id, version, final, board_id)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                call.message_id,
                call.game_id,
                call.channel_id,
                call.version,
                call.final,
                call.board_id,
            )

    async def call_removed(self, message_id: int) -> None:
        """Note that a call is gone."""
        async with self._database.writing() as db:
            await db.all("DELETE FROM calls WHERE message_id = ?", message_id)

    async def calls(self, game_id: int) -> list[Call]:
        """The calls of a game that may still stand, oldest first."""
        async with self._database.reading() as db:
            rows = await db.all("SELECT * FROM calls WHERE game_id = ? ORDER BY message_id", game_id)
        return [_call_of(row) for row in rows]

    async def games_with_old_calls(self) -> list[int]:
        """Games with a call to a board that is not the newest any more."""
        async with self._database.reading() as db:
            rows = await db.all(_OLD)
        return [row["game_id"] for row in rows]


def _call_of(row: sqlite3.Row) -> Call:
    return Call(
        message_id=row["message_id"],
        game_id=row["game_id"],
        channel_id=row["channel_id"],
        version=row["version"],
        final=bool(row["final"]),
        board_id=row["board_id"],
    )
