"""The bot is killed at every step between a commit and its message, and started again.

Nothing is lost and nothing doubled: every position stands in the channel once, one message has pit buttons,
and the game goes on from there.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from rules import Side
from tests.end_to_end.child import Moment, world_after_death
from tests.end_to_end.child_scenes import SHORT_GAME
from tests.end_to_end.stage import Stage, buttons, labels, opened_stage, pictures, playable

Killed = Callable[[str, Moment], AbstractAsyncContextManager[Stage]]
Scene = TypeVar("Scene", bound=Callable[..., object])

ANSWERED = {
    "before the answer": Moment.BEFORE_ANSWER,
    "before it hears that the answer has arrived": Moment.AFTER_ANSWER,
}
POSTED = {
    "before the new board is posted": Moment.BEFORE_POST,
    "before the new board is written down": Moment.AFTER_POST,
    "when all is done": Moment.AT_REST,
}
ANSWERED_AND_POSTED = ANSWERED | POSTED
ANSWERED_POSTED_AND_EDITED = ANSWERED_AND_POSTED | {
    "before an old message is edited": Moment.BEFORE_EDIT,
    "before it hears that an old message is edited": Moment.AFTER_EDIT,
}
ANSWERED_AND_EDITED = {
    name: moment
    for name, moment in ANSWERED_POSTED_AND_EDITED.items()
    if moment not in (Moment.BEFORE_POST, Moment.AFTER_POST)
}


def moments(named: Mapping[str, Moment]) -> Callable[[Scene], Scene]:
    """One case for each moment; in a click on a pit the answer is the strip of the old board."""
    cases = pytest.mark.parametrize("moment", list(named.values()), ids=list(named))
    return lambda test: pytest.mark.killed(cases(test))


@pytest.fixture
def killed(tmp_path: Path) -> Killed:
    """The bot started again after it was killed in some scene; nothing more is posted later."""

    @asynccontextmanager
    async def started_again(scene: str, moment: Moment) -> AsyncIterator[Stage]:
        async with opened_stage(tmp_path, world_after_death(tmp_path, scene, moment)) as stage:
            repaired = stage.messages()
            await stage.upkeep()
            await stage.restart()
            assert stage.messages() == repaired
            yield stage

    return started_again


@moments(ANSWERED_AND_POSTED)
async def test_a_move_against_the_bot_is_kept_and_answered_once(killed: Killed, moment: Moment) -> None:
    async with killed("solo_move", moment) as stage:
        assert (await stage.table()).record.moves == (2, 6)
        assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-2.png"]
        assert playable(stage.messages()) == [(1, 2)]


@moments(POSTED)
async def test_a_game_that_the_bot_begins_has_its_first_move(killed: Killed, moment: Moment) -> None:
    async with killed("solo_start", moment) as stage:
        assert (await stage.table()).record.moves == (0,)
        assert pictures(stage.messages()) == ["opon-1-ply-1.png"]
        assert playable(stage.messages()) == [(1, 1)]


@moments(ANSWERED_AND_POSTED)
async def test_a_move_is_kept_and_shown_once_and_another_follows(killed: Killed, moment: Moment) -> None:
    async with killed("move", moment) as stage:
        assert (await stage.table()).record.moves == (2,)
        assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]
        assert playable(stage.messages()) == [(1, 1)]
        await stage.play("a")
        assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png", "opon-1-ply-2.png"]
        assert playable(stage.messages()) == [(1, 2)]


@moments(ANSWERED_AND_POSTED)
async def test_a_last_move_ends_the_game_once_and_a_rematch_follows(killed: Killed, moment: Moment) -> None:
    async with killed("last_move", moment) as stage:
        outcome = (await stage.table()).outcome
        assert outcome is not None
        assert outcome.winner is Side.SOUTH
        plies = [f"opon-1-ply-{ply}.png" for ply in range(len(SHORT_GAME))]
        assert pictures(stage.messages()) == [*plies, "opon-1-final.png"]
        assert playable(stage.messages()) == []
        await begin_rematch(stage)


@moments(ANSWERED_POSTED_AND_EDITED)
async def test_a_resignation_ends_the_game_once_and_a_rematch_follows(killed: Killed, moment: Moment) -> None:
    async with killed("resignation", moment) as stage:
        assert (await stage.table()).over
        assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png", "opon-1-final.png"]
        assert playable(stage.messages()) == []
        await begin_rematch(stage)


@moments(ANSWERED | {"when all is done": Moment.AT_REST})
async def test_a_challenge_is_posted_once_and_can_be_accepted(killed: Killed, moment: Moment) -> None:
    async with killed("challenge", moment) as stage:
        (message,) = stage.messages()
        assert labels(message) == [["Accept", "Decline", "Withdraw", "How to play"]]
        await stage.bayo.click(message, label="Accept")
        assert playable(stage.messages()) == [(1, 0)]


@moments(ANSWERED)
async def test_a_challenge_from_the_menu_is_not_made_before_its_click_is_answered(
    killed: Killed, moment: Moment
) -> None:
    async with killed("challenge_from_the_menu", moment) as stage:
        assert not stage.messages()
        await stage.challenge(stage.ama, stage.bayo)
        await stage.bayo.click(stage.last, label="Accept")
        assert playable(stage.messages()) == [(1, 0)]


@moments(
    {
        "before the challenge is posted": Moment.BEFORE_FOLLOW_UP,
        "before the challenge is written down": Moment.AFTER_FOLLOW_UP,
        "when all is done": Moment.AT_REST,
    }
)
async def test_a_challenge_from_the_menu_is_posted_once_and_can_be_accepted(
    killed: Killed, moment: Moment
) -> None:
    async with killed("challenge_from_the_menu", moment) as stage:
        (message,) = stage.messages()
        await stage.bayo.click(message, label="Accept")
        assert playable(stage.messages()) == [(1, 0)]


@moments(ANSWERED_AND_POSTED)
async def test_an_accepted_challenge_says_so_and_its_game_begins_once(killed: Killed, moment: Moment) -> None:
    async with killed("acceptance", moment) as stage:
        settled = stage.messages()[0]
        assert "Bayo has accepted" in settled.content
        assert not buttons(settled)
        assert pictures(stage.messages()) == ["opon-1-ply-0.png"]
        assert playable(stage.messages()) == [(1, 0)]
        await stage.play("C")
        assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]


@moments(ANSWERED | {"when all is done": Moment.AT_REST})
async def test_a_declined_challenge_says_so_and_another_can_follow(killed: Killed, moment: Moment) -> None:
    async with killed("decline", moment) as stage:
        (settled,) = stage.messages()
        assert "Bayo has declined" in settled.content
        assert not buttons(settled)
        stage.clock.pass_by(minutes=10)
        await stage.begin()
        assert playable(stage.messages()) == [(1, 0)]


@moments(ANSWERED_POSTED_AND_EDITED)
async def test_of_two_challenges_that_cross_one_game_begins(killed: Killed, moment: Moment) -> None:
    async with killed("crossing", moment) as stage:
        settled = stage.messages()[0]
        assert "Bayo has accepted" in settled.content
        assert not buttons(settled)
        assert pictures(stage.messages()) == ["opon-1-ply-0.png"]
        assert playable(stage.messages()) == [(1, 0)]
        await stage.play("C")
        assert playable(stage.messages()) == [(1, 1)]


@moments(ANSWERED_AND_POSTED)
async def test_a_rematch_begins_once(killed: Killed, moment: Moment) -> None:
    async with killed("rematch", moment) as stage:
        assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-final.png", "opon-2-ply-0.png"]
        assert playable(stage.messages()) == [(2, 0)]
        await stage.play("C", game_id=2)
        assert playable(stage.messages()) == [(2, 1)]


@moments(ANSWERED_AND_EDITED)
async def test_a_call_for_a_rematch_reaches_the_other_once(killed: Killed, moment: Moment) -> None:
    async with killed("rematch_call", moment) as stage:
        if moment is Moment.BEFORE_ANSWER:  # Ama has been told that the click failed, and clicks again
            await stage.ama.click(stage.last, label="Rematch")
        (call,) = (message for message in stage.messages() if "would like a rematch" in message.content)
        assert call.content.startswith(f"<@{stage.bayo.id}>, Ama")
        await stage.bayo.click(call, label="Rematch")
        assert playable(stage.messages()) == [(2, 0)]


@moments(ANSWERED_AND_EDITED | {"before the new board is posted": Moment.BEFORE_POST})
async def test_a_board_posted_again_leaves_one_with_buttons(killed: Killed, moment: Moment) -> None:
    async with killed("board_again", moment) as stage:
        assert playable(stage.messages()) == [(1, 0)]
        assert set(pictures(stage.messages())) == {"opon-1-ply-0.png"}
        await stage.play("C")
        assert playable(stage.messages()) == [(1, 1)]


async def test_a_challenge_made_before_a_restart_is_accepted_after_it(stage: Stage) -> None:
    await stage.challenge(stage.ama, stage.bayo)
    challenge = stage.last
    await stage.restart()
    await stage.bayo.click(challenge, label="Accept")
    assert playable(stage.messages()) == [(1, 0)]


async def test_a_game_is_played_on_after_each_restart_with_the_buttons_that_were_there(stage: Stage) -> None:
    await stage.begin("oware")
    for ply, letter in enumerate("AaBbCc", start=1):
        await stage.restart()
        await stage.play(letter)
        assert playable(stage.messages()) == [(1, ply)]
    assert len(pictures(stage.messages())) == 7


async def begin_rematch(stage: Stage) -> None:
    await stage.ama.click(stage.last, label="Rematch")
    await stage.bayo.click(stage.last, label="Rematch")
    assert playable(stage.messages()) == [(2, 0)]
