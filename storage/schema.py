"""The schema of the database: numbered migrations, each applied once, together with its record."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from storage.database import Database
from storage.errors import DatabaseTooNew, DatabaseUnreadable

APPLICATION_ID: Final = int.from_bytes(b"Opon", "big")
"""What the first migration writes into the file's header, so that it is known as ours."""


@dataclass(frozen=True, slots=True)
class Migration:
    """One step from the schema before it to the next: its number, from 1 on, and its SQL."""

    number: int
    sql: str


def _read_migrations() -> tuple[Migration, ...]:
    found = [file for file in files("storage").joinpath("migrations").iterdir() if file.name.endswith(".sql")]
    steps = (Migration(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in found)
    return tuple(sorted(steps, key=lambda step: step.number))


MIGRATIONS: Final = _read_migrations()


async def prepare(database: Database, *, now: int, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Check that the file is a sound database of ours, bring its schema up to date, and set how it is used.

    A file that is refused stays as it was.

    Raises:
        DatabaseUnreadable: the file is damaged, is no database, or belongs to another program.
        DatabaseTooNew: it has migrations that this program does not know.
    """
    version = await schema_version(database)
    if version > len(migrations):
        raise DatabaseTooNew(database.path, version, len(migrations))
    await _check_sound(database)
    async with database.reading() as db:
        await db.all("PRAGMA journal_mode = WAL")
        await db.all("PRAGMA synchronous = FULL")
        # A migration may rebuild a table that others point to; ``_apply`` checks what comes out.
        await db.all("PRAGMA foreign_keys = OFF")
    for step in migrations[version:]:
        await _apply(database, step, now=now)
    async with database.reading() as db:
        await db.all("PRAGMA foreign_keys = ON")


async def schema_version(database: Database) -> int:
    """The number of the last migration applied; 0 for an empty file.

    Raises:
        DatabaseUnreadable: the file is no database, or belongs to another program.
    """
    async with database.reading() as db:
        if not (await db.only("SELECT count(*) FROM sqlite_schema"))[0]:
            return 0
        if (await db.only("PRAGMA application_id"))[0] != APPLICATION_ID:
            raise DatabaseUnreadable(database.path, "it belongs to another program")
        return int((await db.only("SELECT max(number) FROM migrations"))[0])


async def _check_sound(database: Database) -> None:
    async with database.reading() as db:
        finding = (await db.all("PRAGMA quick_check(1)"))[0][0]
    if finding != "ok":
        raise DatabaseUnreadable(database.path, f"it is damaged ({finding})")


async def _apply(database: Database, step: Migration, *, now: int) -> None:
    async with database.writing() as db:
        for statement in _statements(step.sql):
            await db.all(statement)
        if await db.all("PRAGMA foreign_key_check"):
            raise DatabaseUnreadable(
                database.path, f"migration {step.number} leaves records without their owner"
            )
        await db.all("INSERT INTO migrations (number, applied_at) VALUES (?, ?)", step.number, now)


def _statements(script: str) -> Iterator[str]:
    """The statements of a script; SQLite says where each is complete, since triggers hold ``;`` too."""
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        yield pending
