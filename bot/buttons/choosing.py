"""The buttons of the settings."""

from __future__ import annotations

import discord

from bot.allowed import allowed_channels, games_channel
from bot.custom_id import Choose, MalformedId, ShowSettings
from bot.desk import Desk, texts_for
from bot.permissions import granted_in, lacking_to_post, require_manager
from bot.presenter.message import Post
from bot.presenter.settings import present_own_settings, present_server_settings, with_daily_puzzle
from bot.reply import Interaction, turn
from bot.settings import Owner, UnknownChoice


async def choose(desk: Desk, interaction: Interaction, action: Choose) -> None:
    """Change a setting of whoever clicks, or of the server; it holds from the next message on."""
    owner = owner_of(interaction, action.owner)
    try:
        await desk.choices.choose(owner, action.setting, action.value)
    except UnknownChoice as error:
        raise MalformedId(str(error)) from error
    await turn(interaction, await present(desk, interaction, owner, saved=True))


async def show_own(desk: Desk, interaction: Interaction, _action: ShowSettings) -> None:
    """The settings of whoever clicks."""
    await turn(interaction, await present(desk, interaction, owner_of(interaction, "person")))


async def present(desk: Desk, interaction: Interaction, owner: Owner, *, saved: bool = False) -> Post:
    """The settings of an owner as they stand.

    Args:
        desk: the parts.
        interaction: asks for them.
        owner: whose they are.
        saved: one of them has just been changed.
    """
    texts, chosen = texts_for(interaction), await desk.choices.of(owner)
    if owner.kind == "person":
        return present_own_settings(texts, chosen, saved=saved)
    allowed = await allowed_channels(desk, interaction)
    post = present_server_settings(texts, chosen, allowed, games_channel(interaction), saved=saved)
    daily = await desk.store.daily_puzzle_channel(owner.id)
    if daily is None:
        return post
    return with_daily_puzzle(texts, post, daily, _lacking_to_post(interaction, daily))


def _lacking_to_post(interaction: Interaction, channel_id: int) -> tuple[str, ...]:
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    if channel is None:  # a thread that is archived
        return ()
    return lacking_to_post(granted_in(channel), in_thread=isinstance(channel, discord.Thread))


def owner_of(interaction: Interaction, kind: str) -> Owner:
    """Whose settings a person may change here.

    Raises:
        Refused: those of the server, but this person does not manage it, or the bot is in none.
        MalformedId: no such kind.
    """
    if kind == "person":
        return Owner.person(interaction.user.id)
    if kind != "server":
        raise MalformedId(kind)
    require_manager(interaction)
    server = Owner.server(interaction.guild_id)
    if server is None:
        raise MalformedId(kind)
    return server
