"""A store on a real file, new for each test."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store
from tests.storage.scene import NOON


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing has happened yet. A copy is ready sooner than one made anew."""
    path = tmp_path_factory.mktemp("new") / "opon.db"

    async def make() -> None:
        await (await Store.open(path, now=NOON)).close()

    asyncio.run(make())
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be; there is none yet."""
    return tmp_path / "opon.db"


@pytest.fixture
async def store(path: Path, new_database: Path) -> AsyncIterator[Store]:
    shutil.copyfile(new_database, path)
    async with await Store.open(path, now=NOON) as store:
        yield store
