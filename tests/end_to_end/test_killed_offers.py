"""The bot is killed at every step of an offer, and started again: nothing is lost and nothing doubled."""

from __future__ import annotations

from tests.end_to_end.child import Moment
from tests.end_to_end.stage import buttons, pictures, playable
from tests.end_to_end.test_killed import (
    ANSWERED_AND_POSTED,
    ANSWERED_POSTED_AND_EDITED,
    Killed,
    killed,
    moments,
)

__all__ = ["killed"]

EDITED = {
    name: moment
    for name, moment in ANSWERED_POSTED_AND_EDITED.items()
    if moment in (Moment.BEFORE_EDIT, Moment.AFTER_EDIT)
}


@moments(ANSWERED_AND_POSTED)
async def test_an_offer_stands_in_the_channel_once_and_can_be_accepted(
    killed: Killed, moment: Moment
) -> None:
    async with killed("offer", moment) as stage:
        (offer,) = (m for m in stage.messages() if "would like to take back C" in m.content)
        await stage.bayo.click(offer, label="Accept")
        assert playable(stage.messages()) == [(1, 2)]


@moments(ANSWERED_AND_POSTED)
async def test_a_granted_takeback_is_kept_and_shown_once(killed: Killed, moment: Moment) -> None:
    async with killed("takeback", moment) as stage:
        assert (await stage.table()).record.moves == ()
        assert pictures(stage.messages()) == [
            "opon-1-ply-0.png",
            "opon-1-ply-1.png",
            "opon-1-ply-0-again-2.png",
        ]
        assert playable(stage.messages()) == [(1, 2)]
        (offer,) = (m for m in stage.messages() if "asked to take back" in m.content)
        assert not buttons(offer)
        await stage.play("D")
        assert playable(stage.messages()) == [(1, 3)]


@moments({"before the answer": Moment.BEFORE_ANSWER})
async def test_an_agreed_draw_ends_the_game_once(killed: Killed, moment: Moment) -> None:
    async with killed("agreed_draw", moment) as stage:
        assert (await stage.table()).over
        assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png", "opon-1-final.png"]
        assert playable(stage.messages()) == []


@moments(EDITED)
async def test_an_offer_that_lapsed_says_so(killed: Killed, moment: Moment) -> None:
    async with killed("lapsing_offer", moment) as stage:
        assert playable(stage.messages()) == [(1, 2)]
        (offer,) = (m for m in stage.messages() if "offered a draw" in m.content)
        assert not buttons(offer)
