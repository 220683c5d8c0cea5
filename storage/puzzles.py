"""Puzzles: who has answered which, and where one is posted every day."""

from __future__ import annotations

from storage.records import Place
from storage.section import Section


class Puzzles(Section):
    """Answers to puzzles, and the channels of daily ones."""

    async def keep_answer(
        self, user_id: int, puzzle: str, pit: int | None, *, solved: bool, now: int
    ) -> bool:
        """Note somebody's first answer to a puzzle; later ones are passed over.

        Args:
            user_id: who answered.
            puzzle: the puzzle's name.
            pit: the pit 0–11, or None for whoever asked for the solution.
            solved: whether it is right.
            now: the time.

        Returns:
            Whether it was the first.
        """
        async with self._database.writing() as db:
            rows = await db.all(
                "INSERT INTO puzzle_answers (user_id, puzzle, pit, solved, answered_at)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING puzzle",
                user_id,
                puzzle,
                pit,
                solved,
                now,
            )
        return bool(rows)

    async def answered_puzzles(self, user_id: int) -> dict[str, bool]:
        """The puzzles that somebody has answered, and whether they were right at once."""
        async with self._database.reading() as db:
            rows = await db.all("SELECT puzzle, solved FROM puzzle_answers WHERE user_id = ?", user_id)
        return {row["puzzle"]: bool(row["solved"]) for row in rows}

    async def set_daily_puzzle(self, place: Place, *, day: int) -> None:
        """Let a channel get a puzzle every day after this one, in place of another channel of its server."""
        async with self._database.writing() as db:
            await db.all(
                "INSERT INTO daily_puzzles (guild_id, channel_id, day) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, day = excluded.day",
                place.guild_id,
                place.channel_id,
                day,
            )

    async def stop_daily_puzzle(self, guild_id: int) -> bool:
        """Post no more puzzles in a server; whether there were any."""
        async with self._database.writing() as db:
            rows = await db.all("DELETE FROM daily_puzzles WHERE guild_id = ? RETURNING guild_id", guild_id)
        return bool(rows)

    async def daily_puzzle_channel(self, guild_id: int) -> int | None:
        """The channel of a server in which a puzzle is posted every day; None where there is none."""
        async with self._database.reading() as db:
            row = await db.first("SELECT channel_id FROM daily_puzzles WHERE guild_id = ?", guild_id)
        return None if row is None else int(row["channel_id"])

    async def due_daily_puzzles(self, day: int) -> list[Place]:
        """The channels that have not had the puzzle of this day."""
        async with self._database.reading() as db:
            rows = await db.all("SELECT * FROM daily_puzzles WHERE day < ? ORDER BY guild_id", day)
        return [Place(row["guild_id"], row["channel_id"]) for row in rows]

    async def daily_puzzle_posted(self, guild_id: int, *, day: int) -> None:
        """Note that a server has had the puzzle of this day."""
        async with self._database.writing() as db:
            await db.all("UPDATE daily_puzzles SET day = ? WHERE guild_id = ?", day, guild_id)
