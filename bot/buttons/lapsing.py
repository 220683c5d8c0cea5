"""Time that is up where the bot can only answer: any press on a game finds it."""

from __future__ import annotations

from bot.answers import lapse
from bot.buttons.offering import say_what_became
from bot.buttons.playing import strip_clicked
from bot.custom_id import AcceptOffer, Action, DeclineOffer, Play, WithdrawOffer
from bot.desk import Desk
from bot.reply import Interaction
from bot.showing import post_board
from storage import NoSuchOffer


async def ended_by_time(desk: Desk, interaction: Interaction, action: Action) -> bool:
    """End the game that a press is about, if its time is up, and show its end; whether it has."""
    game_id = await _game_of(desk, action)
    if game_id is None or not await lapse(desk, interaction, game_id):
        return False
    if isinstance(action, AcceptOffer | DeclineOffer | WithdrawOffer):
        await say_what_became(desk, interaction, await desk.store.offer(action.offer))
    elif isinstance(action, Play):
        await strip_clicked(desk, interaction)
    await post_board(desk, interaction, game_id)
    return True


async def _game_of(desk: Desk, action: Action) -> int | None:
    """The game that an action names, or the one that its offer was made in."""
    if isinstance(action, AcceptOffer | DeclineOffer | WithdrawOffer):
        try:
            return (await desk.store.offer(action.offer)).game_id
        except NoSuchOffer:
            return None
    return getattr(action, "game", None)
