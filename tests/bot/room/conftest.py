"""A practice room in this process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from bot.app import build_bot
from bot.config import Config
from bot.room.page import RoomPage
from bot.room.room import opened_room
from engine import Worker

OpenRoom = Callable[..., AbstractAsyncContextManager[RoomPage]]


@pytest.fixture
def open_room(tmp_path: Path) -> OpenRoom:
    """Opens the room, time passing in it; again and again on the same database, if need be with an engine."""

    @asynccontextmanager
    async def open_it(worker: Worker | None = None) -> AsyncIterator[RoomPage]:
        bot = build_bot(Config(database_path=tmp_path / "room.sqlite3"), worker=worker, fresh_channel=True)
        async with opened_room(bot, port=0) as page:
            time = asyncio.create_task(page.keep_time())
            yield page
            time.cancel()
            await asyncio.wait({time})

    return open_it


@pytest.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture(autouse=True)
def _nothing_goes_wrong_unseen(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """discord.py only logs what is raised in a button's callback."""
    yield
    wrong = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not wrong, [record.getMessage() for record in wrong]
