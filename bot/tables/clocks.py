"""Clocks: time for each move, what becomes of a game when it is up, and nudges where there is none."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from bot.locks import Locks
from bot.tables.games import Games
from bot.tables.match import ABANDONED
from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table, ending_of, set_table, set_tables
from rules import Outcome
from storage import Ending, GameEnded, StaleVersion, Store

NUDGE_SECONDS = 24 * 60 * 60
"""How long a mover is left alone before a nudge, and between two nudges."""

STALLED_SECONDS = 2 * 60
"""A look at the clocks that comes later than this after the last one gives the time back."""

COUNTED_PLIES = 2
"""A game with fewer moves, those drawn by lot not counted, is closed without a result when the time is up.

In a match that is only so until one game has a result: then both have shown up, and whoever has to begin
could else hold it up for ever.
"""


class Clocks:
    """The use cases of time."""

    def __init__(self, store: Store, games: Games, clock: Callable[[], float]) -> None:
        self._store = store
        self._games = games
        self._clock = clock
        self._looked = False
        self.locks = Locks()
        """Held while the mover is nudged, so that two presses do not both do it."""

    async def look(self) -> list[Table]:
        """The games whose mover is to be reminded or has no time left, after time that is given back.

        The first look after a start gives back all the time since the last one before.
        """
        await self._give_back()
        return await set_tables(self._store, await self._store.due_games(int(self._clock())))

    async def seconds_to_next(self) -> float | None:
        """How long until the next game is due; None where no clock runs."""
        due = await self._store.next_due()
        return None if due is None else due - self._clock()

    def is_up(self, table: Table) -> bool:
        """Whether the mover has no time left."""
        deadline = table.record.deadline
        return not table.over and deadline is not None and deadline <= self._clock()

    async def run_out(self, table: Table) -> Table:
        """End a game whose time is up: the mover loses, or it is closed if the two had hardly begun.

        Raises:
            Refused: it has gone on or ended meanwhile.
        """
        if _hardly_begun(table):
            south, north = table.position.stores
            ending = Ending(ABANDONED, None, south, north)
        else:
            ending = ending_of(Outcome.timeout(table.position.mover, table.position))
        try:
            record = await self._store.end_game(
                table.id, ending, now=int(self._clock()), version=table.version
            )
        except (GameEnded, StaleVersion) as error:
            raise Refused(Refusal.GAME_WENT_ON, game_id=table.id) from error
        return await set_table(self._store, record)

    async def reminded(self, table: Table) -> None:
        """Note that the mover has been reminded; where the game has gone on, there is nothing to note."""
        try:
            await self._store.reminded(table.id, table.version)
        except (GameEnded, StaleVersion):
            return

    async def let_lie(self, table: Table) -> None:
        """Leave a game where nobody can be reminded until somebody touches it; ``lapse`` then looks."""
        with suppress(GameEnded, StaleVersion):
            await self._store.let_clock_lie(table.id, table.version)

    async def lapse(self, table: Table) -> bool:
        """End a game that was left to lie, if its time is up and the mover has seen the board.

        Returns:
            Whether that has ended it.
        """
        if not self.is_up(table):
            return False
        await self._give_back()
        table = await self._games.table(table.id)
        if not self.is_up(table):
            return False
        board = await self._store.current_board(table.id)
        if board is None or board.version != table.version:
            await self.restart(table)
            return False
        with suppress(Refused):
            await self.run_out(table)
            return True
        return False

    async def restart(self, table: Table) -> None:
        """Give the mover the whole time anew, since they cannot see their board."""
        try:
            await self._store.restart_clock(table.id, table.version, now=int(self._clock()))
        except (GameEnded, StaleVersion):
            return

    async def _give_back(self) -> None:
        tolerated = STALLED_SECONDS if self._looked else 0
        await self._store.note_alive(int(self._clock()), tolerated=tolerated)
        self._looked = True

    def may_nudge(self, table: Table, user_id: int) -> bool:
        """Whether this person may remind the mover now."""
        waits = not table.over and table.bot_side is None and table.mover.id != user_id
        return waits and table.record.clock is None and self._free_at(table) <= self._clock()

    async def nudge(self, game_id: int, user_id: int) -> Table:
        """Check that this person may remind the mover now; ``nudged`` notes that it is done.

        Raises:
            Refused: not this person's game, their own turn, it has a clock, or it is too early.
        """
        table = await self._games.running_table(game_id, user_id)
        if table.mover.id == user_id:
            raise Refused(Refusal.NUDGE_ONESELF, game_id=game_id, name=table.opponent_of(user_id).name)
        if table.record.clock is not None or table.bot_side is not None:
            raise Refused(Refusal.NUDGE_CLOCK, game_id=game_id)
        if not self.may_nudge(table, user_id):
            raise Refused(Refusal.NUDGE_EARLY, game_id=game_id, when=str(self._free_at(table)))
        return table

    async def nudged(self, table: Table) -> None:
        """Note that the mover has been reminded by the other."""
        try:
            await self._store.nudged(table.id, table.version, now=int(self._clock()))
        except (GameEnded, StaleVersion):
            return

    @staticmethod
    def _free_at(table: Table) -> int:
        return max(table.record.moved_at, table.record.nudged_at or 0) + NUDGE_SECONDS


def _hardly_begun(table: Table) -> bool:
    first = table.match is None or table.match.round == 1
    return first and table.ply - table.record.lot < COUNTED_PLIES
