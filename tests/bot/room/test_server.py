"""The page's own files, with the room's style, behaviour and words laid over them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import aiohttp
import pytest
from simcord import preview

from bot.room.page import RoomPage
from bot.room.server import FIRST_STEP, LAID_OVER, REPLACED
from bot.room.world import TOPIC
from tests.bot.room.conftest import OpenRoom

THEIRS = Path(preview.__file__).parent / "static"
ROOM = Path(str(files("bot.room")))
PYPROJECT = Path(__file__).parent.parent.parent.parent / "pyproject.toml"


async def served(browser: aiohttp.ClientSession, page: RoomPage, path: str) -> str:
    async with browser.get(page.url.partition("/#")[0] + path) as answer:
        answer.raise_for_status()
        return await answer.text()


@pytest.mark.parametrize("path", LAID_OVER)
async def test_our_file_is_served_after_theirs(
    open_room: OpenRoom, browser: aiohttp.ClientSession, path: str
) -> None:
    async with open_room() as page:
        text = await served(browser, page, path)

    assert text.endswith((ROOM / LAID_OVER[path]).read_text(encoding="utf-8"))
    assert len(text) > (THEIRS / path.strip("/")).stat().st_size


@pytest.mark.parametrize(
    ("path", "theirs"), [(path, old) for path, words in REPLACED.items() for old in words]
)
async def test_everything_that_is_replaced_stands_in_the_page(
    open_room: OpenRoom, browser: aiohttp.ClientSession, path: str, theirs: str
) -> None:
    original = (THEIRS / (path.strip("/") or "index.html")).read_text(encoding="utf-8")

    async with open_room() as page:
        text = await served(browser, page, path)

    assert theirs in original
    assert REPLACED[path][theirs] in text


@pytest.mark.parametrize("text", [FIRST_STEP, TOPIC])
def test_an_empty_channel_and_its_topic_tell_how_to_play_somebody_and_how_to_play_alone(text: str) -> None:
    assert "Type /mancala challenge" in text
    assert "alone: /mancala play." in text.lower()


def test_every_file_of_the_page_is_installed_with_the_package() -> None:
    settings = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["tool"]["setuptools"]
    installed = {path for pattern in settings["package-data"]["bot"] for path in ROOM.parent.glob(pattern)}

    assert {ROOM / name for name in LAID_OVER.values()} <= installed
