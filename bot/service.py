"""The bot on Discord itself."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from urllib.parse import urlencode

import aiohttp
import discord

from bot.cannot_start import CannotStart
from bot.client import Opon
from bot.permissions import NEEDED


async def serve(bot: Opon, token: str) -> None:
    """Connect the bot, say that it is there, and stay until cancelled; the bot is closed on the way out.

    Raises:
        CannotStart: the token is refused, or Discord cannot be reached.
        StoreError: the store cannot be opened.
    """
    async with bot:
        await _log_in(bot, token)
        greeting = asyncio.create_task(_greet(bot))
        try:
            await bot.connect()
        except discord.ConnectionClosed as error:
            raise CannotStart(f"Discord has closed the connection ({error}).") from error
        finally:
            greeting.cancel()


async def _log_in(bot: Opon, token: str) -> None:
    try:
        await bot.login(token)
    except discord.LoginFailure as error:
        raise CannotStart(
            "Discord refuses the token in DISCORD_TOKEN; make a new one on your application's Bot page."
        ) from error
    except (aiohttp.ClientError, discord.HTTPException, OSError) as error:
        raise CannotStart(f"Discord cannot be reached ({error}).") from error


async def _greet(bot: Opon) -> None:
    await bot.wait_until_ready()
    print(
        greeting(len(bot.guilds), len(await bot.store.running_games()), bot.application_id or 0), flush=True
    )


def greeting(servers: int, running: int, application_id: int) -> str:
    """What the terminal says once the bot is connected."""
    return (
        f"Opon {version('opon')} is connected. Servers: {servers}. Running games: {running}.\n"
        f"Invite it to a server: {invitation(application_id)}\n"
        f"Or add it to your own account: {account_link(application_id)}"
    )


def invitation(application_id: int) -> str:
    """The link that adds the bot to a server, with the permissions it needs and no others."""
    return discord.utils.oauth_url(
        application_id, permissions=NEEDED, scopes=("bot", "applications.commands")
    )


def account_link(application_id: int) -> str:
    """The link that adds the bot's commands to somebody's account, for chats where the bot itself is not."""
    query = urlencode({"client_id": application_id, "integration_type": 1, "scope": "applications.commands"})
    return f"https://discord.com/oauth2/authorize?{query}"
