"""Games in the database: how records are read from rows, and how a game begins and ends.

These functions take part in a transaction of their caller.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from storage.conflicts import GameEnded, NoSuchGame, PairHasGame, StaleVersion
from storage.database import Statements
from storage.records import BotSeat, Ending, Event, GameRecord, Place

SHORT_CLOCK = 300
"""A clock of so many seconds is too short for a reminder; the triggers in the database hold to it too."""

EDITION = """
    ((SELECT count(*) FROM events AS happened WHERE happened.game_id = games.id)
        + EXISTS (SELECT 1 FROM matches WHERE closed_after = games.id))
"""
"""What ``GameRecord.edition`` is, in SQL."""

_GAMES = """
    SELECT *, EXISTS (SELECT 1 FROM matches WHERE closed_after = games.id) AS match_closed
    FROM games WHERE {condition} ORDER BY id
"""
_EVENTS = """
    SELECT game_id, pit, ply, happened_at FROM events
    WHERE game_id IN (SELECT id FROM games WHERE {condition})
    ORDER BY game_id, number
"""


async def games_where(db: Statements, condition: str, *parameters: int) -> list[GameRecord]:
    """The games for which an SQL condition of ours holds, oldest first, with events, by two statements."""
    games = await db.all(_GAMES.format(condition=condition), *parameters)
    events = await db.all(_EVENTS.format(condition=condition), *parameters)
    happened = {game_id: list(group) for game_id, group in groupby(events, key=itemgetter("game_id"))}
    return [_game_of(game, happened.get(game["id"], [])) for game in games]


async def game_by_id(db: Statements, game_id: int) -> GameRecord:
    """One game.

    Raises:
        NoSuchGame: no game has this id.
    """
    found = await games_where(db, "games.id = ?", game_id)
    if not found:
        raise NoSuchGame(game_id)
    return found[0]


async def running_game(db: Statements, game_id: int, version: int | None) -> GameRecord:
    """One game, if it is running and still at this version (None: at any).

    Raises:
        NoSuchGame: no game has this id.
        GameEnded: it is over.
        StaleVersion: something has happened in it since.
    """
    game = await game_by_id(db, game_id)
    if game.ended_at is not None:
        raise GameEnded(game_id)
    if version is not None and version != game.version:
        raise StaleVersion(version, game.version)
    return game


async def check_pair_free(db: Statements, channel_id: int, a: int, b: int) -> None:
    """Make sure that these two have no running game in this channel.

    Raises:
        PairHasGame: they have one.
    """
    row = await db.first(
        "SELECT id FROM games WHERE ended_at IS NULL AND channel_id = ?"
        " AND min(south_id, north_id) = ? AND max(south_id, north_id) = ?",
        channel_id,
        min(a, b),
        max(a, b),
    )
    if row is not None:
        raise PairHasGame(row["id"])


async def insert_game(
    db: Statements,
    place: Place,
    south_id: int,
    north_id: int,
    ruleset: str,
    *,
    now: int,
    rematch_of: int | None = None,
    bot: BotSeat | None = None,
    clock: int | None = None,
    match: tuple[int, int] | None = None,
    opening: Sequence[int] = (),
) -> GameRecord:
    """Begin a game.

    Args:
        db: the transaction.
        place: where it is played.
        south_id: who begins.
        north_id: the other.
        ruleset: what is played.
        now: the time.
        rematch_of: the game that it repeats.
        bot: where the bot itself sits.
        clock: the seconds for each move; None for as many as one likes.
        match: the match that it is a game of, and its number there; None for a single game.
        opening: the pits that were drawn by lot, already played.

    Raises:
        PairHasGame: these two are already playing in this channel.
    """
    await check_pair_free(db, place.channel_id, south_id, north_id)
    row = await db.only(
        "INSERT INTO games (guild_id, channel_id, reached, south_id, north_id, ruleset, created_at,"
        " rematch_of, bot_side, bot_level, clock, deadline, wake_at, match_id, number, lot)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        place.guild_id,
        place.channel_id,
        place.reached,
        south_id,
        north_id,
        ruleset,
        now,
        rematch_of,
        bot.side if bot else None,
        bot.level if bot else None,
        clock,
        None if clock is None else now + clock,
        None if clock is None else now + clock - (clock // 5 if clock > SHORT_CLOCK else 0),
        match[0] if match else None,
        match[1] if match else None,
        len(opening),
    )
    for number, pit in enumerate(opening):
        await add_event(db, row["id"], number, Event(pit, number + 1, now))
    return await game_by_id(db, row["id"])


async def add_event(db: Statements, game_id: int, number: int, event: Event) -> None:
    """Add what has happened in a running game, as the event of this number."""
    await db.all(
        "INSERT INTO events (game_id, number, kind, pit, ply, happened_at) VALUES (?, ?, ?, ?, ?, ?)",
        game_id,
        number,
        "takeback" if event.pit is None else "move",
        event.pit,
        event.ply,
        event.happened_at,
    )


async def write_ending(
    db: Statements, game_id: int, ending: Ending, *, now: int, closed_by: int | None = None
) -> None:
    """Set how a running game has ended, and who closed it, if somebody did so alone."""
    await db.all(
        "UPDATE games SET ended_at = ?, reason = ?, winner = ?, south_score = ?, north_score = ?,"
        " closed_by = ? WHERE id = ?",
        now,
        ending.reason,
        ending.winner,
        ending.south_score,
        ending.north_score,
        closed_by,
        game_id,
    )


def _game_of(game: sqlite3.Row, events: Sequence[sqlite3.Row]) -> GameRecord:
    return GameRecord(
        id=game["id"],
        place=Place(game["guild_id"], game["channel_id"], bool(game["reached"])),
        south_id=game["south_id"],
        north_id=game["north_id"],
        ruleset=game["ruleset"],
        created_at=game["created_at"],
        rematch_of=game["rematch_of"],
        events=tuple(Event(row["pit"], row["ply"], row["happened_at"]) for row in events),
        ended_at=game["ended_at"],
        ending=_ending_of(game),
        bot=BotSeat(game["bot_side"], game["bot_level"]) if game["bot_side"] else None,
        hints=bool(game["hints"]),
        clock=game["clock"],
        deadline=game["deadline"],
        nudged_at=game["nudged_at"],
        match_id=game["match_id"],
        number=game["number"],
        lot=game["lot"],
        match_closed=bool(game["match_closed"]),
        closed_by=game["closed_by"],
    )


def _ending_of(game: sqlite3.Row) -> Ending | None:
    if game["ended_at"] is None:
        return None
    return Ending(game["reason"], game["winner"], game["south_score"], game["north_score"])
