"""A store on a real file, new for each test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store
from tests.storage.scene import NOON


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database may be; there is none yet."""
    return tmp_path / "opon.db"


@pytest.fixture
async def store(path: Path, new_database: Path) -> AsyncIterator[Store]:
    shutil.copyfile(new_database, path)
    async with await Store.open(path, now=NOON) as store:
        yield store
