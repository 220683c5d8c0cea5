"""The practice room goes on where it stopped."""

from __future__ import annotations

import aiohttp

from tests.bot.room.conftest import OpenRoom
from tests.bot.room.test_page import shows, two_players
from tests.bot.room.window import Window

KOFI = "1456074443980800004"


async def test_the_address_is_the_same_when_the_room_is_opened_again(open_room: OpenRoom) -> None:
    keys = []
    for _ in range(2):
        async with open_room() as page:
            keys.append(page.url.partition("#")[2])

    assert keys[0] == keys[1]
    assert len(keys[0]) >= 32


async def test_running_games_and_open_challenges_are_back_in_the_channel_with_working_buttons(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, bayo = await two_players(page, browser)
        await ama.press("C")
        await bayo.command("mancala challenge", opponent=KOFI)

    async with open_room() as page:
        bayo = await Window.opened(browser, page.url, viewer="Bayo")
        kofi = await Window.opened(browser, page.url, viewer="Kofi")
        texts = [message["content"] for message in bayo.messages]
        await kofi.press("Decline")
        await bayo.press("d")
        await shows(kofi, lambda text: "Bayo played d" in text)

    assert len(texts) == 2
    assert any("Bayo challenges you" in text for text in texts)
    assert any("Ama played C" in text for text in texts)


async def test_a_finished_game_is_not_posted_again(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, bayo = await two_players(page, browser)
        await ama.command("mancala resign")
        await ama.look()
        await ama.press("Yes, I resign")
        await shows(bayo, lambda text: "Ama resigned" in text)

    async with open_room() as page:
        ama = await Window.opened(browser, page.url, viewer="Ama")

    assert ama.messages == []


async def test_a_match_that_waits_for_its_next_game_is_back_in_the_channel(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        ama, bayo = await two_players(page, browser, match="best-of-3")
        await ama.command("mancala resign")
        await ama.look()
        await ama.press("Resign this game")
        await shows(bayo, lambda text: "Ama 0 – 1 Bayo" in text)

    async with open_room() as page:
        bayo = await Window.opened(browser, page.url, viewer="Bayo")
        (message,) = bayo.messages
        await bayo.press("Next game")
        await shows(bayo, lambda text: "game 2 · Ama 0 – 1 Bayo" in text)

    assert "Either of you can press **Next game**." in message["content"]


async def test_only_who_knows_the_address_may_look_in(
    open_room: OpenRoom, browser: aiohttp.ClientSession
) -> None:
    async with open_room() as page:
        base = page.url.partition("#")[0]
        async with browser.post(f"{base}api/pages", json={}) as answer:
            assert answer.status == 401
