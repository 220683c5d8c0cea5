"""Who can be challenged: a person who is here to answer."""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import discord

from bot.delivery import FAILURES
from bot.desk import Desk
from bot.permissions import is_outside
from bot.reply import Interaction
from bot.tables import Refusal, Refused

PATIENCE = 1.5
"""How many seconds Discord may take to say who is here, while somebody waits for our own answer."""


def require_opponent(interaction: Interaction, opponent: discord.User | discord.Member) -> None:
    """Make sure that somebody can be played here.

    Raises:
        Refused: oneself, a bot, or somebody who is not here to answer.
    """
    if opponent.id == interaction.user.id:
        raise Refused(Refusal.CHALLENGE_SELF)
    if opponent.bot:
        raise Refused(Refusal.CHALLENGE_BOT, name=opponent.display_name)
    if not _present(opponent, between_people=interaction.guild_id is None):
        raise Refused(Refusal.CHALLENGE_ABSENT, name=opponent.display_name)


async def find_opponent(desk: Desk, interaction: Interaction, opponent_id: int) -> None:
    """Look for the one whom a button names; Discord sends commands the person, but buttons only an id.

    Where the bot is not in the server, nobody can be looked for: whom the menu has let through stays.

    Raises:
        Refused: there is no such person here, or ``require_opponent`` refuses them.
        FAILURES: Discord was out of reach.
    """
    if is_outside(interaction):
        return  # the menu has looked
    opponent = await _member(interaction, opponent_id)
    if opponent is None:
        names = await desk.store.names({opponent_id})
        raise Refused(Refusal.CHALLENGE_ABSENT, name=names.get(opponent_id, str(opponent_id)))
    require_opponent(interaction, opponent)
    await desk.greet(opponent)


async def has_left(interaction: Interaction, user_id: int) -> bool:
    """Whether somebody is not in this server any more; False too where Discord does not say so in time."""
    try:
        return (
            not is_outside(interaction)
            and interaction.guild is not None
            and not await asyncio.wait_for(_member(interaction, user_id), PATIENCE)
        )
    except FAILURES:  # too late an answer is an OSError, too
        return False


async def _member(interaction: Interaction, user_id: int) -> discord.Member | None:
    if interaction.guild is None:
        return None
    try:
        return await interaction.guild.fetch_member(user_id)
    except discord.HTTPException as error:
        if error.status in {HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND}:  # 400: 0 is nobody's id
            return None
        raise


def _present(opponent: discord.User | discord.Member, *, between_people: bool) -> bool:
    """Whether somebody is in the server and, where Discord tells, can read the channel.

    In a chat between people Discord does not tell who takes part.
    """
    if between_people:
        return True
    if not isinstance(opponent, discord.Member):
        return False
    allowed = opponent.resolved_permissions
    return allowed is None or allowed.view_channel
