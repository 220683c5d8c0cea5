"""Clocks: which games are due, and time that is given back."""

from __future__ import annotations

from storage.game_rows import SHORT_CLOCK, game_by_id, games_where, running_game
from storage.records import GameRecord
from storage.section import Section

DUE = "ended_at IS NULL AND wake_at IS NOT NULL AND wake_at <= ?"
"""The condition that finds due games by their index."""

_NEXT = "SELECT min(wake_at) FROM games WHERE ended_at IS NULL AND wake_at IS NOT NULL"
_GIVE_BACK = (
    "UPDATE games SET deadline = deadline + ?, wake_at = wake_at + ?"
    " WHERE ended_at IS NULL AND deadline IS NOT NULL"
)
_ALIVE = "alive"


class Clocks(Section):
    """The clocks of running games."""

    async def note_alive(self, now: int, *, tolerated: int) -> int:
        """Note that the clocks are looked after, and give back the time for which they were not.

        That is done at once or not at all, so that no time is given back twice.

        Args:
            now: the time.
            tolerated: the longest silence in seconds that counts as none.

        Returns:
            The seconds that every running clock was given back.
        """
        async with self._database.writing() as db:
            row = await db.first("SELECT value FROM facts WHERE key = ?", _ALIVE)
            silent = now - int(row["value"]) if row else 0
            given = silent if silent > tolerated else 0
            if given:
                await db.all(_GIVE_BACK, given, given)
            await db.all(
                "INSERT INTO facts (key, value) VALUES (?, ?)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                _ALIVE,
                str(now),
            )
        return given

    async def due_games(self, now: int) -> list[GameRecord]:
        """Running games whose mover is to be reminded, or whose time is up."""
        async with self._database.reading() as db:
            return await games_where(db, DUE, now)

    async def next_due(self) -> int | None:
        """When the next game will be due; None where no clock runs."""
        async with self._database.reading() as db:
            row = await db.only(_NEXT)
        return None if row[0] is None else int(row[0])

    async def reminded(self, game_id: int, version: int) -> None:
        """Note that the mover has been reminded, or needs no reminder: the game is due at its deadline.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StaleVersion: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, version)
            await db.all("UPDATE games SET wake_at = deadline WHERE id = ?", game_id)

    async def let_clock_lie(self, game_id: int, version: int) -> None:
        """Note that nobody is to be reminded in a game, and that its time is looked at when it is touched.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StaleVersion: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, version)
            await db.all("UPDATE games SET wake_at = NULL WHERE id = ?", game_id)

    async def games_left_to_lie(self) -> list[GameRecord]:
        """Running games with a clock that is looked at only when they are touched."""
        async with self._database.reading() as db:
            return await games_where(db, "ended_at IS NULL AND clock IS NOT NULL AND wake_at IS NULL")

    async def restart_clock(self, game_id: int, version: int, *, now: int) -> None:
        """Give the mover the whole time anew, with a reminder in it.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StaleVersion: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, version)
            await db.all(
                "UPDATE games SET deadline = ? + clock, wake_at = ? + clock - iif(clock > ?, clock / 5, 0)"
                " WHERE id = ? AND clock IS NOT NULL",
                now,
                now,
                SHORT_CLOCK,
                game_id,
            )

    async def nudged(self, game_id: int, version: int, *, now: int) -> GameRecord:
        """Note that the mover has been nudged.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StaleVersion: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, version)
            await db.all("UPDATE games SET nudged_at = ? WHERE id = ?", now, game_id)
            return await game_by_id(db, game_id)
