"""The practice room, and a real browser to look at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.bot.room.process import free_port, room_in_a_child

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
    "/usr/bin/chromium",
)
FLAGS = (
    "--no-sandbox",  # Chromium refuses its sandbox to root, which is who runs this in a container
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

OpenRoom = Callable[[], AbstractContextManager[str]]


@pytest.fixture
def open_room(tmp_path: Path) -> OpenRoom:
    """Opens the room and gives its address; again and again on the same database and port."""
    return partial(_room, DATABASE_PATH=str(tmp_path / "opon.sqlite3"), ROOM_PORT=str(free_port()))


@pytest.fixture
def address(open_room: OpenRoom) -> Iterator[str]:
    """Where the room is."""
    with open_room() as address:
        yield address


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@contextmanager
def _room(**settings: str) -> Iterator[str]:
    with room_in_a_child(LOG_LEVEL="WARNING", **settings) as (_, address):
        yield address
