"""Matches in the database: how records are read from rows, and how a match begins and is closed.

These functions take part in a transaction of their caller.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter

from storage.conflicts import MatchClosed, NextGameStarted
from storage.database import Statements
from storage.match_records import MatchGame, MatchRecord, MatchTerms
from storage.records import GameRecord

_GAMES = """
    SELECT id, match_id, number, reason,
        CASE winner WHEN 'south' THEN south_id WHEN 'north' THEN north_id END AS winner_id
    FROM games WHERE match_id IN ({marks}) ORDER BY match_id, number
"""
_LATER = "SELECT id FROM games WHERE match_id = ? AND number > ? ORDER BY number LIMIT 1"


async def matches_by_id(db: Statements, match_ids: Iterable[int]) -> dict[int, MatchRecord]:
    """These matches with their games, by two statements."""
    wanted = sorted(set(match_ids))
    if not wanted:
        return {}
    marks = ", ".join("?" * len(wanted))
    games = await db.all(_GAMES.format(marks=marks), *wanted)
    played = {match_id: list(group) for match_id, group in groupby(games, key=itemgetter("match_id"))}
    rows = await db.all(f"SELECT * FROM matches WHERE id IN ({marks})", *wanted)  # noqa: S608 - question marks
    return {row["id"]: _match_of(row, played.get(row["id"], [])) for row in rows}


async def insert_match(db: Statements, terms: MatchTerms, first_id: int, second_id: int, *, now: int) -> int:
    """Begin a match, and return its id; its first game is inserted next."""
    row = await db.only(
        "INSERT INTO matches (format, by_lot, first_id, second_id, created_at) VALUES (?, ?, ?, ?, ?)"
        " RETURNING id",
        terms.format,
        terms.by_lot,
        first_id,
        second_id,
        now,
    )
    return int(row["id"])


async def check_last_of_match(db: Statements, game: GameRecord) -> int:
    """Make sure that a game is the last of a match that has not been closed, and return the match's id.

    Raises:
        MatchClosed: it has been closed, or the game belongs to none.
        NextGameStarted: there is a later game.
    """
    row = await db.first("SELECT closed_at FROM matches WHERE id = ?", game.match_id)
    if row is None or row["closed_at"] is not None or game.match_id is None:
        raise MatchClosed(game.id)
    later = await db.first(_LATER, game.match_id, game.number)
    if later is not None:
        raise NextGameStarted(later["id"])
    return game.match_id


async def write_closing(
    db: Statements,
    game: GameRecord,
    *,
    now: int,
    resigned_by: int | None = None,
    broken_off_by: int | None = None,
) -> None:
    """Close a match by its last game, which is over already or ends in the same transaction.

    Args:
        db: the transaction.
        game: the last game, as it was before.
        now: the time.
        resigned_by: who resigns; None where it is broken off.
        broken_off_by: who breaks it off alone.

    Raises:
        MatchClosed, NextGameStarted: as ``check_last_of_match``.
    """
    match_id = await check_last_of_match(db, game)
    await db.all(
        "UPDATE matches SET closed_at = ?, resigned_by = ?, broken_off_by = ?, closed_after = ? WHERE id = ?",
        now,
        resigned_by,
        broken_off_by,
        None if game.ended_at is None else game.id,
        match_id,
    )


def _match_of(row: sqlite3.Row, games: Sequence[sqlite3.Row]) -> MatchRecord:
    return MatchRecord(
        id=row["id"],
        terms=MatchTerms(row["format"], bool(row["by_lot"])),
        first_id=row["first_id"],
        second_id=row["second_id"],
        created_at=row["created_at"],
        games=tuple(
            MatchGame(game["id"], game["number"], game["reason"], game["winner_id"]) for game in games
        ),
        closed_at=row["closed_at"],
        resigned_by=row["resigned_by"],
        closed_after=row["closed_after"],
        broken_off_by=row["broken_off_by"],
    )
