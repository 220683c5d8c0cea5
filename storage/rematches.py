"""Rematches: who wants one, and the one game that comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from storage.conflicts import GameRunning, RematchStarted
from storage.database import Statements
from storage.game_rows import game_by_id, insert_game
from storage.limits import check_may_play
from storage.match_rows import insert_match, matches_by_id
from storage.records import BotSeat, GameRecord, Place
from storage.section import Section


class Rematches(Section):
    """Each ended game has at most one rematch, whenever it starts."""

    async def wish_rematch(self, game_id: int, user_id: int, *, now: int) -> frozenset[int]:
        """Note that this person wants to play again; doing so twice is the same as once.

        Returns:
            Everyone who has wished for it so far.

        Raises:
            NoSuchGame: no game has this id.
            GameRunning: it is not over.
        """
        async with self._database.writing() as db:
            await _ended_game(db, game_id)
            await db.all(
                "INSERT INTO rematch_wishes (game_id, user_id, wished_at) VALUES (?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                game_id,
                user_id,
                now,
            )
            return await _wishes(db, game_id)

    async def rematch_wishes(self, game_id: int) -> frozenset[int]:
        """Everyone who has wished to play this game again, whether or not the rematch has begun."""
        async with self._database.reading() as db:
            return await _wishes(db, game_id)

    async def start_rematch(
        self,
        game_id: int,
        south_id: int,
        north_id: int,
        *,
        now: int,
        place: Place,
        opening: Sequence[int] = (),
    ) -> GameRecord:
        """Begin the rematch of a game, with the same ruleset; the bot, if it played, plays at the same level.

        The rematch of the last game of a match is another match on the same terms.

        Raises:
            NoSuchGame: no game has this id.
            GameRunning: it is not over.
            RematchStarted: it has been played again already.
            PairHasGame: these two are already playing in this channel.
            TooManyGames: one of them has as many as one person may.
        """
        async with self._database.writing() as db:
            game = await _ended_game(db, game_id)
            await _check_unrepeated(db, game_id)
            for user_id in {south_id, north_id} - {_bot_id(game)}:
                await check_may_play(db, user_id, self._limits)
            return await insert_game(
                db,
                place,
                south_id,
                north_id,
                game.ruleset,
                now=now,
                rematch_of=game_id,
                bot=game.bot and _reseated(game, game.bot, south_id),
                clock=game.clock,
                match=await _another_match(db, game, south_id, north_id, now=now),
                opening=opening,
            )


async def _another_match(
    db: Statements, game: GameRecord, south_id: int, north_id: int, *, now: int
) -> tuple[int, int] | None:
    """A new match on the terms of the one that a game belongs to, and the number of its first game."""
    if game.match_id is None:
        return None
    terms = (await matches_by_id(db, [game.match_id]))[game.match_id].terms
    return await insert_match(db, terms, south_id, north_id, now=now), 1


def _reseated(game: GameRecord, bot: BotSeat, south_id: int) -> BotSeat:
    """The bot's seat in a game in which this one sits South."""
    return BotSeat("south" if _bot_id(game) == south_id else "north", bot.level)


def _bot_id(game: GameRecord) -> int | None:
    """Who of the two is the bot itself, which may play any number of games."""
    if game.bot is None:
        return None
    return game.south_id if game.bot.side == "south" else game.north_id


async def _ended_game(db: Statements, game_id: int) -> GameRecord:
    game = await game_by_id(db, game_id)
    if game.ended_at is None:
        raise GameRunning(game_id)
    return game


async def _check_unrepeated(db: Statements, game_id: int) -> None:
    row = await db.first("SELECT id FROM games WHERE rematch_of = ?", game_id)
    if row is not None:
        raise RematchStarted(row["id"])


async def _wishes(db: Statements, game_id: int) -> frozenset[int]:
    rows = await db.all("SELECT user_id FROM rematch_wishes WHERE game_id = ?", game_id)
    return frozenset(row["user_id"] for row in rows)
