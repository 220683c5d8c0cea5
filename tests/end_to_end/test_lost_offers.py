"""Offers whose message is lost, or whose game is played elsewhere meanwhile, can still be answered."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle
from simcord.backend.errors import BackendError

from bot.custom_id import MakeOffer
from tests.end_to_end.outage import FOLLOW_UP, outage
from tests.end_to_end.stage import Stage, buttons, labels, pictures, told
from tests.end_to_end.test_offers import again, ask
from tests.end_to_end.test_places import outside, pinged

__all__ = ["outside"]


async def test_a_deleted_offer_is_posted_again_when_it_is_made_again(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    lost = stage.last
    stage.env.backend.delete_message(stage.channel.id, lost.id)
    assert "You made this offer" in told(await ask(stage, stage.ama, "Offer a draw"))
    offer = stage.last
    assert offer.content.startswith(f"<@{stage.bayo.id}>, Ama offers a draw.")
    before = stage.messages()
    await ask(stage, stage.ama, "Offer a draw")
    await stage.upkeep()
    assert stage.messages() == before
    await stage.bayo.click(offer, label="Accept")
    assert (await stage.table()).over


async def test_a_deleted_offer_is_shown_to_the_one_whom_it_keeps_from_another(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    stage.env.backend.delete_message(stage.channel.id, stage.last.id)
    assert "Ama has just offered something else." in told(await ask(stage, stage.bayo, "Offer to end here"))
    await stage.bayo.click(stage.last, label="Decline")
    assert stage.last.content == "Ama offered a draw. **Bayo has declined.**"


async def test_an_offer_goes_with_its_game_out_of_a_deleted_channel(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.upkeep()
    assert not await stage.bot.store.unposted_offers()
    await stage.bayo.slash(elsewhere, "mancala board")
    stage.channel = elsewhere
    assert pictures(stage.messages()) == ["opon-1-ply-1.png"]
    await stage.bayo.click(stage.last, label="Accept")
    assert "Both players agreed to it." in stage.last.content


async def test_an_offer_is_answered_in_either_channel_when_its_game_has_moved(
    stage: Stage, elsewhere: ChannelHandle
) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    closed, offer = stage.channel, stage.last
    with outage(("POST", f"/channels/{closed.id}/messages"), fault=BackendError(403, 50013, "Missing")):
        await stage.bayo.slash(elsewhere, "mancala board")
    assert labels(elsewhere.history()[-1]) == [["Accept", "Decline", "Withdraw"]]
    await stage.bayo.click(offer, label="Decline")
    assert not buttons(again(stage, offer))
    await stage.upkeep()
    assert elsewhere.history()[-1].content == "Ama offered a draw. **Bayo has declined.**"


@pytest.mark.usefixtures("outside")
async def test_by_answers_alone_an_offer_that_was_lost_is_shown_when_it_is_made_again(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("C")
    with outage(FOLLOW_UP):
        await stage.press(stage.ama, board, MakeOffer(1, 1, "draw"))
    assert stage.messages()[-1].id == board.id
    await stage.press(stage.ama, board, MakeOffer(1, 1, "draw"))
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, Ama offers a draw.")
    assert pinged(stage)[-1] == [stage.bayo.id]
    await stage.press(stage.ama, board, MakeOffer(1, 1, "draw"))
    assert pinged(stage)[-1] == []
    await stage.bayo.click(stage.last, label="Accept")
    assert (await stage.table()).over
