"""Discord fails between a challenge and its message, or between its answer and the first board."""

from __future__ import annotations

from tests.end_to_end.outage import ANSWER, EDIT, EVERYTHING, FOLLOW_UP, POST, faults, outage
from tests.end_to_end.stage import Stage, buttons, custom_ids, playable, told


@faults
async def test_a_challenge_whose_answer_is_lost_is_posted_at_once(stage: Stage, fault: Exception) -> None:
    with outage(ANSWER, fault=fault):
        await stage.challenge(stage.ama, stage.bayo)
    await stage.upkeep()
    (message,) = stage.messages()
    assert message.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you")
    await stage.bayo.click(message, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_challenge_from_the_menu_whose_follow_up_is_lost_is_posted_at_once(stage: Stage) -> None:
    asked = await stage.ama.context_menu(stage.channel, "Challenge to mancala", stage.bayo)
    assert asked.response is not None
    with outage(FOLLOW_UP):
        await stage.ama.click(asked.response, label="Challenge")
    await stage.upkeep()
    (message,) = stage.messages()
    assert message.content.startswith(f"<@{stage.bayo.id}>, Ama challenges you")


async def test_a_challenge_whose_answer_was_not_heard_of_is_not_posted_twice(stage: Stage) -> None:
    with outage(ANSWER, unheard=True):
        await stage.challenge(stage.ama, stage.bayo)
    await stage.upkeep()
    (message,) = stage.messages()
    await stage.bayo.click(message, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_challenge_that_cannot_be_posted_is_told_and_posted_later(stage: Stage) -> None:
    stage.env.inject_error("POST", "/interactions/*/callback")
    with outage(POST):
        assert "What you did is kept" in told(await stage.challenge(stage.ama, stage.bayo))
    assert not stage.messages()
    await stage.upkeep()
    await stage.upkeep()
    (message,) = stage.messages()
    await stage.bayo.click(message, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_challenge_is_not_taken_for_one_whose_number_begins_like_its_own(stage: Stage) -> None:
    with outage(EVERYTHING):
        await stage.challenge(stage.ama, stage.bayo)
    for _ in range(2, 10):
        await stage.challenge(stage.ama, stage.kofi)
        await stage.ama.click(stage.last, label="Withdraw")
    await stage.challenge(stage.ama, stage.kofi)
    assert "opon:accept:10" in custom_ids(stage.last)
    await stage.upkeep()
    assert "opon:accept:1" in custom_ids(stage.last)


async def test_an_accepted_challenge_whose_answer_is_lost_says_so_later_and_its_game_begins(
    stage: Stage,
) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    with outage(ANSWER):
        await stage.bayo.click(stage.last, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]
    await stage.upkeep()
    settled = stage.messages()[0]
    assert "Bayo has accepted" in settled.content
    assert not buttons(settled)


async def test_an_accepted_challenge_whose_board_cannot_be_posted_begins_later(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    with outage(POST):
        assert "What you did is kept" in told(await stage.bayo.click(stage.last, label="Accept"))
    await stage.upkeep()
    assert playable(stage.messages()) == [(1, 0)]


async def test_of_two_challenges_that_cross_a_game_begins_though_the_answer_is_lost(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    with outage(ANSWER, EDIT):
        await stage.challenge(stage.bayo, stage.ama)
    assert playable(stage.messages()) == [(1, 0)]
    await stage.upkeep()
    assert not buttons(stage.messages()[0])
