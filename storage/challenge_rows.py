"""Challenges in the database: how records are read from rows, and what stands in the way of another.

These functions take part in a transaction of their caller.
"""

from __future__ import annotations

import sqlite3

from storage.conflicts import ChallengeClosed, DeclinedLately, NoSuchChallenge, PairHasChallenge
from storage.database import Statements
from storage.game_rows import check_pair_free
from storage.match_records import MatchTerms
from storage.records import Challenge, Place
from storage.refusals import check_taken

CLOSE = "UPDATE challenges SET state = ?, closed_at = ?, game_id = ? WHERE id = ? RETURNING *"
_OPEN_BETWEEN = (
    "SELECT * FROM challenges WHERE state = 'open' AND channel_id = ?"
    " AND min(challenger_id, opponent_id) = ? AND max(challenger_id, opponent_id) = ?"
)
_OPEN_TO_ANYONE = (
    "SELECT * FROM challenges WHERE state = 'open' AND channel_id = ? AND challenger_id = ?"
    " AND opponent_id IS NULL"
)
_DECLINED = (
    "SELECT max(closed_at) FROM challenges WHERE state = 'declined' AND challenger_id = ? AND opponent_id = ?"
)


async def open_between(db: Statements, channel_id: int, a: int, b: int | None) -> Challenge | None:
    """The challenge between two people that is marked open, in either direction; b None: a's to anyone."""
    if b is None:
        row = await db.first(_OPEN_TO_ANYONE, channel_id, a)
    else:
        row = await db.first(_OPEN_BETWEEN, channel_id, min(a, b), max(a, b))
    return None if row is None else challenge_of(row)


async def check_askable(
    db: Statements,
    place: Place,
    challenger_id: int,
    opponent_id: int | None,
    *,
    now: int,
    declined_since: int,
) -> None:
    """Make sure that this challenge may be made; one in its way whose time is up is closed.

    Raises:
        PairHasGame: the two are already playing in this channel.
        PairHasChallenge: one is open already between the two, or from this person to anyone.
        ChallengeRefused: the opponent takes no challenges from this person.
        DeclinedLately: the opponent has said no to this person after ``declined_since``.
    """
    if opponent_id is not None:
        await check_pair_free(db, place.channel_id, challenger_id, opponent_id)
    found = await open_between(db, place.channel_id, challenger_id, opponent_id)
    if found and found.expires_at > now:
        raise PairHasChallenge(found.id)
    if found:
        await db.all(CLOSE, "expired", now, None, found.id)
    if opponent_id is not None:
        await check_taken(db, challenger_id, opponent_id)
        declined_at = (await db.only(_DECLINED, challenger_id, opponent_id))[0]
        if declined_at is not None and declined_at > declined_since:
            raise DeclinedLately(declined_at)


async def challenge_by_id(db: Statements, challenge_id: int) -> Challenge:
    """One challenge, open or closed.

    Raises:
        NoSuchChallenge: no challenge has this id.
    """
    row = await db.first("SELECT * FROM challenges WHERE id = ?", challenge_id)
    if row is None:
        raise NoSuchChallenge(challenge_id)
    return challenge_of(row)


async def open_challenge_by_id(db: Statements, challenge_id: int, now: int | None) -> Challenge:
    """A challenge that is open and, unless ``now`` is None, whose time is not up.

    Raises:
        NoSuchChallenge: no challenge has this id.
        ChallengeClosed: it is closed already, or its time is up.
    """
    asked = await challenge_by_id(db, challenge_id)
    if asked.state != "open":
        raise ChallengeClosed(challenge_id, asked.state)
    if now is not None and asked.expires_at <= now:
        raise ChallengeClosed(challenge_id, "expired")
    return asked


def challenge_of(row: sqlite3.Row) -> Challenge:
    """A row as a record."""
    return Challenge(
        id=row["id"],
        place=Place(row["guild_id"], row["channel_id"], bool(row["reached"])),
        challenger_id=row["challenger_id"],
        opponent_id=row["opponent_id"],
        ruleset=row["ruleset"],
        first=row["first"],
        created_at=row["created_at"],
        expires_at=row["expires_at"],
        state=row["state"],
        message_id=row["message_id"],
        game_id=row["game_id"],
        clock=row["clock"],
        match=MatchTerms(row["match_format"], bool(row["by_lot"])) if row["match_format"] else None,
    )
