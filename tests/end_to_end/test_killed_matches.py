"""The bot is killed at every step between two games of a match, and started again."""

from __future__ import annotations

from tests.end_to_end.child import Moment
from tests.end_to_end.stage import labels, leads_on, pictures, playable
from tests.end_to_end.test_killed import ANSWERED_AND_POSTED, Killed, killed, moments

__all__ = ["killed"]

POSTED_AND_EDITED = {
    "before the answer": Moment.BEFORE_ANSWER,
    "before the last board is posted": Moment.BEFORE_POST,
    "before the last board is written down": Moment.AFTER_POST,
    "before an old message is edited": Moment.BEFORE_EDIT,
    "before it hears that an old message is edited": Moment.AFTER_EDIT,
}


@moments(ANSWERED_AND_POSTED)
async def test_the_next_game_begins_once_with_its_lot(killed: Killed, moment: Moment) -> None:
    async with killed("next_game", moment) as stage:
        first, second = await stage.table(1), await stage.table(2)
        assert second.record.moves == first.record.moves
        assert pictures(stage.messages()) == ["opon-1-ply-2.png", "opon-1-final.png", "opon-2-ply-2.png"]
        assert playable(stage.messages()) == [(2, 2)]
        assert not any(map(leads_on, stage.messages()[:-1]))
        letter = "ABCDEF"[second.game.legal_moves()[0]]
        await stage.play(letter, game_id=2)
        assert playable(stage.messages()) == [(2, 3)]


@moments(POSTED_AND_EDITED)
async def test_a_match_resigned_between_games_is_told_once(killed: Killed, moment: Moment) -> None:
    async with killed("resigned_match", moment) as stage:
        assert pictures(stage.messages()) == ["opon-1-ply-2.png", "opon-1-final.png", "opon-1-final.png"]
        (told,) = (message for message in stage.messages() if "Bayo wins the match!" in message.content)
        assert labels(told) == [["Rematch", "Replay", "Go through the game", "Review"]]
        assert not any(leads_on(message) for message in stage.messages() if message.id != told.id)
        await stage.ama.click(told, label="Rematch")
        await stage.bayo.click(stage.last, label="Rematch")
        assert playable(stage.messages()) == [(2, 2)]


@moments({"before the answer": Moment.BEFORE_ANSWER, "before it is written down": Moment.AFTER_POST})
async def test_an_offer_to_end_a_match_stands_once_and_can_be_accepted(
    killed: Killed, moment: Moment
) -> None:
    async with killed("offer_to_end_a_match", moment) as stage:
        (offer,) = (m for m in stage.messages() if "offers to end the match" in m.content)
        await stage.bayo.click(offer, label="Accept")
        assert "**The match is broken off, with no winner.**" in stage.last.content


@moments(
    {
        "before the answer": Moment.BEFORE_ANSWER,
        "before the last board is posted": Moment.BEFORE_POST,
        "before the last board is written down": Moment.AFTER_POST,
    }
)
async def test_a_match_broken_off_between_games_is_told_once(killed: Killed, moment: Moment) -> None:
    async with killed("broken_off_match", moment) as stage:
        (told,) = (m for m in stage.messages() if "**The match is broken off, with no winner.**" in m.content)
        assert labels(told)[0][0] == "Rematch"
        assert not any(leads_on(message) for message in stage.messages() if message.id != told.id)
        (offer,) = (m for m in stage.messages() if "offered to end the match" in m.content)
        assert "Bayo has agreed" in offer.content
