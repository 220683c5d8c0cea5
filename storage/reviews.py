"""Reviews of finished games, kept because they take long to make."""

from __future__ import annotations

from storage.game_rows import game_by_id
from storage.section import Section


class Reviews(Section):
    """At most one review of each game."""

    async def review(self, game_id: int) -> str | None:
        """What was written down of a game; None if it has not been reviewed."""
        async with self._database.reading() as db:
            row = await db.first("SELECT worths FROM reviews WHERE game_id = ?", game_id)
        return None if row is None else str(row["worths"])

    async def keep_review(self, game_id: int, worths: str, *, now: int) -> None:
        """Write a review down, in place of an earlier one.

        Raises:
            NoSuchGame: no game has this id.
        """
        async with self._database.writing() as db:
            await game_by_id(db, game_id)
            await db.all(
                "INSERT INTO reviews (game_id, worths, made_at) VALUES (?, ?, ?)"
                " ON CONFLICT (game_id) DO UPDATE SET worths = excluded.worths, made_at = excluded.made_at",
                game_id,
                worths,
                now,
            )
