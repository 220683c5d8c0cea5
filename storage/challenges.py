"""Challenges: asked, answered once, and brought to an end in the channel too."""

from __future__ import annotations

import sqlite3

from storage.database import Statements
from storage.errors import ChallengeClosed, NoSuchChallenge, PairHasChallenge
from storage.game_rows import check_pair_free, insert_game
from storage.records import Challenge, GameRecord, Place
from storage.section import Section

_OPEN_BETWEEN = (
    "SELECT * FROM challenges WHERE state = 'open' AND channel_id = ?"
    " AND min(challenger_id, opponent_id) = ? AND max(challenger_id, opponent_id) = ?"
)
DUE = "SELECT * FROM challenges WHERE state = 'open' AND expires_at <= ? ORDER BY expires_at, id"
_UNPOSTED = (
    "SELECT * FROM challenges WHERE state = 'open' AND expires_at > ? AND message_id IS NULL ORDER BY id"
)
_UNSETTLED = (
    "SELECT * FROM challenges WHERE state <> 'open' AND message_id IS NOT NULL AND settled = 0 ORDER BY id"
)
_CLOSE = "UPDATE challenges SET state = ?, closed_at = ?, game_id = ? WHERE id = ? RETURNING *"


class Challenges(Section):
    """Every challenge ever made. An open one whose time is up counts as expired, marked so or not."""

    async def open_challenge(
        self,
        place: Place,
        challenger_id: int,
        opponent_id: int,
        ruleset: str,
        first: str,
        *,
        now: int,
        expires_at: int,
    ) -> Challenge:
        """Keep a new challenge; one between the same two whose time is up is closed first.

        Raises:
            PairHasGame: the two are already playing in this channel.
            PairHasChallenge: one of them has already challenged the other in this channel.
        """
        async with self._database.writing() as db:
            await check_pair_free(db, place.channel_id, challenger_id, opponent_id)
            await _make_room(db, place.channel_id, challenger_id, opponent_id, now=now)
            row = await db.only(
                "INSERT INTO challenges (guild_id, channel_id, challenger_id, opponent_id, ruleset, first,"
                " created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING *",
                place.guild_id,
                place.channel_id,
                challenger_id,
                opponent_id,
                ruleset,
                first,
                now,
                expires_at,
            )
        return _challenge_of(row)

    async def challenge(self, challenge_id: int) -> Challenge:
        """One challenge, open or closed.

        Raises:
            NoSuchChallenge: no challenge has this id.
        """
        async with self._database.reading() as db:
            return await _challenge_by_id(db, challenge_id)

    async def open_challenge_between(self, channel_id: int, a: int, b: int, *, now: int) -> Challenge | None:
        """The challenge between two people in a channel that can still be answered, in either direction."""
        async with self._database.reading() as db:
            row = await db.first(_OPEN_BETWEEN, channel_id, min(a, b), max(a, b))
        return None if row is None or row["expires_at"] <= now else _challenge_of(row)

    async def close_challenge(self, challenge_id: int, state: str, *, now: int) -> Challenge:
        """Close a challenge without a game.

        Args:
            challenge_id: the challenge.
            state: ``declined``, ``withdrawn`` or ``expired``; only the last is possible once its time is up.
            now: the time.

        Raises:
            NoSuchChallenge: no challenge has this id.
            ChallengeClosed: it is closed already, or its time is up.
        """
        async with self._database.writing() as db:
            await _check_open(db, challenge_id, None if state == "expired" else now)
            return _challenge_of(await db.only(_CLOSE, state, now, None, challenge_id))

    async def accept_challenge(
        self, challenge_id: int, south_id: int, north_id: int, *, now: int
    ) -> GameRecord:
        """Close a challenge and begin its game, both or neither.

        Raises:
            NoSuchChallenge: no challenge has this id.
            ChallengeClosed: it is closed already, or its time is up.
            PairHasGame: the two have begun another game in this channel meanwhile.
        """
        async with self._database.writing() as db:
            asked = await _check_open(db, challenge_id, now)
            game = await insert_game(db, asked.place, south_id, north_id, asked.ruleset, now=now)
            await db.all(_CLOSE, "accepted", now, game.id, challenge_id)
        return game

    async def due_challenges(self, now: int) -> list[Challenge]:
        """Open challenges whose time is up, the longest overdue first."""
        return await self._challenges(DUE, now)

    async def challenge_posted(self, challenge_id: int, message_id: int) -> None:
        """Note the message that shows a challenge.

        Raises:
            NoSuchChallenge: no challenge has this id.
        """
        await self._change(challenge_id, "UPDATE challenges SET message_id = ? WHERE id = ?", message_id)

    async def unposted_challenges(self, now: int) -> list[Challenge]:
        """Challenges that can still be answered but have no message, oldest first."""
        return await self._challenges(_UNPOSTED, now)

    async def challenge_settled(self, challenge_id: int) -> None:
        """Note that the message of a closed challenge says how it was closed, or is gone.

        Raises:
            NoSuchChallenge: no challenge has this id.
        """
        await self._change(challenge_id, "UPDATE challenges SET settled = 1 WHERE id = ?")

    async def unsettled_challenges(self) -> list[Challenge]:
        """Closed challenges whose message still looks open, oldest first."""
        return await self._challenges(_UNSETTLED)

    async def _challenges(self, sql: str, *parameters: int) -> list[Challenge]:
        async with self._database.reading() as db:
            rows = await db.all(sql, *parameters)
        return [_challenge_of(row) for row in rows]

    async def _change(self, challenge_id: int, sql: str, *parameters: int) -> None:
        async with self._database.writing() as db:
            await _challenge_by_id(db, challenge_id)
            await db.all(sql, *parameters, challenge_id)


async def _make_room(db: Statements, channel_id: int, a: int, b: int, *, now: int) -> None:
    """Close an expired challenge between these two; refuse to go on if there is one that is not."""
    row = await db.first(_OPEN_BETWEEN, channel_id, min(a, b), max(a, b))
    if row is None:
        return
    if row["expires_at"] > now:
        raise PairHasChallenge(row["id"])
    await db.all(_CLOSE, "expired", now, None, row["id"])


async def _challenge_by_id(db: Statements, challenge_id: int) -> Challenge:
    row = await db.first("SELECT * FROM challenges WHERE id = ?", challenge_id)
    if row is None:
        raise NoSuchChallenge(challenge_id)
    return _challenge_of(row)


async def _check_open(db: Statements, challenge_id: int, now: int | None) -> Challenge:
    """A challenge that is open and, unless ``now`` is None, whose time is not up."""
    asked = await _challenge_by_id(db, challenge_id)
    if asked.state != "open":
        raise ChallengeClosed(challenge_id, asked.state)
    if now is not None and asked.expires_at <= now:
        raise ChallengeClosed(challenge_id, "expired")
    return asked


def _challenge_of(row: sqlite3.Row) -> Challenge:
    return Challenge(
        id=row["id"],
        place=Place(row["guild_id"], row["channel_id"]),
        challenger_id=row["challenger_id"],
        opponent_id=row["opponent_id"],
        ruleset=row["ruleset"],
        first=row["first"],
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        state=row["state"],
        message_id=row["message_id"],
        game_id=row["game_id"],
    )
