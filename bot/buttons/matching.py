"""The buttons of a match: its next game, and leaving it."""

from __future__ import annotations

from bot.allowed import require_games
from bot.custom_id import CloseMatch, LeaveMatch, NextGame, ResignMatch
from bot.desk import Desk, place_of, texts_for
from bot.opponent import has_left
from bot.permissions import require_posting
from bot.presenter.menu import present_leaving
from bot.reply import Interaction, strip, tell
from bot.showing import answer_and_show, answer_may_fail, post_board, strip_last_board
from bot.tables import Refusal, Refused, Table


async def next_game(desk: Desk, interaction: Interaction, action: NextGame) -> None:
    """Begin the next game; of the board that was clicked, what looks back stays."""
    await require_games(desk, interaction)
    try:
        await _require_opponent(desk, interaction, action.game)
        table = await desk.matches.next_game(action.game, interaction.user.id, place_of(interaction))
    except Refused as refused:
        if refused.reason in {Refusal.NEXT_GAME_STARTED, Refusal.MATCH_OVER}:
            with answer_may_fail():
                await strip(interaction, await desk.boards.left_on(action.game))
        raise
    await strip_last_board(desk, interaction, action.game)
    await post_board(desk, interaction, table.id)
    with answer_may_fail():
        await desk.proposals.settle_game(action.game)


async def _require_opponent(desk: Desk, interaction: Interaction, game_id: int) -> None:
    """Make sure that there is somebody to play the next game.

    Raises:
        Refused: the other has left, or ``between_games`` refuses.
    """
    table = await desk.matches.between_games(game_id, interaction.user.id)
    opponent = table.opponent_of(interaction.user.id)
    if await has_left(interaction, opponent.id):
        raise Refused(Refusal.OPPONENT_LEFT, name=opponent.name)


async def leave(desk: Desk, interaction: Interaction, action: LeaveMatch) -> None:
    """Ask how: resign the match, or offer to end it."""
    table = await desk.matches.between_games(action.game, interaction.user.id)
    await ask_how_to_leave(desk, interaction, table)


async def ask_how_to_leave(desk: Desk, interaction: Interaction, table: Table) -> None:
    """Ask somebody how they want to leave a match between two games."""
    user_id = interaction.user.id
    may_close = desk.matches.is_silent(table) or await has_left(interaction, table.opponent_of(user_id).id)
    await tell(interaction, present_leaving(texts_for(interaction), table, user_id, may_close=may_close))


async def close(desk: Desk, interaction: Interaction, action: CloseMatch) -> None:
    """Break a match off that the other has left."""
    require_posting(interaction)
    table = await desk.matches.between_games(action.game, interaction.user.id)
    left = await has_left(interaction, table.opponent_of(interaction.user.id).id)
    await desk.matches.break_off(action.game, interaction.user.id, left=left)
    await answer_and_show(desk, interaction, "close-match-done", action.game)


async def resign(desk: Desk, interaction: Interaction, action: ResignMatch) -> None:
    """Give the match up."""
    require_posting(interaction)
    await desk.matches.resign(action.game, interaction.user.id)
    await answer_and_show(desk, interaction, "resign-match-done", action.game)
