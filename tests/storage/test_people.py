"""People are known by the last name they were seen under."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage import Store
from tests.storage.scene import ADA, BAYO, CHIDI


async def test_the_last_name_counts_and_strangers_have_none(store: Store) -> None:
    await store.remember_name(ADA, "Ada")
    await store.remember_name(BAYO, "Báyọ̀ *the quick*")
    await store.remember_name(ADA, "Ada 🌰")

    assert await store.names([ADA, BAYO, CHIDI]) == {ADA: "Ada 🌰", BAYO: "Báyọ̀ *the quick*"}
    assert await store.names([]) == {}


async def test_thousands_of_names_are_read_at_once(store: Store) -> None:
    await store.remember_name(ADA, "Ada")

    assert await store.names(range(400_000)) == {ADA: "Ada"}


async def test_ids_as_large_as_they_get_are_kept(store: Store) -> None:
    largest = 2**63 - 1

    await store.remember_name(largest, "Zuri")

    assert await store.names([largest]) == {largest: "Zuri"}


async def test_a_name_that_has_not_changed_is_not_written_again(store: Store, path: Path) -> None:
    await store.remember_name(ADA, "Ada")
    with closing(sqlite3.connect(path)) as onlooker:
        seen = onlooker.execute("PRAGMA data_version").fetchone()

        await store.remember_name(ADA, "Ada")
        assert onlooker.execute("PRAGMA data_version").fetchone() == seen

        await store.remember_name(ADA, "Ade")
        assert onlooker.execute("PRAGMA data_version").fetchone() != seen
