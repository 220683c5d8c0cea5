"""The interaction at hand as a way into a channel that the bot is no part of."""

from __future__ import annotations

from bot.delivery import Outlet
from bot.desk import Desk
from bot.permissions import is_outside, require_posting
from bot.presenter.message import Post, Rows
from bot.reply import Interaction, show
from bot.tables import Refusal, Refused
from storage import Place


async def lapse(desk: Desk, interaction: Interaction, game_id: int) -> bool:
    """End a game whose time is up, where nothing but somebody's touch can show it; whether it has.

    Raises:
        Refused: its time is up, but only this person would see that it ends.
    """
    if not is_outside(interaction):
        return False
    table = await desk.games.table(game_id)
    place = table.record.place
    if place.reached or not (desk.channels.outside(place) and desk.clocks.is_up(table)):
        return False
    require_posting(interaction)
    return await desk.clocks.lapse(table)


class Answers:
    """Sends messages as answers to an interaction: at most five after the first, within a quarter of an hour.

    Nothing older can be found or changed. Old buttons go when they are clicked.
    """

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction

    async def find(self, custom_id: str, *, since: int) -> int | None:  # noqa: ARG002
        """None: the channel cannot be read."""
        return None

    async def send(self, post: Post, *, nonce: str) -> int:  # noqa: ARG002
        """Answer for everybody to see."""
        return await show(self._interaction, post)

    async def strip(self, message_id: int, left: Rows = ()) -> None:
        """Leave it: only the click itself could change the message."""

    async def archive(self) -> None:
        """Leave it: no thread was opened for the game."""


def outlet_of(desk: Desk, interaction: Interaction, place: Place) -> Outlet | None:
    """The way by which messages of a game go while somebody asks for them; None for the channel itself.

    Raises:
        Refused: the bot is no part of that place, and this is another one.
    """
    if not desk.channels.outside(place):
        return None
    if place.channel_id != interaction.channel_id:
        raise Refused(Refusal.OUT_OF_REACH)
    return Answers(interaction)
