"""The button that shows how the last move ran."""

from __future__ import annotations

from bot.custom_id import Replay
from bot.desk import Desk, texts_for
from bot.presenter.replay import present_replay
from bot.reply import Interaction, defer, tell
from bot.tables import Refusal, Refused


async def replay(desk: Desk, interaction: Interaction, action: Replay) -> None:
    """A film of the move, for the one who asks; anybody may watch."""
    table = await desk.games.table(action.game)
    move = table.move_at(action.version)
    if move is None:
        raise Refused(Refusal.STALE_BUTTON, game_id=table.id)
    await defer(interaction)  # a long relay takes a while to draw
    await tell(interaction, present_replay(texts_for(interaction), table, move, action.version))
