"""The buttons with which somebody refuses challenges and takes them again."""

from __future__ import annotations

from bot.custom_id import Allow, Refuse, ShowRefusals
from bot.desk import Desk, texts_for
from bot.presenter.refusals import present_refusals
from bot.reply import Interaction, turn


async def show_refusals(desk: Desk, interaction: Interaction, _action: ShowRefusals) -> None:
    """From whom one takes challenges."""
    await _present(desk, interaction)


async def refuse(desk: Desk, interaction: Interaction, action: Refuse) -> None:
    """Take no more challenges from somebody."""
    await desk.welcome.refuse(interaction.user.id, action.person)
    await _present(desk, interaction)


async def allow(desk: Desk, interaction: Interaction, action: Allow) -> None:
    """Take them again."""
    await desk.welcome.allow(interaction.user.id, action.person)
    await _present(desk, interaction)


async def _present(desk: Desk, interaction: Interaction) -> None:
    refusals = await desk.welcome.of(interaction.user.id)
    await turn(interaction, present_refusals(texts_for(interaction), refusals))
