"""The bot on Discord itself: how it connects, what it says, and what it says when it cannot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.app import build_bot
from bot.cannot_start import CannotStart
from bot.client import Opon
from bot.config import Config
from bot.service import account_link, greeting, invitation, serve
from storage import Store
from tests.bot.small_discord import TOKEN, small_discord


@pytest.fixture
def bot(tmp_path: Path) -> Opon:
    return build_bot(Config(database_path=tmp_path / "opon.sqlite3"))


@asynccontextmanager
async def serving(bot: Opon) -> AsyncIterator[None]:
    """The bot at work, stopped as Ctrl-C stops it."""
    service = asyncio.create_task(serve(bot, TOKEN))
    try:
        async with asyncio.timeout(20):
            yield
    finally:
        service.cancel()
        await asyncio.wait({service})


async def test_the_connected_bot_prints_version_servers_games_and_the_invite_link(
    bot: Opon, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with small_discord(monkeypatch), serving(bot):
        printed = ""
        while printed.count("\n") < 2:
            await asyncio.sleep(0.05)
            printed += capsys.readouterr().out

    assert printed.startswith("Opon 0.1.0 is connected. Servers: 0. Running games: 0.\n")
    assert "https://discord.com/oauth2/authorize?client_id=77&" in printed


async def test_being_stopped_leaves_discord_and_closes_the_store(
    bot: Opon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async with small_discord(monkeypatch) as there:
        async with serving(bot):
            await there.identified.wait()
        await there.gone.wait()
        async with await Store.open(tmp_path / "opon.sqlite3", now=0) as store:
            assert await store.running_games() == []


async def test_the_bot_asks_for_no_privileged_intent(bot: Opon, monkeypatch: pytest.MonkeyPatch) -> None:
    async with small_discord(monkeypatch) as there, serving(bot):
        await there.identified.wait()

    assert there.intents == discord.Intents(guilds=True).value


async def test_a_wrong_token_is_answered_in_one_sentence(bot: Opon, monkeypatch: pytest.MonkeyPatch) -> None:
    async with small_discord(monkeypatch):
        with pytest.raises(CannotStart) as caught:
            await serve(bot, "a-wrong-one")

    assert str(caught.value) == (
        "Discord refuses the token in DISCORD_TOKEN; make a new one on your application's Bot page."
    )


async def test_a_connection_that_discord_closes_for_good_is_answered_in_one_sentence(
    bot: Opon, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with small_discord(monkeypatch) as there:
        there.close_with = 4004  # authentication failed: the token was withdrawn after the log-in
        with pytest.raises(CannotStart, match=r"^Discord has closed the connection \(.*4004.*\)\.$"):
            await serve(bot, TOKEN)


async def test_a_discord_out_of_reach_is_answered_in_one_sentence(
    bot: Opon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1")

    with pytest.raises(CannotStart, match=r"^Discord cannot be reached \(.*\)\.$"):
        await serve(bot, TOKEN)


def test_the_invite_link_asks_for_five_permissions_and_no_more() -> None:
    query = parse_qs(urlsplit(invitation(77)).query)

    assert query["client_id"] == ["77"]
    assert query["scope"] == ["bot applications.commands"]
    asked = discord.Permissions(int(query["permissions"][0]))
    assert {name for name, granted in asked if granted} == {
        "attach_files",
        "read_message_history",
        "read_messages",  # discord.py's older name of View Channel
        "send_messages",
        "send_messages_in_threads",
    }


def test_the_link_to_an_account_asks_for_the_commands_alone() -> None:
    query = parse_qs(urlsplit(account_link(77)).query)
    assert query == {"client_id": ["77"], "integration_type": ["1"], "scope": ["applications.commands"]}
    assert greeting(servers=3, running=12, application_id=77).endswith(account_link(77))


def test_the_greeting_tells_how_much_there_is_to_do() -> None:
    first_line = greeting(servers=3, running=12, application_id=77).splitlines()[0]

    assert first_line == "Opon 0.1.0 is connected. Servers: 3. Running games: 12."
