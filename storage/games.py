"""Games: what happens in them, their ends, and what has been played between whom."""

from __future__ import annotations

from collections.abc import Sequence

from storage.game_rows import (
    add_event,
    check_pair_free,
    game_by_id,
    games_where,
    insert_game,
    running_game,
    write_ending,
)
from storage.limits import check_may_play
from storage.records import BotSeat, Ending, Event, GameRecord, Place, Standing
from storage.section import Section

_STANDING = """
    SELECT
        count(*) FILTER (WHERE won_by = ?) AS wins_a,
        count(*) FILTER (WHERE won_by IS NULL) AS draws,
        count(*) FILTER (WHERE won_by = ?) AS wins_b
    FROM (
        SELECT CASE winner WHEN 'south' THEN south_id WHEN 'north' THEN north_id END AS won_by
        FROM games
        WHERE ended_at IS NOT NULL AND reason <> 'abandoned'
        AND min(south_id, north_id) = ? AND max(south_id, north_id) = ?
    )
"""


class Games(Section):
    """Every game ever begun. The events are only ever added to, and positions are replayed from them."""

    async def game(self, game_id: int) -> GameRecord:
        """One game, running or ended.

        Raises:
            NoSuchGame: no game has this id.
        """
        async with self._database.reading() as db:
            return await game_by_id(db, game_id)

    async def games(self, game_ids: Sequence[int]) -> list[GameRecord]:
        """These games, as far as there are any, oldest first."""
        marks = ", ".join("?" * len(game_ids))
        async with self._database.reading() as db:
            return await games_where(db, f"games.id IN ({marks})", *game_ids)

    async def begin_game(
        self, place: Place, south_id: int, north_id: int, ruleset: str, bot: BotSeat, *, now: int
    ) -> GameRecord:
        """Begin a game with the bot itself; between two people a game begins with a challenge.

        Raises:
            PairHasGame: this person is already playing the bot in this channel.
            TooManyGames: they have as many games as one person may.
        """
        person_id = north_id if bot.side == "south" else south_id
        async with self._database.writing() as db:
            await check_may_play(db, person_id, self._limits)
            return await insert_game(db, place, south_id, north_id, ruleset, now=now, bot=bot)

    async def append_move(
        self, game_id: int, version: int, pit: int, *, now: int, ending: Ending | None = None
    ) -> GameRecord:
        """Add a move, and the end of the game if the move ends it, both or neither.

        Args:
            game_id: the game.
            version: the version of the game on which the move was chosen.
            pit: the pit played, 0–11.
            now: the time.
            ending: how the game ends by this move, if it does.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StaleVersion: it has gone on since.
        """
        async with self._database.writing() as db:
            game = await running_game(db, game_id, version)
            await add_event(db, game_id, version, Event(pit, len(game.moves) + 1, now))
            if ending is not None:
                await write_ending(db, game_id, ending, now=now)
            return await game_by_id(db, game_id)

    async def take_back(self, game_id: int, version: int, ply: int, *, now: int) -> GameRecord:
        """Take back the last moves, so that ``ply`` moves are left.

        Args:
            game_id: the game.
            version: the version of the game that is meant.
            ply: how many moves are left; fewer than there are.
            now: the time.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StaleVersion: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, version)
            await add_event(db, game_id, version, Event(None, ply, now))
            return await game_by_id(db, game_id)

    async def end_game(
        self,
        game_id: int,
        ending: Ending,
        *,
        now: int,
        version: int | None = None,
        closed_by: int | None = None,
    ) -> GameRecord:
        """End a game without a move: by resignation, or closed without a result.

        Args:
            game_id: the game.
            ending: how it ends.
            now: the time.
            version: if given, the game ends only as long as it is at this version.
            closed_by: who closes it alone.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over already.
            StaleVersion: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, version)
            await write_ending(db, game_id, ending, now=now, closed_by=closed_by)
            return await game_by_id(db, game_id)

    async def move_game(self, game_id: int, place: Place) -> GameRecord:
        """Carry a running game on in another channel, with the offer that is open in it.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            PairHasGame: the two are already playing another game there.
        """
        async with self._database.writing() as db:
            game = await running_game(db, game_id, None)
            if place.channel_id != game.place.channel_id:
                await check_pair_free(db, place.channel_id, game.south_id, game.north_id)
                await db.all(
                    "UPDATE offers SET message_id = NULL WHERE game_id = ? AND state = 'open'", game_id
                )
            await db.all(
                "UPDATE games SET guild_id = ?, channel_id = ?, reached = ? WHERE id = ?",
                place.guild_id,
                place.channel_id,
                place.reached,
                game_id,
            )
            return await game_by_id(db, game_id)

    async def running_games(
        self, *, user_id: int | None = None, channel_id: int | None = None
    ) -> list[GameRecord]:
        """Running games, oldest first: all, or those of a person, in a channel, or both."""
        conditions = ["ended_at IS NULL"]
        parameters: list[int] = []
        if user_id is not None:
            conditions.append("(south_id = ? OR north_id = ?)")
            parameters += [user_id, user_id]
        if channel_id is not None:
            conditions.append("channel_id = ?")
            parameters.append(channel_id)
        async with self._database.reading() as db:
            return await games_where(db, " AND ".join(conditions), *parameters)

    async def running_games_with_the_bot(self) -> list[GameRecord]:
        """Every running game in which the bot itself sits, oldest first."""
        async with self._database.reading() as db:
            return await games_where(db, "ended_at IS NULL AND bot_side IS NOT NULL")

    async def latest_game(self, user_id: int, channel_id: int) -> GameRecord | None:
        """The game of this person in this channel that was begun last, running or ended."""
        async with self._database.reading() as db:
            found = await games_where(
                db,
                "games.id = ("
                "SELECT max(id) FROM games WHERE (south_id = ? OR north_id = ?) AND channel_id = ?"
                ")",
                user_id,
                user_id,
                channel_id,
            )
        return found[0] if found else None

    async def latest_games(self, user_id: int, *, guild_id: int | None = None, most: int) -> list[GameRecord]:
        """At most so many of somebody's games, running or ended, the one begun last first.

        Args:
            user_id: who sits at them.
            guild_id: only games of this server; None for games anywhere.
            most: how many.
        """
        place, parameters = ("", []) if guild_id is None else ("AND guild_id = ?", [guild_id])
        condition = (
            f"games.id IN (SELECT id FROM games WHERE (south_id = ? OR north_id = ?) {place}"  # noqa: S608 - ours
            " ORDER BY id DESC LIMIT ?)"
        )
        async with self._database.reading() as db:
            found = await games_where(db, condition, user_id, user_id, *parameters, most)
        return found[::-1]

    async def finished_games(self, user_id: int) -> int:
        """How many games this person has played to a result, anywhere."""
        async with self._database.reading() as db:
            row = await db.only(
                "SELECT count(*) FROM games"
                " WHERE (south_id = ? OR north_id = ?) AND ended_at IS NOT NULL AND reason <> 'abandoned'",
                user_id,
                user_id,
            )
        return int(row[0])

    async def standing(self, a: int, b: int) -> Standing:
        """What two people have won against each other, over all games with a result, anywhere."""
        async with self._database.reading() as db:
            row = await db.only(_STANDING, a, b, min(a, b), max(a, b))
        return Standing(row["wins_a"], row["draws"], row["wins_b"])
