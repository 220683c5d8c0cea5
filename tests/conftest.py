from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from storage import Store


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing has happened yet. A copy is ready sooner than one made anew."""
    path = tmp_path_factory.mktemp("new") / "opon.db"

    async def make() -> None:
        await (await Store.open(path, now=0)).close()

    asyncio.run(make())
    return path
