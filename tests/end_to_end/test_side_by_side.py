"""What a press and the upkeep do at the same moment is done once."""

from __future__ import annotations

import asyncio

import pytest

from bot.custom_id import CloseSilent, Play
from bot.tables import SILENCE_DAYS, First
from storage import Place
from tests.end_to_end.stage import Stage, playable, told


async def test_a_board_that_several_want_to_post_is_posted_once(stage: Stage) -> None:
    await stage.begin()
    await stage.bot.desk.games.play(1, stage.ama.id, 0, 2)
    boards = stage.bot.desk.boards
    posted = await asyncio.gather(*(boards.bring_up_to_date(1) for _ in range(4)))
    assert len({board.message_id for board in posted}) == 1
    assert playable(stage.messages()) == [(1, 1)]
    assert len(stage.messages()) == 3


async def test_a_challenge_that_several_want_to_post_is_posted_once(stage: Stage) -> None:
    here = Place(stage.guild.id, stage.channel.id)
    desk = stage.bot.desk
    issued = await desk.challenges.issue(here, stage.ama.id, stage.bayo.id, "ayoayo", First.ME)
    await asyncio.gather(*(desk.invitations.post(issued.challenge) for _ in range(4)))
    assert len(stage.messages()) == 1


async def test_a_move_and_the_closing_of_a_silent_game_at_once_are_not_both_done(stage: Stage) -> None:
    board = await stage.begin()
    stage.clock.pass_by(days=SILENCE_DAYS)
    await stage.press_together((stage.ama, board, Play(1, 0, 2)), (stage.bayo, board, CloseSilent(1)))
    table = await stage.table()
    assert table.over != (table.ply == 1)


@pytest.mark.parametrize("days", [0, SILENCE_DAYS - 1])
async def test_a_button_to_close_that_comes_too_early_changes_nothing(stage: Stage, days: int) -> None:
    board = await stage.begin(clock="none")
    stage.clock.pass_by(days=days)
    result = await stage.press(stage.bayo, board, CloseSilent(1))
    assert "silent for a week" in told(result)
    assert not (await stage.table()).over
