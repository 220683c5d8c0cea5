"""The buttons of an offer: making it, and answering it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.answers import outlet_of
from bot.custom_id import AcceptOffer, DeclineOffer, MakeOffer, MalformedId, TakeBack, WithdrawOffer
from bot.desk import Desk, texts_for
from bot.errors import answer_error
from bot.permissions import require_posting
from bot.reply import Interaction, revise
from bot.showing import answer_and_show, answer_may_fail, post_board
from bot.tables import OfferKind, Refusal, Refused
from storage import NoSuchOffer, Offer

_STANDING = {Refusal.OWN_OFFER, Refusal.OFFER_STANDS}


async def make(desk: Desk, interaction: Interaction, action: MakeOffer) -> None:
    """Offer something, for the channel to see; where both have offered it, it is done."""
    require_posting(interaction)
    kind = _kind(action.kind)
    try:
        offered = await desk.offers.make(action.game, interaction.user.id, action.version, kind)
    except Refused as refused:
        if refused.reason not in _STANDING:
            raise
        await answer_error(desk, interaction, refused)  # before the slow look for the message
        await _show_again(desk, interaction, action.game)
        return
    accepted = offered.offer.state == "accepted"
    with answer_may_fail():
        between = "games" if offered.table.over else "moves"
        message = "offer-met" if accepted else "offer-done"
        await revise(interaction, texts_for(interaction)(message, between=between))
    if accepted:
        await post_board(desk, interaction, action.game)
    else:
        outlet = outlet_of(desk, interaction, offered.table.record.place)
        await desk.proposals.post(offered.offer, outlet=outlet)


async def take_back(desk: Desk, interaction: Interaction, action: TakeBack) -> None:
    """Have one's last move back, against the bot."""
    require_posting(interaction)
    await desk.offers.take_back(action.game, interaction.user.id, action.version)
    await answer_and_show(desk, interaction, "takeback-done", action.game)


async def accept(desk: Desk, interaction: Interaction, action: AcceptOffer) -> None:
    """Agree: the game ends, or the move is taken back."""
    require_posting(interaction)
    async with _settled_when_gone(desk, interaction, action.offer):
        offered = await desk.offers.accept(action.offer, interaction.user.id)
    await say_what_became(desk, interaction, offered.offer)
    await post_board(desk, interaction, offered.table.id)


async def decline(desk: Desk, interaction: Interaction, action: DeclineOffer) -> None:
    """Say no."""
    async with _settled_when_gone(desk, interaction, action.offer):
        offered = await desk.offers.decline(action.offer, interaction.user.id)
    await say_what_became(desk, interaction, offered.offer)


async def withdraw(desk: Desk, interaction: Interaction, action: WithdrawOffer) -> None:
    """Take the offer back."""
    async with _settled_when_gone(desk, interaction, action.offer):
        offered = await desk.offers.withdraw(action.offer, interaction.user.id)
    await say_what_became(desk, interaction, offered.offer)


async def _show_again(desk: Desk, interaction: Interaction, game_id: int) -> None:
    """Show the offer that stands in the way, if its message is lost: else nobody could answer it."""
    outlet = outlet_of(desk, interaction, (await desk.store.game(game_id)).place)
    with answer_may_fail():
        await desk.proposals.restore(game_id, outlet=outlet)


def _kind(text: str) -> OfferKind:
    try:
        return OfferKind(text)
    except ValueError as error:
        raise MalformedId(text) from error


async def say_what_became(desk: Desk, interaction: Interaction, closed: Offer) -> None:
    """Show in the message of an offer how it was closed."""
    with answer_may_fail():
        await revise(interaction, await desk.proposals.present(closed))
        if interaction.message and closed.message_id in {None, interaction.message.id}:
            await desk.store.offer_settled(closed.id)  # else one that was posted later is still to be settled


@asynccontextmanager
async def _settled_when_gone(desk: Desk, interaction: Interaction, offer_id: int) -> AsyncIterator[None]:
    """An offer that turns out to be over when it is touched shows so at once; the reason follows."""
    try:
        yield
    except Refused as refused:
        if refused.reason is Refusal.OFFER_GONE:
            with suppress(NoSuchOffer):
                await say_what_became(desk, interaction, await desk.store.offer(offer_id))
        raise
