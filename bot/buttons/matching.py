"""The buttons of a match: its next game, and leaving it."""

from __future__ import annotations

from bot.allowed import require_games
from bot.answers import outlet_of
from bot.buttons.playing import answer_and_show, answer_may_fail, post_board
from bot.custom_id import LeaveMatch, NextGame, ResignMatch
from bot.desk import Desk, texts_for
from bot.permissions import require_posting
from bot.presenter.menu import present_leaving
from bot.reply import Interaction, strip, tell
from bot.tables import Refusal, Refused


async def next_game(desk: Desk, interaction: Interaction, action: NextGame) -> None:
    """Begin the next game; the board that was clicked loses its buttons."""
    await require_games(desk, interaction)
    last = await desk.games.seated_table(action.game, interaction.user.id)
    outlet_of(desk, interaction, last.record.place)
    try:
        table = await desk.matches.next_game(action.game, interaction.user.id)
    except Refused as refused:
        if refused.reason in {Refusal.NEXT_GAME_STARTED, Refusal.MATCH_OVER}:
            with answer_may_fail():
                await strip(interaction)
        raise
    with answer_may_fail():
        await strip(interaction)
        if interaction.message:
            await desk.boards.stripped(interaction.message.id)
    await post_board(desk, interaction, table.id)
    with answer_may_fail():
        await desk.proposals.settle_game(action.game)


async def leave(desk: Desk, interaction: Interaction, action: LeaveMatch) -> None:
    """Ask how: resign the match, or offer to end it."""
    table = await desk.matches.between_games(action.game, interaction.user.id)
    await tell(interaction, present_leaving(texts_for(interaction), table, interaction.user.id))


async def resign(desk: Desk, interaction: Interaction, action: ResignMatch) -> None:
    """Give the match up."""
    require_posting(interaction)
    await desk.matches.resign(action.game, interaction.user.id)
    await answer_and_show(desk, interaction, "resign-match-done", action.game)
