"""A Discord on this machine, just big enough for the real discord.py to log in, connect and be told off."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import yarl
from aiohttp import WSMsgType, web

TOKEN = "the-right-token"  # noqa: S105 - nobody's token
BOT = {"id": "77", "username": "Opon", "discriminator": "0", "avatar": None, "bot": True, "flags": 0}
APPLICATION = {
    "id": "77",
    "name": "Opon",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": BOT,
    "team": None,
}


class SmallDiscord:
    """What was asked of it.

    Attributes:
        close_with: when set, the code with which it closes every connection instead of greeting it.
        identified: set when a bot has identified itself.
        intents: those that it identified itself with.
        gone: set when a connection that had been greeted has ended.
    """

    def __init__(self) -> None:
        self.close_with: int | None = None
        self.identified = asyncio.Event()
        self.intents = 0
        self.gone = asyncio.Event()

    async def me(self, request: web.Request) -> web.Response:
        """Who the bot is, if its token is the right one."""
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        return _json(BOT)

    async def application(self, _: web.Request) -> web.Response:
        """What the bot's application is."""
        return _json(APPLICATION)

    async def commands(self, _: web.Request) -> web.Response:
        """Take the bot's commands."""
        return _json([])

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Greet the bot, and keep the connection until it goes."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if self.close_with is not None:
            await socket.close(code=self.close_with)
            return socket
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 2:
                self.intents = message.json()["d"]["intents"]
                self.identified.set()
                await socket.send_json({"op": 0, "d": self._ready(request), "s": 1, "t": "READY"})
        self.gone.set()
        return socket

    def _ready(self, request: web.Request) -> dict[str, Any]:
        return {
            "v": 10,
            "user": BOT,
            "guilds": [],
            "session_id": "s",
            "resume_gateway_url": str(request.url),
            "application": {"id": "77", "flags": 0},
        }


def _json(value: object, *, status: int = 200) -> web.Response:
    """As Discord answers: discord.py reads JSON only where the content type names no character set."""
    return web.Response(body=json.dumps(value).encode(), content_type="application/json", status=status)


@asynccontextmanager
async def small_discord(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SmallDiscord]:
    """Run it, and turn discord.py to it."""
    discord_here = SmallDiscord()
    app = web.Application()
    app.router.add_get("/users/@me", discord_here.me)
    app.router.add_get("/oauth2/applications/@me", discord_here.application)
    app.router.add_put("/applications/77/commands", discord_here.commands)
    app.router.add_get("/", discord_here.gateway)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{port}")
    monkeypatch.setattr(
        discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(f"ws://127.0.0.1:{port}/")
    )
    try:
        yield discord_here
    finally:
        await runner.cleanup()
