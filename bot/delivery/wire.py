"""From our messages to Discord's."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from io import BytesIO
from types import MappingProxyType
from typing import NotRequired, TypedDict

import discord

from bot.delivery.item import OponItem
from bot.look import Look
from bot.presenter.message import Effort, Item, Picture, Post
from bot.settings import AWAY, NEVER, Choices
from storage import Board, Place

_EASELS = MappingProxyType(
    {
        Effort.STILL: None,  # the event loop's own threads
        Effort.FILM: ThreadPoolExecutor(max_workers=1, thread_name_prefix="films"),
        Effort.LONG_FILM: ThreadPoolExecutor(max_workers=1, thread_name_prefix="long-films"),
    }
)
"""Where pictures are drawn; films of a kind one after the other, and a short one beside a long one."""


class Wired(TypedDict):
    """What ``send`` takes; a part that a message lacks is left out."""

    content: str
    allowed_mentions: discord.AllowedMentions
    silent: bool
    file: NotRequired[discord.File]
    view: NotRequired[discord.ui.View]


async def wired(post: Post, look: Look, *, may_attach: bool = True) -> Wired:
    """A message ready to be sent; its picture is drawn in a thread.

    Args:
        post: the message.
        look: what its readers have chosen; with text boards no picture is drawn.
        may_attach: files may be sent; where they may not, text boards take their place.
    """
    look = (post.picture and post.picture.look) or look
    pictured = may_attach and not look.text
    shown = post.captioned() if pictured else post.without_picture(barred=not may_attach)
    message = Wired(content=shown.content, allowed_mentions=pinging(shown.pings), silent=shown.silent)
    if shown.picture:
        drawn = await _drawn(shown.picture, look.theme)
        message["file"] = discord.File(
            BytesIO(drawn), filename=shown.picture.name, description=shown.picture.alt
        )
    if shown.rows:
        message["view"] = view_of(shown.rows)
    return message


async def polite(post: Post, choices: Choices) -> Post:
    """A message that notifies people as they have chosen."""
    wishes = {user_id: await choices.mentions(user_id) for user_id in post.pings}
    pings = tuple(user_id for user_id, wish in wishes.items() if wish != NEVER)
    silent = post.lively and bool(pings) and all(wishes[user_id] == AWAY for user_id in pings)
    return replace(post, pings=pings, silent=silent)


async def _drawn(picture: Picture, theme: str) -> bytes:
    draw = partial(picture.draw, theme=theme)
    return await asyncio.get_running_loop().run_in_executor(_EASELS[picture.effort], draw)


def view_of(rows: Iterable[Iterable[Item]]) -> discord.ui.View:
    """A new view that holds dynamic items only and never times out; each message needs its own."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        for item in row:
            view.add_item(OponItem.of(item, number))
    return view


def pinging(user_ids: Iterable[int]) -> discord.AllowedMentions:
    """Only these people are notified, whatever names and texts say."""
    return discord.AllowedMentions(
        everyone=False,
        roles=False,
        replied_user=False,
        users=[discord.Object(user_id) for user_id in user_ids],
    )


def nonce_of(channel_id: int, effect: str) -> str:
    """A nonce for one effect in one channel; Discord takes 25 characters, and compares a bot's everywhere."""
    return hashlib.sha256(f"{channel_id} {effect}".encode()).hexdigest()[:25]


def board_link(place: Place, board: Board) -> str:
    """The address of a posted board."""
    return f"https://discord.com/channels/{place.guild_id or '@me'}/{board.channel_id}/{board.message_id}"
