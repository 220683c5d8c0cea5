"""The buttons that show what has been played: a move as a film, a game board by board or as a film."""

from __future__ import annotations

from collections.abc import Collection

from bot.custom_id import Film, MalformedId, Replay, Step, View
from bot.desk import Desk, texts_for
from bot.presenter.message import Post
from bot.presenter.replay import present_replay
from bot.presenter.review import present_reviewed
from bot.presenter.view import present_film, present_view
from bot.reply import Interaction, defer, tell, turn
from bot.tables import Refusal, Refused, Table
from engine import Review

FILM_COST = 4.0
"""What a film takes from the turnstile beside the press: those of a kind are drawn one after the other."""


async def replay(desk: Desk, interaction: Interaction, action: Replay) -> None:
    """A film of the move, for the one who asks; anybody may watch."""
    table = await desk.games.table(action.game)
    move = table.move_at(action.version)
    if move is None:
        raise Refused(Refusal.STALE_BUTTON, game_id=table.id)
    desk.turnstile.admit(interaction.user.id, FILM_COST)
    await defer(interaction)  # a long relay takes a while to draw
    async with desk.watching.of(interaction.user.id):
        await tell(interaction, present_replay(texts_for(interaction), table, move, action.version))


async def view(desk: Desk, interaction: Interaction, action: View) -> None:
    """The board after so many moves, in a message of one's own in which one can go on."""
    table = await desk.games.table(action.game)
    await tell(interaction, await viewed(desk, interaction, table, min(action.ply, table.ply)))


async def step(desk: Desk, interaction: Interaction, action: Step) -> None:
    """Another board, in the same message."""
    table = await desk.games.table(action.game)
    review = await desk.reviews.kept(table)
    if review and action.to == "mistake":
        await desk.analysis.require_not_in_play(table, interaction.user.id, review.mistaken_plies)
    ply = _stepped(table, action, review)
    await turn(interaction, await _viewed(desk, interaction, table, review, ply))


async def viewed(desk: Desk, interaction: Interaction, table: Table, ply: int) -> Post:
    """The board after so many moves, with what a review says of the last of them, if it may be read."""
    return await _viewed(desk, interaction, table, await desk.reviews.kept(table), ply)


async def _viewed(
    desk: Desk, interaction: Interaction, table: Table, review: Review | None, ply: int
) -> Post:
    if review is None:
        return present_view(texts_for(interaction), table, ply)
    return present_reviewed(
        texts_for(interaction),
        table,
        review,
        ply,
        withheld=not await _may_read(desk, interaction, table, {max(ply - 1, 0)}),
        guided=await _may_read(desk, interaction, table, review.mistaken_plies),
    )


async def _may_read(desk: Desk, interaction: Interaction, table: Table, plies: Collection[int]) -> bool:
    """Whether what is said of the moves at these plies helps this person in no game that is being played."""
    try:
        await desk.analysis.require_not_in_play(table, interaction.user.id, plies)
    except Refused:
        return False
    return True


async def film(desk: Desk, interaction: Interaction, action: Film) -> None:
    """A film of the whole game, as far as it has been played."""
    table = await desk.games.table(action.game)
    desk.turnstile.admit(interaction.user.id, FILM_COST)
    await defer(interaction)  # a long game takes a while to draw
    async with desk.watching.of(interaction.user.id):
        await tell(interaction, present_film(texts_for(interaction), table))


def _stepped(table: Table, action: Step, review: Review | None) -> int:
    """The board that a button of the viewer turns to; without a later mistake, the last.

    Raises:
        MalformedId: there is no such button.
    """
    mistakes = [ply + 1 for ply in review.mistaken_plies if ply >= action.ply] if review else []
    boards = {
        "first": 0,
        "back": action.ply - 1,
        "next": action.ply + 1,
        "last": table.ply,
        "mistake": min(mistakes, default=table.ply),
    }
    if action.to not in boards:
        raise MalformedId(action.to)
    return min(max(boards[action.to], 0), table.ply)
