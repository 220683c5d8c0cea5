"""A thread for each game, where a server has chosen so."""

from __future__ import annotations

import logging

import discord

from bot.delivery import FAILURES
from bot.desk import Desk
from bot.names import bare_name
from bot.permissions import is_outside
from bot.reply import Interaction
from bot.rulebook import game_name
from bot.tables import Refused, Table
from storage import Place, StoreError

MOST_LETTERS = 100
"""Discord takes no longer name of a thread."""

_log = logging.getLogger(__name__)


async def take_to_thread(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Let a game that has just begun be played in a thread of its own, if the server wants it.

    Where no thread can be opened, and within another one, it stays where it began.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or is_outside(interaction):
        return
    try:
        if await desk.choices.wants_threads(channel.guild.id):
            thread = await channel.create_thread(
                name=await _name(desk, table), type=discord.ChannelType.public_thread
            )
            await desk.games.move_to(table, Place(channel.guild.id, thread.id))
    except (*FAILURES, StoreError, Refused) as error:
        _log.info("Game %s stays in its channel: %s", table.id, error)


async def _name(desk: Desk, table: Table) -> str:
    texts = await desk.public.of(table.record.place.guild_id)
    south, north = (bare_name(person.name) for person in table.people)
    return texts("thread-name", game=game_name(texts, table.ruleset), south=south, north=north)[:MOST_LETTERS]
