"""A file that cannot be used is refused with one plain sentence, and left as it was."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage import (
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnreadable,
    DatabaseUnwritable,
    SqliteTooOld,
    Store,
    StoreClosed,
)
from storage.schema import MIGRATIONS
from tests.storage.scene import NOON, ended

REPOSITORY = Path(__file__).parents[2]


def contents(path: Path) -> bytes:
    return path.read_bytes()


def exists(path: Path) -> bool:
    return path.exists()


def overwrite(path: Path, rubbish: bytes) -> None:
    """Write something else into the middle of the file."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(rubbish)


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


async def refused(path: Path, kind: type[Exception]) -> str:
    """What is said on opening; a store that opens all the same is closed, since its thread would stay."""
    with pytest.raises(kind) as refusal:
        async with await Store.open(path, now=NOON):
            pass
    return str(refusal.value)


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "data" / "of" / "opon.db"

    async with await Store.open(path, now=NOON) as store:
        assert (await ended(store)).id == 1

    assert contents(path).startswith(b"SQLite format 3")


@pytest.fixture
def empty_file(path: Path) -> Path:
    path.touch()
    return path


async def test_an_empty_file_is_a_new_database(empty_file: Path) -> None:
    async with await Store.open(empty_file, now=NOON) as store:
        assert (await ended(store)).id == 1


async def test_a_folder_in_place_of_the_file_is_unwritable(tmp_path: Path) -> None:
    sentence = await refused(tmp_path, DatabaseUnwritable)

    assert sentence == f"The database {tmp_path} cannot be written: is a directory."


async def test_a_file_in_place_of_the_folder_is_unwritable(empty_file: Path) -> None:
    path = empty_file / "opon.db"

    assert await refused(path, DatabaseUnwritable) == f"The database {path} cannot be written: file exists."


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user can reach, which pytest's own is not."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


OPEN_AS_NOBODY = """
import asyncio, os, sys
from pathlib import Path
from storage import Store, StoreError

async def open_and_close(path):
    async with await Store.open(path, now=0):
        pass

if os.geteuid() == 0:  # nothing is forbidden to root
    os.seteuid(65534)
try:
    asyncio.run(open_and_close(Path(sys.argv[1])))
except StoreError as error:
    print(type(error).__name__, error)
"""


def opened_as_nobody(path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", OPEN_AS_NOBODY, str(path)],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    return done.stdout.strip() + done.stderr.strip()


def test_a_read_only_folder_is_unwritable(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    path = open_folder / "opon.db"

    assert opened_as_nobody(path) == (
        f"DatabaseUnwritable The database {path} cannot be written: permission denied."
    )


def test_a_read_only_file_is_unwritable_even_with_nothing_to_write(open_folder: Path) -> None:
    open_folder.chmod(0o777)
    path = open_folder / "opon.db"
    assert opened_as_nobody(path) == ""
    path.chmod(0o444)

    assert opened_as_nobody(path) == (
        f"DatabaseUnwritable The database {path} cannot be written: permission denied."
    )


@pytest.fixture
def diary(path: Path) -> Path:
    path.write_text("Dear diary, today I lost eight seeds to Ada. " * 40)
    return path


async def test_a_file_that_is_no_database_is_unreadable_and_stays_as_it_is(diary: Path) -> None:
    before = contents(diary)

    sentence = await refused(diary, DatabaseUnreadable)

    assert sentence == f"The database {diary} cannot be read: file is not a database."
    assert contents(diary) == before


async def test_a_database_of_another_program_is_unreadable_and_stays_as_it_is(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE games (title TEXT)")
    other.execute("PRAGMA user_version = 12")
    other.close()
    before = contents(path)

    sentence = await refused(path, DatabaseUnreadable)

    assert sentence == f"The database {path} cannot be read: it belongs to another program."
    assert contents(path) == before


async def test_a_damaged_database_is_unreadable(path: Path) -> None:
    async with await Store.open(path, now=NOON) as store:
        await store.set_fact("long", "seed " * 20_000)
    overwrite(path, b"\xff" * 8192)

    assert (await refused(path, DatabaseUnreadable)).startswith(f"The database {path} cannot be read: ")


async def test_a_database_cut_short_is_unreadable(path: Path) -> None:
    async with await Store.open(path, now=NOON) as store:
        await store.set_fact("long", "seed " * 20_000)
    cut_in_half(path)

    assert (await refused(path, DatabaseUnreadable)).startswith(f"The database {path} cannot be read: ")


async def test_a_database_of_a_newer_version_is_refused_and_stays_as_it_is(path: Path) -> None:
    async with await Store.open(path, now=NOON) as store:
        await ended(store)
    newer = sqlite3.connect(path)
    newer.execute("INSERT INTO migrations VALUES (99, 0)")
    newer.commit()
    newer.close()
    before = contents(path)

    sentence = await refused(path, DatabaseTooNew)

    assert sentence == (
        f"The database {path} was written by a newer version of Opon"
        f" (its schema is 99, this version knows {len(MIGRATIONS)})."
    )
    assert contents(path) == before


async def test_an_sqlite_that_is_too_old_is_told_plainly_and_makes_no_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 9))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.36.9")

    sentence = await refused(path, SqliteTooOld)

    assert sentence == "This Python comes with SQLite 3.36.9; Opon needs 3.37.0 or newer."
    assert not exists(path)


async def test_a_full_disk_is_told_plainly_and_undoes_what_was_begun(store: Store) -> None:
    async with store._database.reading() as db:
        await db.all("PRAGMA max_page_count = 1")  # SQLite keeps what there is, and takes no page more

    with pytest.raises(DatabaseUnwritable, match="database or disk is full"):
        await store.set_fact("long", "seed " * 20_000)

    assert await store.fact("long") is None
    await store.set_fact("short", "seed")


async def test_another_program_that_writes_by_hand_is_not_waited_for_long(store: Store, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(DatabaseInUse, match="database is locked"):
        await store.set_fact("key", "value")
    other.execute("ROLLBACK")
    other.close()

    await store.set_fact("key", "value")


async def test_a_closed_store_says_so_and_closing_again_does_nothing(path: Path) -> None:
    store = await Store.open(path, now=NOON)
    await store.close()
    await store.close()

    with pytest.raises(StoreClosed):
        await store.fact("key")
    with pytest.raises(StoreClosed):
        await store.set_fact("key", "value")


async def test_no_thread_outlives_a_store_that_was_closed_or_refused(tmp_path: Path, diary: Path) -> None:
    before = set(threading.enumerate())
    path = tmp_path / "other.db"
    async with await Store.open(path, now=NOON):
        await refused(path, DatabaseInUse)
    await refused(diary, DatabaseUnreadable)

    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=5)
    assert set(threading.enumerate()) <= before


async def test_what_is_committed_is_on_the_disk_and_the_keys_between_tables_hold(store: Store) -> None:
    async with store._database.reading() as db:
        settings = [
            (await db.only(f"PRAGMA {name}"))[0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]

    full = 2
    assert settings == ["wal", full, 1, 500]
