"""Refusals: from whom somebody takes no challenges."""

from __future__ import annotations

from storage.conflicts import ChallengeRefused
from storage.database import Statements
from storage.section import Section

EVERYONE = 0
"""Stands where a person would, for all of them; it is nobody's id."""


class Refusals(Section):
    """Who refuses whom."""

    async def refuse(self, user_id: int, challenger_id: int, *, now: int) -> None:
        """Take no more challenges from a person, or from ``EVERYONE``; doing so again makes it the newest."""
        async with self._database.writing() as db:
            await db.all(
                "INSERT INTO refusals (user_id, challenger_id, refused_at) VALUES (?, ?, ?)"
                " ON CONFLICT (user_id, challenger_id) DO UPDATE SET refused_at = excluded.refused_at",
                user_id,
                challenger_id,
                now,
            )

    async def allow(self, user_id: int, challenger_id: int) -> None:
        """Take them again; those refused by name stay so when ``EVERYONE`` is allowed."""
        async with self._database.writing() as db:
            await db.all(
                "DELETE FROM refusals WHERE user_id = ? AND challenger_id = ?", user_id, challenger_id
            )

    async def refused_by(self, user_id: int) -> list[int]:
        """Whom somebody refuses, ``EVERYONE`` among them if so, the newest first."""
        async with self._database.reading() as db:
            rows = await db.all(
                "SELECT challenger_id FROM refusals WHERE user_id = ?"
                " ORDER BY refused_at DESC, challenger_id",
                user_id,
            )
        return [row["challenger_id"] for row in rows]

    async def last_challengers(self, user_id: int, count: int) -> list[int]:
        """The people who have challenged somebody by name, those who did so last first."""
        async with self._database.reading() as db:
            rows = await db.all(
                "SELECT challenger_id FROM challenges WHERE opponent_id = ?"
                " GROUP BY challenger_id ORDER BY max(id) DESC LIMIT ?",
                user_id,
                count,
            )
        return [row["challenger_id"] for row in rows]


async def check_taken(db: Statements, challenger_id: int, opponent_id: int) -> None:
    """Make sure that this person takes challenges from that one.

    Raises:
        ChallengeRefused: they do not.
    """
    row = await db.first(
        "SELECT 1 FROM refusals WHERE user_id = ? AND challenger_id IN (?, ?)",
        opponent_id,
        challenger_id,
        EVERYONE,
    )
    if row is not None:
        raise ChallengeRefused(opponent_id)


async def check_not_refused(db: Statements, user_id: int, other_id: int) -> None:
    """Make sure that this person has not refused that one by name.

    Raises:
        ChallengeRefused: they have.
    """
    row = await db.first("SELECT 1 FROM refusals WHERE user_id = ? AND challenger_id = ?", user_id, other_id)
    if row is not None:
        raise ChallengeRefused(user_id)
