"""Solo games: one person against the bot itself."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.locks import Locks
from bot.tables.challenges import First
from bot.tables.engine import required
from bot.tables.games import Games
from bot.tables.limits import too_many_games
from bot.tables.refusal import PitRefused, Refusal, Refused
from bot.tables.table import Table, set_table, set_tables
from engine import EngineError, EngineUnavailable, Level, Worker
from storage import BotSeat, PairHasGame, Place, Store, TooManyGames

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Terms:
    """What a solo game is played on.

    Attributes:
        ruleset: the key of the ruleset.
        level: how well the bot plays.
        first: who begins; ``ME`` is the person.
    """

    ruleset: str
    level: Level
    first: First


class SoloGames:
    """The use cases of playing the bot.

    Args:
        store: keeps the games.
        games: plays the moves.
        worker: thinks for the bot; None where there is no engine.
        clock: seconds since 1970.
        rng: decides who begins where chance decides.
    """

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
        self._locks = Locks()

    def require_engine(self) -> None:
        """Make sure that there is somebody to play.

        Raises:
            Refused: there is no engine here.
        """
        required(self._worker)

    async def begin(self, place: Place, user_id: int, bot_id: int, terms: Terms) -> Table:
        """Sit down with the bot.

        Raises:
            Refused: there is no engine, this person already plays the bot in this channel, or has too
                many games.
        """
        self.require_engine()
        first = terms.first
        if first is First.RANDOM:
            first = self._rng.choice((First.ME, First.THEM))
        south, north = (user_id, bot_id) if first is First.ME else (bot_id, user_id)
        seat = BotSeat("south" if south == bot_id else "north", terms.level.value)
        try:
            record = await self._store.begin_game(
                place, south, north, terms.ruleset, seat, now=int(self._clock())
            )
        except PairHasGame as conflict:
            raise Refused(Refusal.SOLO_RUNNING, game_id=conflict.game_id) from conflict
        except TooManyGames as limit:
            raise await too_many_games(self._store, limit, user_id) from limit
        return await set_table(self._store, record)

    async def answer(self, game_id: int) -> bool:
        """Play the bot's move where it is the bot's turn, one thought for each game at a time.

        An engine that fails leaves the turn as it is; the upkeep asks again.

        Returns:
            Whether the game does not wait for the bot any more.
        """
        async with self._locks.of(game_id):
            table = await self._games.table(game_id)
            if not table.bot_to_move:
                return True
            pit = await self._thought(table)
            if pit is None:
                return False
            with suppress(Refused, PitRefused):  # resigned or taken back while the bot thought
                await self._games.play(game_id, table.mover.id, table.version, pit, sure=True)
            return True

    async def waiting(self) -> list[int]:
        """The games that wait for the bot's move."""
        tables = await set_tables(self._store, await self._store.running_games_with_the_bot())
        return [table.id for table in tables if table.bot_to_move]

    async def _thought(self, table: Table) -> int | None:
        if self._worker is None or table.level is None:
            return None
        try:
            return await self._worker.choose(table.game, table.level, _seed(table))
        except EngineUnavailable as error:
            _log.info("The bot ends, and moves in game %s after the next start: %s", table.id, error)
            return None
        except EngineError as error:
            _log.error("The bot cannot move in game %s for now: %s", table.id, error)
            return None


def _seed(table: Table) -> int:
    """The same for one game and another for the next, so that no two run alike."""
    return table.record.created_at * 1_000_003 + table.id
