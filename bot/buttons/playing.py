"""The buttons of a running or finished game."""

from __future__ import annotations

import logging

from bot.allowed import require_games
from bot.answers import outlet_of
from bot.custom_id import (
    CloseLeft,
    CloseSilent,
    More,
    Play,
    PlayAgain,
    PlayAnyway,
    PlayAsked,
    Rematch,
    Repost,
    Resign,
    ResignSurely,
)
from bot.delivery import board_link
from bot.desk import Desk, texts_for
from bot.opponent import has_left
from bot.permissions import is_outside, require_posting
from bot.presenter.menu import (
    present_more,
    present_play_question,
    present_rematch_wish,
    present_repetition_question,
    present_resign_question,
)
from bot.reply import Interaction, acknowledge, finish, revise, show, strip, tell
from bot.showing import answer_and_show, answer_may_fail, post_board, strip_last_board
from bot.tables import Refusal, Refused
from rules import PIT_LETTERS

_log = logging.getLogger(__name__)


async def play(desk: Desk, interaction: Interaction, action: Play) -> None:
    """A pit: commit the move, take the buttons from the board that was clicked, post the new one.

    A board that is not the newest any more should have had no buttons; it loses them all the same.
    """
    require_posting(interaction)
    asks = await desk.choices.asks_first(interaction.user.id)
    try:
        played = await desk.games.play(
            action.game, interaction.user.id, action.version, action.pit, trial=asks
        )
    except Refused as refused:
        if refused.reason in {Refusal.STALE_BUTTON, Refusal.GAME_OVER}:
            await _strip_if_old(desk, interaction, action.game)
            await _show_if_lost(desk, interaction, action.game)
        raise
    if played.repeated:
        await acknowledge(interaction)
        await _show_if_lost(desk, interaction, action.game)
    elif played.would_end:
        question = present_repetition_question(
            texts_for(interaction), played.table, action.pit, played.would_end, asked=asks
        )
        await tell(interaction, question)
    elif played.trial:
        await tell(interaction, present_play_question(texts_for(interaction), played.table, action.pit))
    else:
        await strip_clicked(desk, interaction)
        await post_board(desk, interaction, action.game)


async def _strip_if_old(desk: Desk, interaction: Interaction, game_id: int) -> None:
    """Leave the newest board alone: its buttons are still needed until the next one is posted."""
    board = await desk.store.current_board(game_id)
    if board and interaction.message and board.message_id != interaction.message.id:
        await strip_clicked(desk, interaction)


async def _show_if_lost(desk: Desk, interaction: Interaction, game_id: int) -> None:
    """Where the bot can only answer, nobody else shows a board whose answer was lost."""
    if is_outside(interaction):
        await post_board(desk, interaction, game_id)


async def strip_clicked(desk: Desk, interaction: Interaction) -> None:
    """Take the buttons from the board that was clicked."""
    with answer_may_fail():
        await strip(interaction)
        if interaction.message:
            await desk.boards.stripped(interaction.message.id)


async def play_anyway(desk: Desk, interaction: Interaction, action: PlayAnyway) -> None:
    """A pit that ends the game by repetition, now that the person knows."""
    require_posting(interaction)
    await desk.games.play(action.game, interaction.user.id, action.version, action.pit, sure=True)
    await answer_and_show(desk, interaction, "repetition-done", action.game)


async def play_asked(desk: Desk, interaction: Interaction, action: PlayAsked) -> None:
    """A pit, by somebody who has been asked whether they mean it."""
    require_posting(interaction)
    played = await desk.games.play(action.game, interaction.user.id, action.version, action.pit)
    if played.repeated:
        await acknowledge(interaction)
    elif played.would_end:
        texts = texts_for(interaction)
        question = present_repetition_question(texts, played.table, action.pit, played.would_end, asked=True)
        await revise(interaction, question)
    else:
        await answer_and_show(desk, interaction, "play-done", action.game, pit=PIT_LETTERS[action.pit])


async def more(desk: Desk, interaction: Interaction, action: More) -> None:
    """What else can be done with this game."""
    table = await desk.games.running_table(action.game, interaction.user.id)
    silent = desk.games.is_silent(table)
    left = not table.bot_side and await has_left(interaction, table.opponent_of(interaction.user.id).id)
    nudge = not left and desk.clocks.may_nudge(table, interaction.user.id)
    post = present_more(
        texts_for(interaction), table, interaction.user.id, silent=silent, left=left, nudge=nudge
    )
    await tell(interaction, post)


async def repost(desk: Desk, interaction: Interaction, action: Repost) -> None:
    """The current board again, at the bottom of the channel."""
    require_posting(interaction)
    table = await desk.games.seated_table(action.game, interaction.user.id)
    outlet = outlet_of(desk, interaction, table.record.place)
    await acknowledge(interaction)
    board = await desk.boards.post_again(table.id, outlet=outlet)
    link = board_link(table.record.place, board)
    await finish(interaction, texts_for(interaction)("repost-done", link=link))


async def resign(desk: Desk, interaction: Interaction, action: Resign) -> None:
    """Ask a second time."""
    table = await desk.games.running_table(action.game, interaction.user.id)
    await revise(interaction, present_resign_question(texts_for(interaction), table, interaction.user.id))


async def resign_surely(desk: Desk, interaction: Interaction, action: ResignSurely) -> None:
    """Give up."""
    require_posting(interaction)
    await desk.games.resign(action.game, interaction.user.id)
    await answer_and_show(desk, interaction, "resign-done", action.game)


async def close_silent(desk: Desk, interaction: Interaction, action: CloseSilent) -> None:
    """Close a game that the mover has left lying."""
    require_posting(interaction)
    await desk.games.close_silent(action.game, interaction.user.id)
    await answer_and_show(desk, interaction, "close-done", action.game)


async def close_left(desk: Desk, interaction: Interaction, action: CloseLeft) -> None:
    """Close a game whose other player has left the server, or has no account any more."""
    require_posting(interaction)
    table = await desk.games.running_table(action.game, interaction.user.id)
    opponent = table.opponent_of(interaction.user.id)
    if table.bot_side or not await has_left(interaction, opponent.id):
        raise Refused(Refusal.STILL_HERE, game_id=table.id, name=opponent.name)
    await desk.games.close_left(action.game, interaction.user.id)
    await answer_and_show(desk, interaction, "close-done", action.game)


async def rematch(desk: Desk, interaction: Interaction, action: Rematch | PlayAgain) -> None:
    """Ask the other to play again, or begin when both have asked."""
    await require_games(desk, interaction)
    async with desk.rematches.locks.of(action.game):
        try:
            wished = await desk.rematches.wish(action.game, interaction.user.id)
        except Refused as refused:
            if refused.reason is Refusal.REMATCH_STARTED:
                await _strip_finished(desk, interaction, action)
            raise
        outlet = outlet_of(desk, interaction, wished.finished.record.place)
        if outlet:  # only the click itself can take the button
            await _strip_finished(desk, interaction, action)
        if wished.started is None:
            texts = await desk.public.of(interaction.guild_id)
            await show(interaction, present_rematch_wish(texts, wished.finished, interaction.user.id))
            await desk.boards.strip_all(action.game, outlet=outlet)
            return
    if not outlet:
        await _strip_finished(desk, interaction, action)
    await post_board(desk, interaction, wished.started.id)


async def _strip_finished(desk: Desk, interaction: Interaction, action: Rematch | PlayAgain) -> None:
    """Take the way to a rematch from the message that was clicked; the last board keeps what looks back."""
    if isinstance(action, Rematch):
        await strip_last_board(desk, interaction, action.game)
        return
    with answer_may_fail():
        await strip(interaction)
