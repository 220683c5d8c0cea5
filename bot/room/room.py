"""Opening and closing the practice room."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from simcord.backend.errors import SetupError

from bot.cannot_start import CannotStart
from bot.client import Opon
from bot.room.page import RoomPage
from bot.room.simulation import PatientEnv
from bot.room.world import furnish
from storage import Store

ADDRESS_KEY = "room address"


@asynccontextmanager
async def opened_room(bot: Opon, *, port: int) -> AsyncIterator[RoomPage]:
    """The bot in its practice room, until the block is left; then both are closed.

    Args:
        bot: not connected yet; it keeps what is played in its own store.
        port: of the page, on this machine only.

    Raises:
        CannotStart: the port is taken.
        StoreError: the store cannot be opened.
    """
    env = PatientEnv(bot)
    world = furnish(env)
    try:
        await env.start()
        del bot.tree.on_error  # SimCord laid its own over it, to which an answered refusal is a failure
        try:
            page = RoomPage(env, world, port=port)
            page.capability = await _lasting_key(bot.store)
            async with _served(page, port):
                yield page
        finally:
            await env.shutdown()
    finally:
        await bot.close()


@asynccontextmanager
async def _served(page: RoomPage, port: int) -> AsyncIterator[None]:
    try:
        await page.__aenter__()
    except SetupError as error:
        raise CannotStart(f"Port {port} is in use; set ROOM_PORT to another number.") from error
    try:
        yield
    finally:
        await page.close()


async def _lasting_key(store: Store) -> str:
    """The secret in the page's address: kept, so that a browser tab outlives a restart of the room."""
    key = await store.fact(ADDRESS_KEY)
    if key is None:
        key = secrets.token_urlsafe(24)
        await store.set_fact(ADDRESS_KEY, key)
    return key
