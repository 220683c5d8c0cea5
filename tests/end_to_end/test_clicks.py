from __future__ import annotations

import pytest

from bot.custom_id import More, Play
from tests.end_to_end.outage import ANSWER, EDIT, outage
from tests.end_to_end.stage import Stage, pictures, playable, told


async def test_outsiders_and_the_one_not_to_move_are_told_so_privately(stage: Stage) -> None:
    board = await stage.begin()
    for person, words in [(stage.kofi, "somebody else's game"), (stage.bayo, "not your turn")]:
        result = await person.click(board, label="A · 4")
        assert result.response is not None
        assert result.response.ephemeral
        assert words in result.response.content
    assert (await stage.table()).ply == 0


async def test_an_old_board_points_privately_to_the_newest(stage: Stage) -> None:
    old = await stage.begin()
    newest = await stage.play("Cc")
    for pit in (0, 2):
        assert newest.jump_url in told(await stage.press(stage.ama, old, Play(1, 0, pit)))
    assert (await stage.table()).ply == 2


async def test_an_old_board_that_still_has_its_buttons_loses_them_when_it_is_clicked(stage: Stage) -> None:
    old = await stage.begin()
    with outage(ANSWER, EDIT):
        await stage.play("C")
    assert playable(stage.messages()) == [(1, 0), (1, 1)]
    assert stage.board().jump_url in told(await stage.ama.click(old, label="D · 4"))
    assert playable(stage.messages()) == [(1, 1)]
    assert pictures(stage.messages()) == ["opon-1-ply-0.png", "opon-1-ply-1.png"]


async def test_a_button_of_an_earlier_turn_takes_none_from_the_newest_board(stage: Stage) -> None:
    await stage.begin()
    newest = await stage.play("C")
    assert newest.jump_url in told(await stage.press(stage.ama, newest, Play(1, 0, 0)))
    assert playable(stage.messages()) == [(1, 1)]


async def test_the_same_click_again_is_acknowledged_without_a_word(stage: Stage) -> None:
    old = await stage.begin()
    await stage.play("C")
    before = len(stage.messages())
    result = await stage.press(stage.ama, old, Play(1, 0, 2))
    assert result.acknowledged
    assert result.response is None or result.response.content == old.content
    assert len(stage.messages()) == before
    assert (await stage.table()).ply == 1


async def test_two_clicks_at_once_play_one_move_and_post_one_board(stage: Stage) -> None:
    board = await stage.begin()
    await stage.press_together((stage.ama, board, Play(1, 0, 2)), (stage.ama, board, Play(1, 0, 3)))
    table = await stage.table()
    assert table.ply == 1
    assert len([m for m in stage.messages() if m.content.startswith(f"<@{stage.bayo.id}>, your turn")]) == 1


async def test_one_click_that_arrives_twice_plays_one_move(stage: Stage) -> None:
    board = await stage.begin()
    await stage.press_together((stage.ama, board, Play(1, 0, 2)), (stage.ama, board, Play(1, 0, 2)))
    assert (await stage.table()).record.moves == (2,)
    assert len(stage.messages()) == 3


FORGED = [
    "opon:", "opon:play", "opon:play:1:0", "opon:play:1:0:x", "opon:play:1:0:-1", "opon:play:01:0:0",
    "opon:play:99999999999999999999:0:0", "opon:dance:1", "opon:play:1:0:0:0", "opon:more:\n", "opon:how:Ayo",
]  # fmt: skip


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_malformed_custom_id_is_answered_privately(stage: Stage, custom_id: str) -> None:
    board = await stage.begin()
    result = await stage.press(stage.ama, board, custom_id)
    assert result.response is not None
    assert result.response.ephemeral
    assert "not one that I know" in result.response.content


@pytest.mark.parametrize(
    "action", [Play(1, 0, 12), Play(1, 5, 0), Play(7, 0, 0), More(7), Play(2**63 - 1, 0, 0)]
)
async def test_a_button_with_impossible_numbers_is_answered_privately(
    stage: Stage, action: Play | More
) -> None:
    board = await stage.begin()
    result = await stage.press(stage.ama, board, action)
    assert result.response is not None
    assert result.response.ephemeral
    assert (await stage.table()).ply == 0


async def test_a_pit_of_the_other_row_is_refused_with_the_reason(stage: Stage) -> None:
    board = await stage.begin()
    result = await stage.press(stage.ama, board, Play(1, 0, 6))
    assert result.response is not None
    assert result.response.ephemeral
    assert (await stage.table()).ply == 0


async def test_an_unexpected_error_reaches_the_person_with_a_reference_that_the_log_has_too(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = await stage.begin()

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the shelf fell over")

    monkeypatch.setattr(stage.bot.desk.games, "play", broken)
    result = await stage.ama.click(board, label="C · 4")
    assert result.response is not None
    assert result.response.ephemeral
    reference = result.response.content.split()[-1]
    (record,) = [record for record in caplog.records if reference in record.getMessage()]
    assert record.exc_info is not None
    assert "the shelf fell over" in str(record.exc_info[1])
    caplog.clear()
