"""Asking the engine: what each move is worth, in games where that spoils nobody's play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.tables.engine import required
from bot.tables.matches import Matches
from bot.tables.refusal import Refusal, Refused
from bot.tables.table import Table, replayed
from engine import EngineError, MoveValue, Worker, better_known
from rules import Game, Position
from storage import GameRecord, Store

THINKING_SECONDS = 4.0
"""How long one position may be thought about; most take a small part of it."""

REMEMBERED = 500
"""Of so many positions, the last that were asked about, it is remembered what was told."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the engine says of a position.

    Attributes:
        table: the game in which it stood.
        game: the game as it was then.
        values: the worth of every legal move; none where the game was over.
    """

    table: Table
    game: Game
    values: tuple[MoveValue, ...]


class Analysis:
    """The use cases of asking what moves are worth; one question of each person at a time.

    Args:
        store: knows the running games.
        matches: knows which openings are played once more.
        worker: the engine; None where there is none.
    """

    def __init__(self, store: Store, matches: Matches, worker: Worker | None) -> None:
        self._store = store
        self._matches = matches
        self._worker = worker
        self._asking: set[int] = set()
        self._told: dict[tuple[int, tuple[int, ...]], tuple[MoveValue, ...]] = {}

    async def judge(self, table: Table, user_id: int, ply: int | None = None) -> Judged:
        """What each move was worth after so many moves; by default, in a finished game before the last.

        Raises:
            Refused: there is no engine; the game is running and not this person's, or is played against
                another person; its position stands in another such game of this person; there was no such
                ply; or this person's last question is still being answered.
        """
        worker = required(self._worker)
        self.require(table, user_id)
        game = _at(table, ply)
        await self.require_not_in_play(table, user_id, (game.ply,))
        with self.asking(user_id):
            try:
                values = await worker.evaluate(game, THINKING_SECONDS)
            except EngineError as error:
                raise Refused(Refusal.ENGINE_FAILED) from error
        agreed = self.agreed(table, game, values)
        self._told.pop(_key(table, game), None)
        self._told[_key(table, game)] = agreed
        if len(self._told) > REMEMBERED:
            del self._told[next(iter(self._told))]
        return Judged(table, game, agreed)

    def agreed(self, table: Table, game: Game, values: Iterable[MoveValue]) -> tuple[MoveValue, ...]:
        """What was found, with what was told of this very position before, so that nothing is taken back."""
        return better_known(self._told.get(_key(table, game), ()), values)

    def require(self, table: Table, user_id: int) -> None:
        """Make sure that this person may ask about a game.

        Raises:
            Refused: there is no engine; the game is running and not this person's, or is played against
                another person; or this person's last question is still being answered.
        """
        required(self._worker)
        if user_id in self._asking:
            raise Refused(Refusal.STILL_ASKING)
        if table.over:
            return
        if not table.seats(user_id):
            raise Refused(Refusal.ANALYSIS_NOT_SEATED, game_id=table.id)
        if not table.open_to_advice:
            raise Refused(Refusal.ANALYSIS_OF_OPPONENT, game_id=table.id)

    @contextmanager
    def asking(self, user_id: int) -> Iterator[None]:
        """While the engine thinks for this person.

        Raises:
            Refused: it does so already.
        """
        if user_id in self._asking:
            raise Refused(Refusal.STILL_ASKING)
        self._asking.add(user_id)
        try:
            yield
        finally:
            self._asking.discard(user_id)

    async def require_not_in_play(self, table: Table, user_id: int, plies: Iterable[int]) -> None:
        """Make sure that none of these positions helps this person in a game that is played against somebody.

        Else a finished game with the same beginning, under whichever ruleset, would be a way round the rule
        for running ones. Just so with an opening drawn by lot, as long as the second game that begins with
        it is still to come. Other people may ask about it: openings are played again and again, and if
        nobody could ask about what stands on anybody's board, hardly anything could be asked.

        Raises:
            Refused: one does.
        """
        asked = {table.position_at(ply) for ply in plies}
        for record in await self._store.running_games(user_id=user_id):
            if record.id != table.id and _closed(record) and asked & _telling(replayed(record)):
                raise Refused(Refusal.POSITION_IN_PLAY, game_id=record.id)
        for waiting in await self._matches.waiting(user_id):
            opening = waiting.next_opening
            if opening and asked & _telling(Game(waiting.ruleset, opening)):
                raise Refused(Refusal.POSITION_TO_COME, game_id=waiting.id)


def _telling(game: Game) -> set[Position]:
    """The positions whose worth helps with the next move: this one, and where it leads; from both seats."""
    near = {game.position, *(game.preview(pit).after for pit in game.legal_moves())}
    return near | {position.turned() for position in near}


def _key(table: Table, game: Game) -> tuple[int, tuple[int, ...]]:
    """What a position that was asked about is remembered by."""
    return table.id, tuple(move.pit for move in game.moves)


def _closed(record: GameRecord) -> bool:
    """Whether a running game is closed to advice; before its first move there is nothing to hide."""
    return bool(record.moves) and not record.bot and not record.hints


def _at(table: Table, ply: int | None) -> Game:
    """The game after so many moves; at the end of a finished one nothing is left to choose."""
    last = table.ply - 1 if table.over and table.ply else table.ply
    if ply is None:
        ply = last
    if not 0 <= ply <= last:
        raise Refused(Refusal.NO_SUCH_MOVE, last=last + 1)
    return table.game_at(ply)
