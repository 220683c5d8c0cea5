"""Clocks and nudges where the bot can only answer, and where it is invited later."""

from __future__ import annotations

import pytest

from bot.custom_id import AcceptOffer, MakeOffer, Nudge, PlayAnyway, ResignSurely
from rules import PIT_LETTERS, Side, Termination
from tests.end_to_end.places import answers_only, in_their_server, leave_server
from tests.end_to_end.stage import Stage, playable, told
from tests.end_to_end.test_places import outside

__all__ = ["outside"]


@pytest.mark.parametrize("learned", ["at once", "at the next start"])
async def test_a_clock_that_was_left_to_lie_runs_when_the_bot_is_invited(stage: Stage, learned: str) -> None:
    guild = stage.bot._connection._guilds[stage.guild.id]
    leave_server(stage)
    with answers_only(stage, in_their_server()):
        await stage.begin(clock="1h")
        await stage.play("Ca")
        await stage.live_through(minutes=50)
    stage.bot._connection._guilds[stage.guild.id] = guild
    if learned == "at once":
        stage.bot.dispatch("guild_join", guild)
        await stage.env.settle()
    else:
        await stage.restart()
    await stage.live_through(minutes=15)
    outcome = (await stage.table()).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (Side.NORTH, Termination.TIMEOUT)
    assert "Ama ran out of time." in stage.last.content


@pytest.mark.usefixtures("outside")
async def test_time_of_a_lost_connection_is_given_back_before_a_press_looks_at_the_clock(
    stage: Stage,
) -> None:
    await stage.begin(clock="5m")
    await stage.play("Ca")
    await stage.env.advance_time(30)
    stage.bot.dispatch("disconnect")
    await stage.env.settle()
    stage.clock.pass_by(minutes=30)
    stage.bot.dispatch("resumed")
    await stage.env.settle()
    await stage.click_pit(PIT_LETTERS[(await stage.table()).game.legal_moves()[0]])
    assert playable(stage.messages()) == [(1, 3)]


@pytest.mark.usefixtures("outside")
@pytest.mark.parametrize("press", ["play anyway", "resign", "takeback", "draw"])
async def test_any_press_after_the_deadline_finds_the_time_up(stage: Stage, press: str) -> None:
    await stage.begin(clock="1h")
    await stage.play("Ca")
    if press in {"takeback", "draw"}:
        await stage.press(stage.bayo, stage.board(), MakeOffer(1, 2, press))
    pressed = stage.last
    await stage.live_through(minutes=90)
    late = {"play anyway": PlayAnyway(1, 2, 3), "resign": ResignSurely(1)}.get(press, AcceptOffer(1))
    await stage.press(stage.ama, pressed, late)
    outcome = (await stage.table()).outcome
    assert outcome is not None
    assert (outcome.winner, outcome.termination) == (Side.NORTH, Termination.TIMEOUT)
    assert "**Bayo wins!** Ama ran out of time." in stage.last.content
    assert not any("Accept" in str(message.components) for message in stage.messages())


async def test_a_game_does_not_end_by_a_press_that_only_one_would_see(stage: Stage) -> None:
    leave_server(stage)
    with answers_only(stage, in_their_server()):
        board = await stage.begin(clock="1h")
        board = await stage.play("Ca")
        await stage.live_through(minutes=90)
    with answers_only(stage, in_their_server(external_apps=False)):
        await stage.bayo.click(board, label="More")
    assert not (await stage.table()).over


@pytest.mark.usefixtures("outside")
async def test_two_presses_at_once_nudge_once(stage: Stage) -> None:
    board = await stage.begin(clock="none")
    await stage.live_through(hours=25)
    before = len(stage.messages())
    await stage.press_together((stage.bayo, board, Nudge(1)), (stage.bayo, board, Nudge(1)))
    assert len(stage.messages()) == before + 1


@pytest.mark.usefixtures("outside")
async def test_nobody_is_promised_a_board_that_only_a_press_can_bring(stage: Stage) -> None:
    await stage.begin()
    stage.env.inject_error("POST", "/webhooks/*", status=400, code=50035)
    said = told(await stage.click_pit("C"))
    assert said.endswith("Discord did not take the new board. `/mancala board` tries again.")
