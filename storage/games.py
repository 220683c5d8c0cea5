"""Games: their moves, their ends, and what has been played between whom."""

from __future__ import annotations

from storage.game_rows import check_pair_free, game_by_id, games_where, running_game, write_ending
from storage.records import Ending, GameRecord, Place, Standing
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
    """Every game ever begun. The list of moves is only ever added to, and positions are replayed from it."""

    async def game(self, game_id: int) -> GameRecord:
        """One game, running or ended.

        Raises:
            NoSuchGame: no game has this id.
        """
        async with self._database.reading() as db:
            return await game_by_id(db, game_id)

    async def append_move(
        self, game_id: int, ply: int, pit: int, *, now: int, ending: Ending | None = None
    ) -> GameRecord:
        """Add a move, and the end of the game if the move ends it, both or neither.

        Args:
            game_id: the game.
            ply: how many moves the game had when this one was chosen.
            pit: the pit played, 0–11.
            now: the time.
            ending: how the game ends by this move, if it does.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over.
            StalePly: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, ply)
            await db.all(
                "INSERT INTO moves (game_id, ply, pit, played_at) VALUES (?, ?, ?, ?)", game_id, ply, pit, now
            )
            if ending is not None:
                await write_ending(db, game_id, ending, now=now)
            return await game_by_id(db, game_id)

    async def end_game(self, game_id: int, ending: Ending, *, now: int, ply: int | None = None) -> GameRecord:
        """End a game without a move: by resignation, or closed without a result.

        Args:
            game_id: the game.
            ending: how it ends.
            now: the time.
            ply: if given, the game ends only as long as it has this number of moves.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over already.
            StalePly: it has gone on since.
        """
        async with self._database.writing() as db:
            await running_game(db, game_id, ply)
            await write_ending(db, game_id, ending, now=now)
            return await game_by_id(db, game_id)

    async def move_game(self, game_id: int, place: Place) -> GameRecord:
        """Carry a running game on in another channel.

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
                "UPDATE games SET guild_id = ?, channel_id = ? WHERE id = ?",
                place.guild_id,
                place.channel_id,
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
