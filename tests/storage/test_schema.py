"""The schema grows by numbered steps; each is applied once, wholly or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from storage import DatabaseUnreadable, Ending, Event, GameRecord, Place, Standing, Store
from storage.database import Database
from storage.schema import MIGRATIONS, Migration, prepare, schema_version
from tests.storage.scene import ADA, BAYO, CHIDI, NOON, ended

NEWEST = len(MIGRATIONS)
SAMPLES = Path(__file__).parent / "samples"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    async with opened(path) as database:
        yield database


def schema_of(path: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
    schema = found.fetchall()
    connection.close()
    return schema


async def build(path: Path, version: int) -> None:
    async with opened(path) as database:
        await prepare(database, now=NOON, migrations=MIGRATIONS[:version])


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [step.number for step in MIGRATIONS] == list(range(1, NEWEST + 1))


async def test_each_migration_leaves_its_number_and_time(database: Database) -> None:
    assert await schema_version(database) == 0

    await prepare(database, now=NOON)

    async with database.reading() as db:
        rows = await db.all("SELECT number, applied_at FROM migrations")
    assert [tuple(row) for row in rows] == [(step.number, NOON) for step in MIGRATIONS]
    assert await schema_version(database) == NEWEST


@pytest.mark.parametrize("version", range(NEWEST + 1))
async def test_every_earlier_schema_becomes_the_newest(tmp_path: Path, version: int) -> None:
    fresh, old = tmp_path / "fresh.db", tmp_path / "old.db"
    await build(fresh, NEWEST)
    await build(old, version)

    async with await Store.open(old, now=NOON) as store:
        assert (await ended(store)).id == 1

    assert schema_of(old) == schema_of(fresh)


@pytest.mark.parametrize("version", range(1, NEWEST + 1))
async def test_what_an_earlier_version_wrote_is_all_there(path: Path, version: int) -> None:
    await build(path, version)
    connection = sqlite3.connect(path)
    connection.executescript((SAMPLES / f"{version:04}.sql").read_text(encoding="utf-8"))
    connection.close()

    async with await Store.open(path, now=NOON) as store:
        await check_the_sample(store)


async def check_the_sample(store: Store) -> None:
    """Each version's sample tells the same story, so that all are read alike."""
    assert await store.names([ADA, BAYO, CHIDI]) == {ADA: "Ada", BAYO: "Báyọ̀"}
    assert await store.game(1) == GameRecord(
        id=1,
        place=Place(7, 71),
        south_id=ADA,
        north_id=BAYO,
        ruleset="oware",
        created_at=1000,
        rematch_of=None,
        events=(Event(2, 1, 1010), Event(8, 2, 1020), Event(0, 3, 1030)),
        ended_at=1030,
        ending=Ending("majority", "south", 25, 11),
    )
    rematch = await store.latest_game(BAYO, 71)
    assert rematch is not None
    assert (rematch.id, rematch.rematch_of, rematch.moves) == (2, 1, (5,))
    assert await store.standing(BAYO, ADA) == Standing(0, 0, 1)
    accepted, waiting = await store.challenge(1), await store.challenge(2)
    assert (accepted.state, accepted.game_id, accepted.place) == ("accepted", 1, Place(7, 71))
    assert (waiting.state, waiting.game_id, waiting.place) == ("open", None, Place(None, 90))
    assert await store.rematch_wishes(1) == {ADA, BAYO}
    assert [board.message_id for board in await store.live_boards(2)] == [503]
    assert await store.fact("commands") == "3f2a"


async def with_next(database: Database, sql: str) -> None:
    await prepare(database, now=NOON + 60, migrations=[*MIGRATIONS, Migration(NEWEST + 1, sql)])


async def test_a_migration_that_fails_half_way_leaves_nothing_and_can_be_tried_again(
    database: Database, path: Path
) -> None:
    await prepare(database, now=NOON)
    before = schema_of(path)

    with pytest.raises(sqlite3.OperationalError, match="no such table: nowhere"):
        await with_next(database, "CREATE TABLE clubs (name TEXT);\nDROP TABLE nowhere;")
    assert schema_of(path) == before
    assert await schema_version(database) == NEWEST

    await with_next(database, "CREATE TABLE clubs (name TEXT);\n-- that is all")
    assert await schema_version(database) == NEWEST + 1


REBUILD_GAMES = """
DROP TRIGGER clocks_start_anew;
DROP TRIGGER lots_are_not_taken_back;
DROP TRIGGER events_stop_at_the_end; -- SQLite renames no table while a trigger names one that is missing
CREATE TABLE rebuilt (id INTEGER PRIMARY KEY AUTOINCREMENT, south_id INTEGER NOT NULL) STRICT;
INSERT INTO rebuilt SELECT id, south_id FROM games;
DROP TABLE games;
ALTER TABLE rebuilt RENAME TO games;
"""


async def test_a_migration_may_rebuild_a_table_that_others_point_to(path: Path) -> None:
    async with await Store.open(path, now=NOON) as store:
        game = await ended(store)

    async with opened(path) as database:
        await with_next(database, REBUILD_GAMES)

        async with database.reading() as db:
            assert tuple(await db.only("SELECT id, south_id FROM games")) == (game.id, ADA)
            boards = await db.only("SELECT sql FROM sqlite_schema WHERE name = 'boards'")
    assert "REFERENCES games (id)" in boards["sql"]


async def test_a_migration_that_would_orphan_records_is_refused(path: Path) -> None:
    async with await Store.open(path, now=NOON) as store:
        game = await ended(store)
        await store.wish_rematch(game.id, ADA, now=NOON)

    async with opened(path) as database:
        with pytest.raises(DatabaseUnreadable, match=f"migration {NEWEST + 1} leaves records without"):
            await with_next(database, "DELETE FROM games;")
        assert await schema_version(database) == NEWEST

    async with await Store.open(path, now=NOON) as store:
        assert await store.game(game.id) == game
