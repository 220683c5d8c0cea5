"""Matches: the next game, and ends that no game decides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from storage.conflicts import GameRunning
from storage.game_rows import game_by_id, insert_game, running_game, write_ending
from storage.limits import check_may_play
from storage.match_records import MatchRecord
from storage.match_rows import check_last_of_match, matches_by_id, write_closing
from storage.records import Ending, GameRecord, Place
from storage.section import Section

_UNDECIDED = """
    SELECT id FROM matches WHERE closed_at IS NULL AND decided = 0
    AND NOT EXISTS (SELECT 1 FROM games WHERE match_id = matches.id AND ended_at IS NULL)
"""
UNDECIDED_OF = f"{_UNDECIDED} AND first_id = ? UNION ALL {_UNDECIDED} AND second_id = ?"
"""The matches of one person, who is named twice: each half has an index."""


class Matches(Section):
    """Every match ever begun. Whether one is won follows from its games, which the store does not judge."""

    async def matches(self, match_ids: Iterable[int]) -> dict[int, MatchRecord]:
        """These matches, as far as there are any."""
        async with self._database.reading() as db:
            return await matches_by_id(db, match_ids)

    async def start_next_game(
        self,
        game_id: int,
        south_id: int,
        north_id: int,
        *,
        place: Place,
        opening: Sequence[int] = (),
        now: int,
    ) -> GameRecord:
        """Begin the game that follows this one in its match, with the same rules and clock.

        Raises:
            NoSuchGame: no game has this id.
            GameRunning: it is not over.
            MatchClosed: its match has been closed, or there is none.
            NextGameStarted: the next game has begun already.
            PairHasGame: these two are already playing in this channel.
            TooManyGames: one of them has as many as one person may.
        """
        async with self._database.writing() as db:
            game = await game_by_id(db, game_id)
            if game.ended_at is None or game.number is None:
                raise GameRunning(game_id)
            match_id = await check_last_of_match(db, game)
            for user_id in (south_id, north_id):
                await check_may_play(db, user_id, self._limits)
            return await insert_game(
                db,
                place,
                south_id,
                north_id,
                game.ruleset,
                now=now,
                clock=game.clock,
                match=(match_id, game.number + 1),
                opening=opening,
            )

    async def close_match(
        self,
        game_id: int,
        *,
        now: int,
        resigned_by: int | None = None,
        broken_off_by: int | None = None,
        ending: Ending | None = None,
    ) -> GameRecord:
        """Close a match that somebody gives up or breaks off, and its last game with it, both or neither.

        Args:
            game_id: the last game of the match.
            now: the time.
            resigned_by: who resigns; None where it is broken off.
            broken_off_by: who breaks it off alone.
            ending: how the game ends; None if it is over already.

        Raises:
            NoSuchGame: no game has this id.
            GameEnded: it is over already, against what was expected.
            MatchClosed: its match has been closed, or there is none.
            NextGameStarted: there is a later game.
        """
        async with self._database.writing() as db:
            game = await (game_by_id(db, game_id) if ending is None else running_game(db, game_id, None))
            await write_closing(db, game, now=now, resigned_by=resigned_by, broken_off_by=broken_off_by)
            if ending is not None:
                await write_ending(db, game_id, ending, now=now)
            return await game_by_id(db, game_id)

    async def matches_between_games(self, user_id: int | None = None) -> list[MatchRecord]:
        """Matches in which no game runs, of all or of one person, in the order of their last games.

        Matches that are won are among them, as long as nobody has noted that by ``matches_decided``.
        """
        async with self._database.reading() as db:
            rows = await (db.all(_UNDECIDED) if user_id is None else db.all(UNDECIDED_OF, user_id, user_id))
            found = await matches_by_id(db, (row["id"] for row in rows))
        return sorted(found.values(), key=lambda match: match.games[-1].id)

    async def matches_decided(self, match_ids: Iterable[int]) -> None:
        """Note that these matches have been won or drawn by their games, so that no game follows."""
        async with self._database.writing() as db:
            for match_id in match_ids:
                await db.all("UPDATE matches SET decided = 1 WHERE id = ? AND closed_at IS NULL", match_id)
