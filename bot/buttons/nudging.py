"""The button that reminds the other player."""

from __future__ import annotations

from bot.answers import outlet_of
from bot.custom_id import Nudge
from bot.desk import Desk, texts_for
from bot.names import plain_name
from bot.permissions import require_posting
from bot.reply import Interaction, acknowledge, finish


async def nudge(desk: Desk, interaction: Interaction, action: Nudge) -> None:
    """Tell the mover that one waits."""
    require_posting(interaction)
    async with desk.clocks.locks.of(action.game):
        table = await desk.clocks.nudge(action.game, interaction.user.id)
        outlet = outlet_of(desk, interaction, table.record.place)
        await acknowledge(interaction)
        await desk.timekeeper.nudge(table, outlet=outlet)
    await finish(interaction, texts_for(interaction)("nudge-done", name=plain_name(table.mover.name)))
