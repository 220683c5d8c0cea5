"""Showing what has been committed: an answer may be lost, the board comes all the same."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from bot.answers import outlet_of
from bot.delivery import FAILURES, Outlet, is_shut
from bot.desk import Desk, texts_for
from bot.patience import patiently
from bot.reply import Interaction, revise, strip, tell
from storage import StoreError

_log = logging.getLogger(__name__)

LONG_THOUGHT = 4.0
"""Seconds for which the bot may think before people see that it does."""


async def answer_and_show(
    desk: Desk, interaction: Interaction, message: str, game_id: int, **details: str
) -> None:
    """Tell the person that it is done, in the private message that asked, and everybody by the board."""
    with answer_may_fail():
        await revise(interaction, texts_for(interaction)(message, **details))
    await post_board(desk, interaction, game_id)


async def post_board(desk: Desk, interaction: Interaction, game_id: int) -> None:
    """Let the bot answer where it plays, then show what has been committed.

    Where Discord or the store fails, say so and leave it to the upkeep.
    """
    try:
        outlet = outlet_of(desk, interaction, (await desk.store.game(game_id)).place)
        await patiently(
            desk.solo.answer(game_id), LONG_THOUGHT, partial(_show_thinking, desk, game_id, outlet)
        )
        await desk.boards.bring_up_to_date(game_id, outlet=outlet)
    except (*FAILURES, StoreError) as error:
        level = logging.INFO if is_shut(error) else logging.WARNING
        _log.log(level, "The board of game %s is not posted yet: %s", game_id, error)
        await tell(interaction, await _why_not_posted(desk, interaction, game_id, error))
    with answer_may_fail():
        await desk.proposals.settle_game(game_id)


async def strip_last_board(desk: Desk, interaction: Interaction, game_id: int) -> None:
    """Take from the last board of a game, which was clicked, what leads on; what looks back stays."""
    message = interaction.message
    with answer_may_fail():
        if message and not message.flags.ephemeral:
            await desk.boards.clicked(game_id, message.id)
        await strip(interaction, await desk.boards.left_on(game_id))
        if message:
            await desk.boards.stripped(message.id)


async def _show_thinking(desk: Desk, game_id: int, outlet: Outlet | None) -> None:
    """The engine is only starting, or hangs: what was played is shown meanwhile."""
    with answer_may_fail():
        await desk.boards.bring_up_to_date(game_id, outlet=outlet)


async def _why_not_posted(desk: Desk, interaction: Interaction, game_id: int, error: BaseException) -> str:
    texts = texts_for(interaction)
    table = await desk.games.table(game_id)
    if not is_shut(error):
        repeats = not desk.channels.outside(table.record.place)
        return texts("board-late", repeated="yes" if repeats else "no")
    state = "waiting" if table.waits_for_next else "over" if table.over else "running"
    return texts("board-shut", game=state)


@contextmanager
def answer_may_fail() -> Iterator[None]:
    """Go on when an answer is lost after a commit: the move stands, and its board is still to be posted."""
    try:
        yield
    except (*FAILURES, StoreError) as error:
        _log.info("An answer was lost after its commit: %s", error)
