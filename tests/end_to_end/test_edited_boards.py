"""A server where the board of a game is one message, edited in place, with a short call for each turn."""

from __future__ import annotations

import discord
import pytest

from tests.end_to_end.child import Moment
from tests.end_to_end.outage import EDIT, INTERNAL_ERROR, POST, Request, outage
from tests.end_to_end.stage import Stage, pictures, playable
from tests.end_to_end.test_killed import Killed, killed, moments

__all__ = ["killed"]

DELETE: Request = "DELETE", "/channels/*/messages/*"


@pytest.fixture
async def wanted(stage: Stage) -> None:
    """The server wants that."""
    await stage.bot.store.set_setting("server", stage.guild.id, "turns", "edited")


def calls(stage: Stage) -> list[str]:
    """The short messages that call somebody to the board."""
    return [m.content for m in stage.messages() if ": [board](" in m.content]


def one_board(stage: Stage, ply: int | str) -> discord.Message:
    """The only board that there is."""
    assert pictures(stage.messages()) == [f"opon-1-{ply}.png"]
    return stage.board()


@pytest.mark.usefixtures("wanted")
async def test_the_board_stays_one_message_and_the_mover_is_called_by_another(stage: Stage) -> None:
    first = await stage.begin()
    assert calls(stage) == []  # a new board calls by itself
    await stage.play("C")
    board = one_board(stage, "ply-1")
    assert board.id == first.id
    assert board.attachments[0].description
    assert board.content.startswith(f"<@{stage.bayo.id}>, your turn: top row")
    assert calls(stage) == [f"<@{stage.bayo.id}>, your turn: [board]({board.jump_url})"]
    assert [user.id for user in stage.last.mentions] == [stage.bayo.id]
    await stage.play("aA")
    assert one_board(stage, "ply-3").id == first.id
    assert playable(stage.messages()) == [(1, 3)]
    assert calls(stage) == [f"<@{stage.bayo.id}>, your turn: [board]({board.jump_url})"]


@pytest.mark.usefixtures("wanted")
async def test_the_end_is_shown_in_the_same_message(stage: Stage) -> None:
    first = await stage.begin()
    await stage.play("C")
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    await stage.upkeep()
    assert one_board(stage, "final").id == first.id
    assert calls(stage) == [f"<@{stage.ama.id}>, your game is over: [board]({first.jump_url})"]
    for person in (stage.ama, stage.bayo):
        await stage.press(person, stage.board(), "opon:rematch:1")
    assert playable(stage.messages()) == [(2, 0)]


@pytest.mark.usefixtures("wanted")
async def test_a_board_of_an_hour_ago_is_posted_anew_and_edited_from_then_on(stage: Stage) -> None:
    first = await stage.begin()
    await stage.play("C")
    stage.clock.pass_by(hours=1)
    second = await stage.play("a")
    assert second.id != first.id
    assert playable(stage.messages()) == [(1, 2)]
    assert calls(stage) == []


@pytest.mark.usefixtures("wanted")
async def test_a_deleted_board_and_one_that_is_asked_for_again_are_posted_anew(stage: Stage) -> None:
    first = await stage.begin()
    await stage.play("C")
    await stage.bayo.slash(stage.channel, "mancala board")
    second = stage.board()
    assert second.id > first.id
    assert playable(stage.messages()) == [(1, 1)]
    assert calls(stage) == []
    await stage.play("a")
    assert stage.board().id == second.id
    payload = stage.as_seen(second, "opon:play:1:2:0")
    stage.env.backend.delete_message(stage.channel.id, second.id)
    await stage.press(stage.ama, payload, "opon:play:1:2:0")
    assert playable(stage.messages()) == [(1, 3)]


@pytest.mark.usefixtures("wanted")
@pytest.mark.parametrize("request_", [EDIT, POST, DELETE])
async def test_what_discord_did_not_take_is_done_by_the_upkeep(stage: Stage, request_: Request) -> None:
    first = await stage.begin()
    await stage.play("C")
    with outage(request_, fault=INTERNAL_ERROR):
        await stage.click_pit("a")
    await stage.upkeep()
    assert one_board(stage, "ply-2").id == first.id
    assert calls(stage) == [f"<@{stage.ama.id}>, your turn: [board]({first.jump_url})"]


async def test_where_it_is_not_chosen_each_turn_is_a_new_message(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]


@moments(
    {
        "before the board is edited": Moment.BEFORE_EDIT,
        "before it hears that it is edited": Moment.AFTER_EDIT,
        "before the mover is called": Moment.BEFORE_POST,
        "before the call is written down": Moment.AFTER_POST,
        "before the last call is taken away": Moment.BEFORE_DELETE,
        "before it hears that it is gone": Moment.AFTER_DELETE,
        "when all is done": Moment.AT_REST,
    }
)
async def test_killed_in_between_it_shows_one_board_and_one_call(killed: Killed, moment: Moment) -> None:
    async with killed("edited_turn", moment) as stage:
        board = one_board(stage, "ply-2")
        assert playable(stage.messages()) == [(1, 2)]
        assert calls(stage) == [f"<@{stage.ama.id}>, your turn: [board]({board.jump_url})"]
        await stage.play("A")
        assert one_board(stage, "ply-3").id == board.id
