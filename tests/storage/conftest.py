"""A store on a real file, new for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import Store
from tests.storage.scene import NOON


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "opon.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with await Store.open(path, now=NOON) as store:
        yield store
