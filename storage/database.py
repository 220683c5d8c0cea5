"""One SQLite file, open in this process alone, used by one task at a time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Self

import aiosqlite

from storage.errors import DatabaseInUse, DatabaseUnreadable, DatabaseUnwritable, SqliteTooOld, StoreClosed
from storage.file import DatabaseFile

BUSY_SECONDS = 0.5
"""How long a statement waits for another program that has the file open; Discord waits three seconds."""

OLDEST_SQLITE = (3, 37, 0)
"""The first with STRICT tables."""

_UNWRITABLE = {
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
_UNREADABLE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_IN_USE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


@contextmanager
def plain_errors(path: Path) -> Iterator[None]:
    """Turn what SQLite says about the file into our own errors; mistakes in a statement stay as they are."""
    try:
        yield
    except sqlite3.Error as error:
        # The low byte is the kind; the rest says more than we need. Python's own errors have no code.
        kind = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
        if kind in _UNWRITABLE:
            raise DatabaseUnwritable(path, str(error)) from error
        if kind in _UNREADABLE:
            raise DatabaseUnreadable(path, str(error)) from error
        if kind in _IN_USE:
            raise DatabaseInUse(path, str(error)) from error
        raise


class Statements:
    """Runs SQL statements, each with all its rows fetched before anything else can happen."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def all(self, sql: str, *parameters: int | str | None) -> list[sqlite3.Row]:
        """Run one statement and return all its rows, which may be none."""
        return list(await self._connection.execute_fetchall(sql, parameters))

    async def first(self, sql: str, *parameters: int | str | None) -> sqlite3.Row | None:
        """Run one statement and return its first row, or None."""
        rows = await self.all(sql, *parameters)
        return rows[0] if rows else None

    async def only(self, sql: str, *parameters: int | str | None) -> sqlite3.Row:
        """Run a statement that has exactly one row, and return it."""
        (row,) = await self.all(sql, *parameters)
        return row


class Database:
    """The open file. Use ``reading`` and ``writing``; what happens inside one of them happens at once."""

    def __init__(self, file: DatabaseFile, connection: aiosqlite.Connection) -> None:
        self._file = file
        self._connection: aiosqlite.Connection | None = connection
        self._turn = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Take the file for this process and connect to it; nothing in it is read or changed yet.

        Raises:
            SqliteTooOld: this Python's SQLite cannot hold our tables; the file is not touched.
            DatabaseInUse: another process has it.
            DatabaseUnwritable: it cannot be created or written.
        """
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise SqliteTooOld(sqlite3.sqlite_version, ".".join(map(str, OLDEST_SQLITE)))
        file = DatabaseFile.take(path)
        try:
            with plain_errors(file.path):
                # No isolation level: transactions begin and end where ``writing`` says, nowhere else.
                connection = await aiosqlite.connect(file.path, timeout=BUSY_SECONDS, isolation_level=None)
        except BaseException:
            file.release()
            raise
        connection.row_factory = sqlite3.Row
        return cls(file, connection)

    @property
    def path(self) -> Path:
        """The file, as an absolute path."""
        return self._file.path

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Statements]:
        """Read what is committed; all statements inside see the same state.

        Raises:
            StoreClosed: the database has been closed.
            DatabaseUnreadable: the file turns out to be damaged.
        """
        async with self._turn:
            if self._connection is None:
                raise StoreClosed
            with plain_errors(self.path):
                yield Statements(self._connection)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Statements]:
        """One transaction: durable when the block ends, undone when it raises or is cancelled.

        Raises:
            StoreClosed: the database has been closed.
            DatabaseUnwritable: the disk is full or the file has become read-only.
        """
        async with self._turn:
            if self._connection is None:
                raise StoreClosed
            with plain_errors(self.path):
                async with _transaction(self._connection) as statements:
                    yield statements

    async def close(self) -> None:
        """Wait for the work in hand, close the file and give it up. A second call does nothing."""
        async with self._turn:
            if self._connection is None:
                return
            connection, self._connection = self._connection, None
            try:
                await connection.close()
            finally:
                self._file.release()


@asynccontextmanager
async def _transaction(connection: aiosqlite.Connection) -> AsyncIterator[Statements]:
    statements = Statements(connection)
    try:
        await statements.all("BEGIN IMMEDIATE")
        yield statements
        await statements.all("COMMIT")
    except BaseException:
        # Also after a cancelled BEGIN or COMMIT, which the connection's thread carries out all the same: it
        # takes its orders in turn, so this one comes after them and before those of whoever writes next.
        # Where nothing is open it does nothing.
        await connection.rollback()
        raise
