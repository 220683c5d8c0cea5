"""The buttons that show what has been played: a move as a film, a game board by board or as a film."""

from __future__ import annotations

from bot.custom_id import Film, MalformedId, Replay, Step, View
from bot.desk import Desk, texts_for
from bot.presenter.replay import present_replay
from bot.presenter.view import present_film, present_view
from bot.reply import Interaction, defer, tell, turn
from bot.tables import Refusal, Refused, Table

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
    await tell(interaction, present_view(texts_for(interaction), table, min(action.ply, table.ply)))


async def step(desk: Desk, interaction: Interaction, action: Step) -> None:
    """Another board, in the same message."""
    table = await desk.games.table(action.game)
    await turn(
        interaction, present_view(texts_for(interaction), table, stepped(table, action.ply, action.to))
    )


async def film(desk: Desk, interaction: Interaction, action: Film) -> None:
    """A film of the whole game, as far as it has been played."""
    table = await desk.games.table(action.game)
    desk.turnstile.admit(interaction.user.id, FILM_COST)
    await defer(interaction)  # a long game takes a while to draw
    async with desk.watching.of(interaction.user.id):
        await tell(interaction, present_film(texts_for(interaction), table))


def stepped(table: Table, ply: int, to: str) -> int:
    """The board that a button of the viewer turns to, from the one after ``ply`` moves.

    Raises:
        MalformedId: there is no such button.
    """
    boards = {"first": 0, "back": ply - 1, "next": ply + 1, "last": table.ply}
    if to not in boards:
        raise MalformedId(to)
    return min(max(boards[to], 0), table.ply)
