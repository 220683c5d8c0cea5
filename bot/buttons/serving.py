"""The buttons with which those who manage a server say where games are allowed, and see what is missing."""

from __future__ import annotations

from bot.allowed import allowed_channels, games_channel
from bot.buttons.choosing import owner_of, present
from bot.custom_id import AllowGames, CheckServer, MalformedId
from bot.desk import Desk, texts_for
from bot.permissions import granted_in, lacking
from bot.presenter.check import present_check
from bot.reply import Interaction, defer, finish, turn


async def allow_games(desk: Desk, interaction: Interaction, action: AllowGames) -> None:
    """Allow games in this channel, not in this one, or everywhere; it holds at once."""
    owner, here = owner_of(interaction, "server"), games_channel(interaction)
    if action.where == "here" and here:
        await desk.game_channels.add(owner.id, here)
    elif action.where == "elsewhere" and here:
        await desk.game_channels.remove(owner.id, here)
    elif action.where == "everywhere":
        await desk.game_channels.clear(owner.id)
    else:
        raise MalformedId(action.where)
    await turn(interaction, await present(desk, interaction, owner, saved=True))


async def check_server(desk: Desk, interaction: Interaction, _action: CheckServer | None = None) -> None:
    """Name each permission that the bot lacks in a channel where games are allowed."""
    owner = owner_of(interaction, "server")
    await defer(interaction)
    allowed = await allowed_channels(desk, interaction)
    daily = await desk.store.daily_puzzle_channel(owner.id)
    channels = [
        channel
        for channel in (interaction.guild.text_channels if interaction.guild else [])
        if not allowed or channel.id in allowed or channel.id == daily
    ]
    threads = await desk.choices.wants_threads(owner.id)
    missing = {channel.id: lacking(granted_in(channel), threads=threads) for channel in channels}
    await finish(interaction, present_check(texts_for(interaction), missing))
