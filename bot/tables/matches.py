"""Matches: the next game of one, and giving one up."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

from bot.tables.games import SILENCE_SECONDS, Games
from bot.tables.limits import too_many_games
from bot.tables.lots import drawn_lot
from bot.tables.match import Match
from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table, ending_of, set_table, set_tables
from rules import Outcome
from storage import (
    Ending,
    GameEnded,
    GameRecord,
    GameRunning,
    MatchClosed,
    NextGameStarted,
    PairHasGame,
    Place,
    Store,
    StoreError,
    TooManyGames,
)


class Matches:
    """The use cases of a match.

    Args:
        store: keeps the matches.
        games: finds their games.
        clock: seconds since 1970.
        rng: draws the openings.
    """

    def __init__(self, store: Store, games: Games, clock: Callable[[], float], rng: random.Random) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._rng = rng

    async def next_game(self, game_id: int, user_id: int, place: Place) -> Table:
        """Begin the game that follows this one, which is the last of its match so far.

        It is played where this person is, if that is in the same server, and else where the last one was.

        Raises:
            Refused: not this person's game, it still runs, its match is over or has gone on, the two already
                play here, or one of them has too many games already.
        """
        table = await self._games.seated_table(game_id, user_id)
        match = going_on(table)
        if not table.over:
            raise Refused(Refusal.GAME_RUNNING, game_id=game_id)
        south, north = match.next_seats
        try:
            record = await self._store.start_next_game(
                game_id,
                south,
                north,
                place=_place_of_next(table.record.place, place),
                opening=self._opening(table, match),
                now=int(self._clock()),
            )
        except GameRunning as error:
            raise Refused(Refusal.GAME_RUNNING, game_id=game_id) from error
        except (MatchClosed, NextGameStarted) as conflict:
            raise match_moved(conflict) from conflict
        except PairHasGame as conflict:
            raise Refused(Refusal.ALREADY_PLAYING, game_id=conflict.game_id) from conflict
        except TooManyGames as limit:
            raise await too_many_games(self._store, limit, user_id) from limit
        return await set_table(self._store, record)

    async def resign(self, game_id: int, user_id: int) -> Table:
        """Give a match up, and its last game with it if that still runs; the other wins both.

        Raises:
            Refused: not this person's game, or its match is over or has gone on.
        """
        table = await self._games.seated_table(game_id, user_id)
        going_on(table)
        ending = None
        if not table.over:
            ending = ending_of(Outcome.resignation(table.side_of(user_id), table.position))
        return await self._close(game_id, resigned_by=user_id, ending=ending)

    async def break_off(self, game_id: int, user_id: int, *, left: bool) -> Table:
        """Break a match off alone between two games, with no winner.

        Args:
            game_id: the last game.
            user_id: who plays the match and wants to leave it.
            left: the other is known to have left the server.

        Raises:
            Refused: not this person's game, it still runs, its match is over or has gone on, or it is too
                early.
        """
        table = await self.between_games(game_id, user_id)
        if not (left or self.is_silent(table)):
            free_at = (table.record.ended_at or 0) + SILENCE_SECONDS
            raise Refused(Refusal.TOO_EARLY_TO_BREAK_OFF, game_id=game_id, when=str(free_at))
        return await self._close(game_id, broken_off_by=user_id)

    def is_silent(self, table: Table) -> bool:
        """Whether nobody has started the next game for so long that either may break the match off."""
        return (table.record.ended_at or 0) + SILENCE_SECONDS <= self._clock()

    async def _close(
        self,
        game_id: int,
        *,
        resigned_by: int | None = None,
        broken_off_by: int | None = None,
        ending: Ending | None = None,
    ) -> Table:
        try:
            record = await self._store.close_match(
                game_id,
                now=int(self._clock()),
                resigned_by=resigned_by,
                broken_off_by=broken_off_by,
                ending=ending,
            )
        except GameEnded as error:
            raise Refused(Refusal.GAME_OVER, game_id=game_id) from error
        except (MatchClosed, NextGameStarted) as conflict:
            raise match_moved(conflict) from conflict
        return await set_table(self._store, record)

    async def between_games(self, game_id: int, user_id: int) -> Table:
        """The last game of a match that waits for the next one.

        Raises:
            Refused: not this person's game, it still runs, or its match is over or has gone on.
        """
        table = await self._games.seated_table(game_id, user_id)
        going_on(table)
        if not table.over:
            raise Refused(Refusal.GAME_RUNNING, game_id=game_id)
        return table

    async def waiting(self, user_id: int | None = None, *, guild_id: int | None = None) -> list[Table]:
        """The last games of matches that wait for the next one, the latest last: of all, or of somebody's."""
        records = await self.last_games(user_id)
        here = [record for record in records if guild_id in (None, record.place.guild_id)]
        return [table for table in await set_tables(self._store, here) if table.waits_for_next]

    async def last_games(self, user_id: int | None = None) -> list[GameRecord]:
        """The same as they are stored, for whoever needs no positions."""
        found = [
            Match(record, len(record.games)) for record in await self._store.matches_between_games(user_id)
        ]
        await self._note_decided([match.record.id for match in found if match.over])
        return await self._store.games([match.record.games[-1].id for match in found if not match.over])

    async def _note_decided(self, match_ids: list[int]) -> None:
        """What cannot be noted now is found and noted the next time."""
        if match_ids:
            with suppress(StoreError):
                await self._store.matches_decided(match_ids)

    async def meant(self, user_id: int, place: Place, game_id: int | None) -> Table:
        """The game that somebody means: running, or the last of a match that waits for its next one.

        It is the one named, else the newest that runs here, else the newest match that waits here, else the
        only one in this server, where running ones come first.

        Raises:
            Refused: no such game, or none can be guessed.
        """
        if game_id is not None:
            return await self._games.seated_table(game_id, user_id)
        running = await self._games.running(user_id, guild_id=place.guild_id)
        if table := _newest_in(place, running):
            return table
        waiting = await self.waiting(user_id, guild_id=place.guild_id)
        if table := _newest_in(place, waiting):
            return table
        if len(running or waiting) == 1:
            return (running or waiting)[0]
        raise Refused(Refusal.GAME_ELSEWHERE if running or waiting else Refusal.NO_GAME)

    def _opening(self, table: Table, match: Match) -> tuple[int, ...]:
        if not match.record.terms.by_lot:
            return ()
        if match.repeats_lot:
            return table.record.moves[: table.record.lot]
        return drawn_lot(table.ruleset.key, self._rng)


def _newest_in(place: Place, tables: list[Table]) -> Table | None:
    here = [table for table in tables if table.record.place.channel_id == place.channel_id]
    return max(here, key=lambda table: table.record.ended_at or table.record.moved_at, default=None)


def _place_of_next(last: Place, here: Place) -> Place:
    return here if here.guild_id is not None and here.guild_id == last.guild_id else last


def going_on(table: Table) -> Match:
    """The match of its last game so far, as long as that is not decided.

    Raises:
        Refused: there is none, it is over, or there is a later game.
    """
    match = table.match
    if match and match.passed:
        raise Refused(Refusal.NEXT_GAME_STARTED, game_id=match.record.games[-1].id)
    if match is None or match.over:
        raise Refused(Refusal.MATCH_OVER, game_id=table.id)
    return match


def match_moved(conflict: MatchClosed | NextGameStarted) -> Refused:
    """The refusal of what comes too late in a match."""
    if isinstance(conflict, NextGameStarted):
        return Refused(Refusal.NEXT_GAME_STARTED, game_id=conflict.game_id)
    return Refused(Refusal.MATCH_OVER, game_id=conflict.game_id)
