"""Running games: playing a pit, giving up, and finding one's games again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.match import ABANDONED
from bot.tables.refusal import PitRefused, Refusal, Refused
from bot.tables.table import Table, ending_of, set_table, set_tables
from rules import PIT_LETTERS, Outcome, Termination
from storage import Ending, GameEnded, GameRecord, NoSuchGame, PairHasGame, Place, StaleVersion, Store

SILENCE_DAYS = 7
"""How long a mover may be silent before the other may close the game without a result."""

SILENCE_SECONDS = SILENCE_DAYS * 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Played:
    """What a click on a pit came to.

    Attributes:
        table: the game after it.
        repeated: the same person has just played this very pit: nothing is new.
        would_end: the move is not played yet: it would end the game by repetition, with this outcome.
        trial: the move is not played yet, but may be.
    """

    table: Table
    repeated: bool = False
    would_end: Outcome | None = None
    trial: bool = False


class Games:
    """The use cases of a running game."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock

    async def table(self, game_id: int) -> Table:
        """The game as it stands.

        Raises:
            Refused: there is no such game.
        """
        try:
            record = await self._store.game(game_id)
        except NoSuchGame as error:
            raise Refused(Refusal.UNKNOWN_GAME) from error
        return await set_table(self._store, record)

    async def seated_table(self, game_id: int, user_id: int) -> Table:
        """The game as it stands, for somebody who plays it.

        Raises:
            Refused: there is no such game, or this person does not play it.
        """
        table = await self.table(game_id)
        if not table.seats(user_id):
            raise Refused(Refusal.NOT_SEATED, game_id=game_id)
        return table

    async def running_table(self, game_id: int, user_id: int) -> Table:
        """The same while it still runs.

        Raises:
            Refused: there is no such game, this person does not play it, or it is over.
        """
        table = await self.seated_table(game_id, user_id)
        if table.over:
            raise Refused(Refusal.GAME_OVER, game_id=game_id)
        return table

    async def play(
        self, game_id: int, user_id: int, version: int, pit: int, *, sure: bool = False, trial: bool = False
    ) -> Played:
        """Play a pit, or find that the click came twice or too late.

        A move that would end the game by repetition is played only when ``sure``, and one that is only a
        ``trial`` is not played at all.

        Raises:
            Refused: not this person's game or turn, or the board has moved on.
            PitRefused: the rules forbid the move.
        """
        table = await self.seated_table(game_id, user_id)
        if pit >= len(PIT_LETTERS) or version > table.version:
            raise Refused(Refusal.STALE_BUTTON, game_id=game_id)
        if version != table.version:
            return _passed(table, user_id, version, pit)
        if table.over:
            raise Refused(Refusal.GAME_OVER, game_id=game_id)
        if table.mover.id != user_id:
            raise Refused(Refusal.NOT_YOUR_TURN, game_id=game_id, name=table.mover.name)
        if reason := table.game.why_illegal(pit):
            raise PitRefused(pit, reason, table.ruleset)
        outcome = table.game.outcome_after(pit)
        if outcome and outcome.termination is Termination.REPETITION and not sure:
            return Played(table, would_end=outcome)
        if trial:
            return Played(table, trial=True)
        return await self._commit(table, user_id, pit, outcome)

    async def resign(self, game_id: int, user_id: int) -> Table:
        """Give the game up; the opponent wins.

        Raises:
            Refused: not this person's game, or it is over.
        """
        table = await self.seated_table(game_id, user_id)
        outcome = Outcome.resignation(table.side_of(user_id), table.position)
        return await self._end(table, ending_of(outcome))

    async def close_silent(self, game_id: int, user_id: int) -> Table:
        """Close a game without a result, because the mover has been silent for a week.

        Raises:
            Refused: not this person's game, their own turn, or too early.
        """
        table = await self.running_table(game_id, user_id)
        if table.mover.id == user_id:
            raise Refused(Refusal.YOUR_OWN_TURN, game_id=game_id)
        if table.record.clock is not None:
            raise Refused(Refusal.CLOCK_RUNS, game_id=game_id)
        if not self.is_silent(table):
            free_at = table.record.moved_at + SILENCE_SECONDS
            raise Refused(Refusal.TOO_EARLY_TO_CLOSE, game_id=game_id, when=str(free_at))
        return await self._close(table, user_id)

    async def close_left(self, game_id: int, user_id: int) -> Table:
        """Close a game without a result, because the other player has left; the caller knows that they have.

        Raises:
            Refused: not this person's game, or it is over.
        """
        return await self._close(await self.running_table(game_id, user_id), user_id)

    async def _close(self, table: Table, user_id: int) -> Table:
        ending = Ending(ABANDONED, None, *table.position.stores)
        return await self._end(table, ending, version=table.version, closed_by=user_id)

    def is_silent(self, table: Table) -> bool:
        """Whether the mover of a game without a clock has been silent so long that the other may close it."""
        if table.over or table.record.clock is not None:
            return False
        return table.record.moved_at + SILENCE_SECONDS <= self._clock()

    async def running(self, user_id: int, *, guild_id: int | None = None) -> list[Table]:
        """Somebody's running games: first those where it is their turn, the longest waiting first."""
        records = await self._store.running_games(user_id=user_id)
        here = [record for record in records if guild_id in (None, record.place.guild_id)]
        tables = await set_tables(self._store, here)
        return sorted(tables, key=lambda table: (table.mover.id != user_id, table.record.moved_at))

    async def move_to(self, table: Table, place: Place) -> Table:
        """Carry a game on in another channel.

        Raises:
            Refused: the game has ended meanwhile, or the two already play there.
        """
        try:
            record = await self._store.move_game(table.id, place)
        except GameEnded as error:
            raise Refused(Refusal.GAME_OVER, game_id=table.id) from error
        except PairHasGame as conflict:
            raise Refused(Refusal.ALREADY_PLAYING, game_id=conflict.game_id) from conflict
        return await set_table(self._store, record)

    async def _commit(self, table: Table, user_id: int, pit: int, outcome: Outcome | None) -> Played:
        ending = ending_of(outcome) if outcome else None
        try:
            record = await self._store.append_move(
                table.id, table.version, pit, now=int(self._clock()), ending=ending
            )
        except (StaleVersion, GameEnded):
            return _passed(await self.table(table.id), user_id, table.version, pit)
        return Played(await set_table(self._store, record))

    async def _end(
        self, table: Table, ending: Ending, *, version: int | None = None, closed_by: int | None = None
    ) -> Table:
        try:
            record: GameRecord = await self._store.end_game(
                table.id, ending, now=int(self._clock()), version=version, closed_by=closed_by
            )
        except GameEnded as error:
            raise Refused(Refusal.GAME_OVER, game_id=table.id) from error
        except StaleVersion as error:
            raise Refused(Refusal.STALE_BUTTON, game_id=table.id) from error
        return await set_table(self._store, record)


def _passed(table: Table, user_id: int, version: int, pit: int) -> Played:
    """A click on a board that has moved on: the newest move again is no news, anything else is too late."""
    move = table.last_move
    newest = version == table.version - 1 and table.record.events[version].pit == pit
    if move and newest and table.seated(move.mover).id == user_id:
        return Played(table, repeated=True)
    raise Refused(Refusal.GAME_OVER if table.over else Refusal.STALE_BUTTON, game_id=table.id)
