"""Small facts outlive a restart."""

from __future__ import annotations

from pathlib import Path

from storage import Store
from tests.storage.scene import NOON


async def test_a_fact_is_there_after_a_restart_as_last_set(path: Path) -> None:
    async with await Store.open(path, now=NOON) as store:
        assert await store.fact("commands") is None
        await store.set_fact("commands", "3f2a")
        await store.set_fact("commands", "9c01")

    async with await Store.open(path, now=NOON) as store:
        assert await store.fact("commands") == "9c01"
        assert await store.fact("other") is None
