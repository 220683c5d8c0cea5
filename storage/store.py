"""The store: everything the bot keeps, behind one door."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Self

from storage.boards import Boards
from storage.calls import Calls
from storage.challenges import Challenges
from storage.clocks import Clocks
from storage.database import Database
from storage.facts import Facts
from storage.games import Games
from storage.matches import Matches
from storage.news import NewsBoard
from storage.offers import Offers
from storage.people import People
from storage.puzzles import Puzzles
from storage.records import Limits
from storage.refusals import Refusals
from storage.rematches import Rematches
from storage.reviews import Reviews
from storage.schema import prepare
from storage.settings import Settings


class Store(
    People,
    Challenges,
    Games,
    Matches,
    Rematches,
    Offers,
    Clocks,
    Refusals,
    Settings,
    Reviews,
    Puzzles,
    Boards,
    Calls,
    NewsBoard,
    Facts,
):
    """Records in, records out. Each call is one transaction: when it returns, what it did is on the disk.

    A call that is cancelled has either done all of its work or none of it. Every call may raise
    ``StoreClosed``, and ``DatabaseUnwritable``, ``DatabaseUnreadable`` or ``DatabaseInUse`` when the file
    fails under way.
    """

    @classmethod
    async def open(cls, path: Path, *, now: int, limits: Limits | None = None) -> Self:
        """Open the database at ``path`` for this process alone; made, with its folder, when missing.

        Args:
            path: the file; ``.lock``, ``-wal`` and ``-shm`` files appear beside it.
            now: the time, noted beside a change of the schema.
            limits: how much one person may have at once; None for the usual.

        Raises:
            SqliteTooOld: this Python comes with an SQLite that is too old.
            DatabaseInUse: another process has it.
            DatabaseUnwritable: it cannot be created or written.
            DatabaseUnreadable: it is damaged, or no database of Opon.
            DatabaseTooNew: a newer version of Opon wrote it.
        """
        database = await Database.open(path)
        try:
            await prepare(database, now=now)
        except BaseException:
            await database.close()
            raise
        return cls(database, limits or Limits())

    async def close(self) -> None:
        """Finish the work in hand and give up the file. A second call does nothing."""
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
