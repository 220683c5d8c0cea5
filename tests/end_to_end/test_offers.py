"""Offers as the two players see them: asked with one tap under More, answered with one tap."""

from __future__ import annotations

import discord
import pytest
from simcord import MemberActor
from simcord.results import InteractionResult

from bot.custom_id import AcceptOffer, DeclineOffer, MakeOffer, WithdrawOffer
from tests.end_to_end.outage import EDIT, POST, outage
from tests.end_to_end.stage import Stage, buttons, labels, pictures, playable, told


async def ask(stage: Stage, actor: MemberActor, label: str, game_id: int = 1) -> InteractionResult:
    """Press More under the newest board, and then one of its buttons."""
    more = (await actor.click(stage.board(game_id), label="More")).response
    assert more is not None
    return await actor.click(more, label=label)


def again(stage: Stage, message: discord.Message) -> discord.Message:
    """A message as it is now."""
    return next(m for m in stage.messages() if m.id == message.id)


async def test_a_takeback_is_one_tap_to_ask_and_one_to_grant(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Ask to take back C")
    offer = stage.last
    assert (
        offer.content
        == f"<@{stage.bayo.id}>, Ama would like to take back C.\n-# This stands until the next move."
    )
    assert [user.id for user in offer.mentions] == [stage.bayo.id]
    assert labels(offer) == [["Accept", "Decline", "Withdraw"]]
    assert playable(stage.messages()) == [(1, 1)]

    await stage.bayo.click(offer, label="Accept")

    assert again(stage, offer).content == "Ama asked to take back a move. **Bayo has agreed.**"
    assert not buttons(again(stage, offer))
    assert stage.last.content.startswith(
        f"<@{stage.ama.id}>, your turn: bottom row, A–F.\nAma took back C.\n"
    )
    assert pictures(stage.messages())[-1] == "opon-1-ply-0-again-2.png"
    assert playable(stage.messages()) == [(1, 2)]
    await stage.play("D")
    assert (await stage.table()).record.moves == (3,)
    assert playable(stage.messages()) == [(1, 3)]


async def test_an_agreed_draw_ends_the_game_and_calls_the_one_who_offered_it(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    offer = stage.last
    assert offer.content.startswith(f"<@{stage.bayo.id}>, Ama offers a draw.")
    await stage.bayo.click(offer, label="Accept")
    assert stage.last.content.startswith(f"<@{stage.ama.id}>, your game of Ayoayo is over.")
    assert "**It's a draw.** Both players agreed to it." in stage.last.content
    assert labels(stage.last)[0][0] == "Rematch"
    assert playable(stage.messages()) == []


async def test_an_agreed_end_tells_beforehand_how_it_would_end(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.bayo, "Offer to end here")
    assert f"<@{stage.ama.id}>, Bayo offers to end the game here." in stage.last.content
    south, north = (
        store + row
        for store, row in zip(
            (await stage.table()).position.stores, (await stage.table()).position.row_seeds, strict=True
        )
    )
    assert f"so it ends {south}–{north} (🔶 Ama – 🔵 Bayo)" in stage.last.content
    await stage.ama.click(stage.last, label="Accept")
    assert (
        f"{max(south, north)}–{min(south, north)}!** Both players agreed to end here." in stage.last.content
    )


async def test_a_declined_and_a_withdrawn_offer_say_so_and_the_game_goes_on(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    declined = stage.last
    await stage.bayo.click(declined, label="Decline")
    assert again(stage, declined).content == "Ama offered a draw. **Bayo has declined.**"
    await ask(stage, stage.ama, "Offer to end here")
    withdrawn = stage.last
    await stage.ama.click(withdrawn, label="Withdraw")
    assert again(stage, withdrawn).content == "Ama offered to end the game here. **Ama has withdrawn that.**"
    assert not buttons(again(stage, declined))
    assert not buttons(again(stage, withdrawn))
    await stage.play("a")


async def test_an_offer_lapses_with_the_next_move_and_loses_its_buttons(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    offer = stage.last
    await stage.play("a")
    assert again(stage, offer).content == "Ama offered a draw. **The game has gone on since.**"
    assert not buttons(again(stage, offer))
    result = await stage.press(stage.bayo, offer, AcceptOffer(1))
    assert "no longer stands" in told(result)
    assert not (await stage.table()).over


async def test_offering_what_the_other_has_offered_is_a_yes(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    offer = stage.last
    await ask(stage, stage.bayo, "Offer a draw")
    assert "Bayo has agreed" in again(stage, offer).content
    assert "Both players agreed" in stage.last.content


async def test_bad_input_is_answered_privately_and_changes_nothing(stage: Stage) -> None:
    board = await stage.begin()
    await stage.play("C")
    nothing = await stage.press(stage.bayo, board, MakeOffer(1, 1, "takeback"))
    assert "You have not made a move yet" in told(nothing)
    older = await stage.press(stage.ama, board, MakeOffer(1, 0, "draw"))
    assert "gone on since" in told(older)
    unknown = await stage.press(stage.ama, board, MakeOffer(1, 1, "bribe"))
    assert "not one that I know" in told(unknown)
    stranger = await stage.press(stage.kofi, board, MakeOffer(1, 1, "draw"))
    assert "somebody else's game" in told(stranger)
    await ask(stage, stage.ama, "Offer a draw")
    offer = stage.last
    before = stage.messages()
    for actor, action, words in (
        (stage.ama, AcceptOffer(1), "You made this offer, so Bayo has to answer it."),
        (stage.ama, DeclineOffer(1), "You made this offer, so Bayo has to answer it."),
        (stage.bayo, WithdrawOffer(1), "Only the one who made this offer"),
        (stage.kofi, AcceptOffer(1), "somebody else's game"),
        (stage.ama, MakeOffer(1, 1, "draw"), "You made this offer, so Bayo has to answer it."),
        (stage.bayo, MakeOffer(1, 1, "end"), "Ama has just offered something else."),
        (stage.bayo, AcceptOffer(7), "no longer stands"),
    ):
        assert words in told(await stage.press(actor, offer, action))
    assert stage.messages() == before
    late = await stage.press(stage.bayo, board, MakeOffer(1, 1, "takeback"))
    assert "You have not made a move yet" in told(late)


async def test_more_offers_a_takeback_only_to_the_one_who_has_just_moved(stage: Stage) -> None:
    board = await stage.begin()
    first = (await stage.bayo.click(board, label="More")).response
    assert first is not None
    again_and_view, agreeing = (
        ["Post the board again", "Go through the game"],
        ["Offer a draw", "Offer to end here", "Allow hints"],
    )
    ending = ["Resign", "What the marks mean"]
    assert labels(first.message) == [again_and_view, agreeing, ending]
    board = await stage.play("C")
    waiting = (await stage.ama.click(board, label="More")).response
    assert waiting is not None
    assert labels(waiting.message) == [[*again_and_view, "Ask to take back C"], agreeing, ending]
    moving = (await stage.bayo.click(board, label="More")).response
    assert moving is not None
    assert labels(moving.message) == [again_and_view, agreeing, ending]


async def test_an_offer_that_could_not_be_posted_is_posted_later_and_once(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    with outage(POST):
        await ask(stage, stage.ama, "Offer a draw")
    assert "offers a draw" not in stage.last.content
    await stage.upkeep()
    await stage.upkeep()
    (offer,) = (m for m in stage.messages() if "offers a draw" in m.content)
    await stage.bayo.click(offer, label="Accept")
    assert (await stage.table()).over


async def test_an_offer_whose_buttons_could_not_be_taken_loses_them_later(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Offer a draw")
    offer = stage.last
    with outage(EDIT):
        await stage.play("a")
    assert buttons(again(stage, offer))
    await stage.upkeep()
    assert not buttons(again(stage, offer))


@pytest.mark.parametrize("label", ["Accept", "Decline"])
async def test_an_offer_is_answered_after_a_restart(stage: Stage, label: str) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Ask to take back C")
    offer = stage.last
    await stage.restart()
    await stage.bayo.click(offer, label=label)
    assert (await stage.table()).ply == (0 if label == "Accept" else 1)
    assert not buttons(again(stage, offer))


async def test_two_answers_at_once_count_as_one(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    await ask(stage, stage.ama, "Ask to take back C")
    offer = stage.last
    await stage.press_together((stage.bayo, offer, AcceptOffer(1)), (stage.bayo, offer, AcceptOffer(1)))
    assert (await stage.table()).version == 2
    assert playable(stage.messages()) == [(1, 2)]
