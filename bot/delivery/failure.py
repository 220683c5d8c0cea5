"""How Discord fails to take a message, and whether trying again can help."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What a request to Discord can raise: an answer that says no, or no answer at all."""

_THREAD_ARCHIVED = 50083
_THREAD_LOCKED = 160005


def is_shut(error: BaseException) -> bool:
    """Whether a channel is gone, or closed to us: only people can change that.

    Discord answers 404 where the channel or message is deleted, 403 where a permission is missing, and 403 or
    400 with a code of its own in a thread that only moderators can open again.
    """
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status in {403, 404} or error.code in {_THREAD_ARCHIVED, _THREAD_LOCKED}
