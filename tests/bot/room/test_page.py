"""The page of the practice room serves several people for hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

from bot.room.page import RoomPage
from engine import Worker
from tests.bot.room.conftest import OpenRoom
from tests.bot.room.window import Window
from tests.end_to_end.stage import THINKER

AMA = "1456074443980800002"
BAYO = "1456074443980800003"


async def shows(window: Window, what: Callable[[str], bool]) -> None:
    """Wait, as a person would, until the newest message in the window is as expected."""
    async with asyncio.timeout(10):
        while not (window.messages and what(window.messages[-1]["content"])):
            await asyncio.sleep(0.05)
            await window.look()


async def two_players(
    page: RoomPage, browser: aiohttp.ClientSession, **options: str
) -> tuple[Window, Window]:
    """Ama, who has challenged Bayo and begins, and Bayo, who has accepted."""
    ama = await Window.opened(browser, page.url, viewer="Ama")
    bayo = await Window.opened(browser, page.url, viewer="Bayo")
    await ama.command("mancala challenge", opponent=BAYO, first="challenger", **options)
    await shows(bayo, lambda text: "challenges you" in text)
    await bayo.press("Accept")
    await shows(ama, lambda text: "your turn" in text)
    return ama, bayo


async def test_a_move_shows_in_the_other_window_without_touching_it(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, bayo = await two_players(page, browser)

        await ama.press("C")
        await shows(bayo, lambda text: "Ama played C" in text)

    assert bayo.messages[-1]["attachments"][0]["description"].startswith("Mancala board, North to move.")


async def test_a_click_from_a_window_that_has_not_caught_up_reaches_the_bot(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, bayo = await two_players(page, browser)
        kofi = await Window.opened(browser, page.url, viewer="Kofi")
        await kofi.command("mancala help")  # the page has moved on, and Ama has not looked since

        await ama.press("C")

        await shows(bayo, lambda text: "Ama played C" in text)


async def test_whoever_waits_for_a_late_answer_is_told_so_and_gets_it_and_others_go_on_meanwhile(
    open_room: OpenRoom, browser: aiohttp.ClientSession, tmp_path: Path
) -> None:
    folder = tmp_path / "slow"
    folder.mkdir()
    (folder / "dawdles").write_text("5", encoding="ascii")
    async with open_room(Worker(folder, command=THINKER)) as page:
        ama = await Window.opened(browser, page.url, viewer="Ama")
        await ama.command("mancala play", game="oware", level="beginner", first="opponent")
        bayo = await Window.opened(browser, page.url, viewer="Bayo")
        await ama.look()
        assert (ama.snapshot["thinking"], bayo.snapshot["thinking"]) == (True, False)

        await bayo.command("mancala help")
        await bayo.look()
        assert any("/mancala challenge" in message["content"] for message in bayo.messages)

        await shows(ama, lambda text: "your turn" in text)
        async with asyncio.timeout(5):
            while ama.snapshot["thinking"]:
                await asyncio.sleep(0.05)
                await ama.look()


@pytest.mark.parametrize(
    ("command", "options", "answer"),
    [
        ("mancala challenge", {"opponent": AMA}, "yourself"),
        ("mancala challenge", {"opponent": BAYO, "variant": "chess"}, "variant"),
        ("mancala board", {}, "no running game"),
        ("mancala resign", {"game": "7"}, "game"),
    ],
)
async def test_a_command_that_is_refused_has_been_answered_and_not_failed(
    open_room: OpenRoom,
    browser: aiohttp.ClientSession,
    command: str,
    options: dict[str, str],
    answer: str,
) -> None:
    async with open_room() as page:
        ama = await Window.opened(browser, page.url, viewer="Ama")

        await ama.command(command, **options)  # must be settled

        await shows(ama, lambda text: answer in text)


async def test_a_window_opens_at_the_newest_message(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, _ = await two_players(page, browser)
        await ama.press("C")

        async with browser.post(page.url.partition("#")[0] + "api/pages", json={}) as answer:
            opened = await answer.json()

    assert opened["targetId"] == opened["timeline"][-1]


async def test_a_window_opened_on_a_channel_full_of_boards_gets_every_picture(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, _ = await two_players(page, browser)
        for _again in range(11):
            await ama.command("mancala board")

        kofi = await Window.opened(browser, page.url, viewer="Kofi")
        statuses = await kofi.pictures()

    assert len([message for message in kofi.messages if message["attachments"]]) == 12
    assert statuses == [200] * 12


async def test_each_action_is_shown_to_every_window_once(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, bayo = await two_players(page, browser)
        await bayo.look()
        before = bayo.snapshot["publishedRevision"]

        await ama.press("C")
        await bayo.look()

    assert bayo.snapshot["publishedRevision"] == before + 1


async def test_the_hidden_list_of_messages_is_not_made(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, _ = await two_players(page, browser)
        await ama.look()

    assert ama.messages
    assert ama.snapshot["messageIndex"] == []


async def test_time_passes_in_the_room_as_it_does_outside(open_room: OpenRoom) -> None:
    async with open_room() as page:
        before = page.env.now()
        await asyncio.sleep(1.2)
        passed = (page.env.now() - before).total_seconds()

    assert 0.5 < passed < 10
