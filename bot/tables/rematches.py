"""Rematches: the same game again with the sides swapped, once both have asked for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from bot.locks import Locks
from bot.tables.engine import required
from bot.tables.games import Games
from bot.tables.limits import too_many_games
from bot.tables.lots import drawn_lot
from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table, set_table
from engine import Worker
from storage import PairHasGame, RematchStarted, Store, TooManyGames


@dataclass(frozen=True, slots=True)
class Wished:
    """What a wish for a rematch came to.

    Attributes:
        finished: the game that has ended.
        started: the new one, once both have asked.
    """

    finished: Table
    started: Table | None = None


class Rematches:
    """The use case of playing again."""

    def __init__(
        self,
        store: Store,
        games: Games,
        worker: Worker | None,
        clock: Callable[[], float],
        rng: random.Random,
    ) -> None:
        self._store = store
        self._games = games
        self._worker = worker
        self._clock = clock
        self._rng = rng
        self.locks = Locks()
        """Held while a wish is made and the other called, so that two presses do not both call."""

    async def wish(self, game_id: int, user_id: int) -> Wished:
        """Ask for a rematch, or complete the other's wish: whoever sat North then begins. The bot is willing.

        Raises:
            Refused: not this person's game, it still runs or its match goes on, they have already asked, the
                rematch has begun, the two already play here, one of them has too many games already, or it
                was played against the bot and there is no engine now.
        """
        table = await self._games.seated_table(game_id, user_id)
        if not table.over:
            raise Refused(Refusal.GAME_RUNNING, game_id=game_id)
        if table.match and not table.match.over:
            raise Refused(Refusal.MATCH_GOES_ON, game_id=table.match.record.games[-1].id)
        now = int(self._clock())
        if table.bot_side:
            required(self._worker)
            return Wished(table, await self._start(table, user_id, now))
        before = await self._store.rematch_wishes(game_id)
        wishes = await self._store.wish_rematch(game_id, user_id, now=now)
        if len(wishes) < 2:
            # A final board keeps its button until the other has been called.
            if user_id in before and not await self._store.live_boards(game_id):
                raise Refused(Refusal.REMATCH_WAITING, name=table.opponent_of(user_id).name)
            return Wished(table)
        return Wished(table, await self._start(table, user_id, now))

    async def _start(self, table: Table, user_id: int, now: int) -> Table:
        try:
            record = await self._store.start_rematch(
                table.id,
                table.north.id,
                table.south.id,
                now=now,
                place=table.record.place,
                opening=self._opening(table),
            )
        except RematchStarted as conflict:
            raise Refused(Refusal.REMATCH_STARTED, game_id=conflict.game_id) from conflict
        except PairHasGame as conflict:
            raise Refused(Refusal.ALREADY_PLAYING, game_id=conflict.game_id) from conflict
        except TooManyGames as limit:
            raise await too_many_games(self._store, limit, user_id) from limit
        return await set_table(self._store, record)

    def _opening(self, table: Table) -> tuple[int, ...]:
        by_lot = table.match is not None and table.match.record.terms.by_lot
        return drawn_lot(table.ruleset.key, self._rng) if by_lot else ()
