"""Reviews of finished games: made once, by asking the engine about every position, and kept."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.locks import Locks
from bot.tables.analysis import Analysis, Judged
from bot.tables.engine import required
from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table
from engine import EngineError, MoveValue, Review, Worker, better_known, values_in, values_out
from storage import Store

_log = logging.getLogger(__name__)

REVIEW_SECONDS = 16.0
"""How long a whole game may be thought about."""

FIRST_LOOK_SECONDS = 12.0
"""How long of this all positions may be thought about; what is left goes to moves that are doubtful then."""

MOST_SECONDS_A_MOVE, MOST_SECONDS_AGAIN = 1.5, 4.0
"""How long a single position may be thought about, at first and again."""

Progress = Callable[[int, int], Awaitable[None]]
"""Is told how many positions have been looked at, and how many there are."""


class Reviews:
    """The use case of reviewing a game.

    Args:
        store: keeps what was found.
        analysis: minds that each person asks one question at a time.
        worker: the engine; None where there is none.
        clock: seconds since 1970.
    """

    def __init__(
        self, store: Store, analysis: Analysis, worker: Worker | None, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._analysis = analysis
        self._worker = worker
        self._clock = clock
        self.locks = Locks()
        """Held while a game is reviewed and the review shown, so that two presses do not both do it."""

    @staticmethod
    def require(table: Table) -> None:
        """Make sure that a game can be reviewed.

        Raises:
            Refused: it is still running, or too short.
        """
        if not table.over:
            raise Refused(Refusal.GAME_RUNNING, game_id=table.id)
        if table.ply < 2:
            raise Refused(Refusal.REVIEW_TOO_SHORT)

    async def kept(self, table: Table) -> Review | None:
        """The review of a game, if it has been made."""
        text = await self._store.review(table.id) if table.over else None
        if text is None:
            return None
        try:
            return _review(table, [values_in(rows) for rows in json.loads(text)])
        except (ValueError, TypeError) as error:  # written by another version of us
            _log.info("The review of game %s is made anew: %s", table.id, error)
            return None

    async def agreed(self, judged: Judged) -> Judged:
        """What was found of a position, with what the review of its game says, so that the two never differ.

        Of each move that which is proved further is told, else what the review says; and the review learns
        what is new.
        """
        ply = judged.game.ply
        async with self.locks.of(judged.table.id):
            review = await self.kept(judged.table)
            if review is None or ply >= len(review.moves):
                return judged
            values = [reviewed.values for reviewed in review.moves]
            known = better_known(values[ply], judged.values)
            if known != values[ply]:
                values[ply] = known
                await self._keep(judged.table, values)
        return replace(judged, values=_review(judged.table, values).moves[ply].values)

    async def make(self, table: Table, user_id: int, progress: Progress) -> Review:
        """Think about every position of a finished game, the last first, since later ones help with earlier.

        Raises:
            Refused: there is no engine, it failed, or this person's last question is still being answered.
        """
        worker = required(self._worker)
        with self._analysis.asking(user_id):
            try:
                values = await self._values(worker, table, progress)
            except EngineError as error:
                raise Refused(Refusal.ENGINE_FAILED) from error
        await self._keep(table, values)
        return _review(table, values)

    async def _keep(self, table: Table, values: Sequence[Sequence[MoveValue]]) -> None:
        text = json.dumps([values_out(found) for found in values])
        await self._store.keep_review(table.id, text, now=int(self._clock()))

    async def _values(
        self, worker: Worker, table: Table, progress: Progress
    ) -> Sequence[Sequence[MoveValue]]:
        """What the engine says of every position, and said again of those that are doubtful.

        Where somebody was told of one before, in a hint, that still holds.
        """
        until = self._clock() + REVIEW_SECONDS
        seconds = min(MOST_SECONDS_A_MOVE, FIRST_LOOK_SECONDS / table.ply)
        values: list[Sequence[MoveValue]] = [() for _ in range(table.ply)]
        for ply in reversed(range(table.ply)):
            await progress(table.ply - 1 - ply, table.ply)
            game = table.game_at(ply)
            found = await worker.evaluate(game, seconds, scores=False)
            values[ply] = self._analysis.agreed(table, game, found)
        doubtful = _review(table, values).doubtful
        for done, reviewed in enumerate(doubtful):
            left = until - self._clock()
            again = min(MOST_SECONDS_AGAIN, max(2 * seconds, left / (len(doubtful) - done)))
            if again > left:
                break
            game = table.game_at(reviewed.ply)
            found = await worker.evaluate(game, again, scores=False)
            values[reviewed.ply] = self._analysis.agreed(table, game, found)
        return values


def _review(table: Table, values: Sequence[Sequence[MoveValue]]) -> Review:
    return Review.of(table.game, values, table.outcome, lot=table.record.lot)
