"""The one place that turns whatever went wrong into an answer."""

from __future__ import annotations

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from bot.custom_id import MalformedId
from bot.delivery import FAILURES, board_link, is_shut
from bot.desk import Desk, texts_for
from bot.names import plain_name
from bot.narration import explain_refusal
from bot.permissions import MissingPermissions
from bot.reply import Interaction, tell
from bot.tables import PitRefused, Refused
from bot.texts import Texts
from bot.turnstile import TooFast
from storage import DatabaseInUse, DatabaseUnwritable, StoreClosed

_log = logging.getLogger(__name__)


async def answer_error(desk: Desk, interaction: Interaction, error: BaseException) -> None:
    """Tell the person what went wrong, privately; log what only the host can mend. Never raises.

    Where the sentence itself cannot be made or sent, a plainer one is tried, which needs nothing but Discord.
    """
    try:
        await tell(interaction, await _sentence(desk, texts_for(interaction), _cause(error)))
    except Exception as failure:
        await _answer_plainly(interaction, error, failure)


async def _answer_plainly(interaction: Interaction, error: BaseException, failure: Exception) -> None:
    try:
        await tell(interaction, _unexpected(texts_for(interaction), failure))
    except Exception as last:
        _log.warning("Nobody could be told of %r: %s", error, last)


def _cause(error: BaseException) -> BaseException:
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


async def _sentence(  # noqa: PLR0911 - one return for each kind of error is the table that this is
    desk: Desk, texts: Texts, error: BaseException
) -> str:
    match error:
        case Refused():
            return await _refusal(desk, texts, error)
        case PitRefused():
            return explain_refusal(texts, error.reason, error.pit, error.ruleset)
        case TooFast():
            return texts("error-too-fast")
        case MissingPermissions():
            names = ", ".join(texts(f"permission-{name}") for name in error.names)
            return texts("error-permissions", permissions=names)
        case MalformedId():
            return texts("error-malformed")
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return texts("error-outdated-command")
        case discord.HTTPException() if is_shut(error):
            return texts("error-shut")
        case discord.HTTPException() | aiohttp.ClientError() | OSError():
            _log.warning("Discord failed in the middle of an answer: %s", error)
            return texts("error-discord")
        case DatabaseInUse() | DatabaseUnwritable() | StoreClosed():
            _log.error("A request could not be carried out: %s", error)
            return texts("error-store")
        case _:
            return _unexpected(texts, error)


async def _refusal(desk: Desk, texts: Texts, refused: Refused) -> str:
    details = {
        key: plain_name(value) if key == "name" and isinstance(value, str) else value
        for key, value in refused.details.items()
    }
    sentence = texts(refused.reason.value, **details)
    if refused.game_id is None:
        return sentence
    link = await link_to(desk, refused.game_id)
    return f"{sentence} {texts('refused-pointer', link=link)}" if link else sentence


async def link_to(desk: Desk, game_id: int) -> str | None:
    """The address of a game's newest board; None where none is posted."""
    board = await desk.store.current_board(game_id)
    if board is None or board.message_id is None:
        return None
    return board_link((await desk.store.game(game_id)).place, board)


def _unexpected(texts: Texts, error: BaseException) -> str:
    """A short reference joins what the person reads to what the log says."""
    reference = secrets.token_hex(4)
    if isinstance(error, FAILURES):
        _log.warning("Discord did not take an answer, reference %s: %s", reference, error)
    else:
        _log.error("Unexpected error %s", reference, exc_info=error)
    return texts("error-unexpected", reference=reference)
