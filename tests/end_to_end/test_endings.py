from __future__ import annotations

import contextlib

from bot.custom_id import More, Play, Rematch, ResignSurely
from bot.delivery import FAILURES
from tests.end_to_end.outage import POST, outage
from tests.end_to_end.stage import Stage, buttons, labels, seen, told


async def test_resigning_asks_once_more_and_then_ends_the_game(stage: Stage) -> None:
    board = await stage.begin()
    more = (await stage.bayo.click(board, label="More")).response
    assert more is not None
    assert more.ephemeral
    await stage.bayo.click(more, label="Resign")
    assert not (await stage.table()).over
    await stage.bayo.click(more, label="Yes, I resign")
    assert (await stage.table()).over
    assert "Bayo" in stage.last.content
    assert "resign" in stage.last.content
    assert labels(stage.last) == [["Rematch"]]
    assert not buttons(next(m for m in stage.messages() if m.id == board.id))


async def test_a_finished_game_takes_no_more_moves_and_no_second_resignation(stage: Stage) -> None:
    board = await stage.begin()
    await stage.bot.desk.games.resign(1, stage.ama.id)
    for action in (Play(1, 0, 0), ResignSurely(1), More(1)):
        result = await stage.press(stage.ama, board, action)
        assert result.response is not None
        assert result.response.ephemeral
        assert "This game is over" in result.response.content


async def test_the_board_can_be_posted_again(stage: Stage) -> None:
    board = await stage.begin()
    more = (await stage.ama.click(board, label="More")).response
    assert more is not None
    await stage.ama.click(more, label="Post the board again")
    again = stage.last
    assert again.id != board.id
    assert buttons(again)
    assert not buttons(next(m for m in stage.messages() if m.id == board.id))
    await stage.play("C")


async def test_a_game_can_be_closed_without_a_result_after_a_week_of_silence(stage: Stage) -> None:
    board = await stage.begin(clock="none")
    more = (await stage.bayo.click(board, label="More")).response
    assert more is not None
    assert ["Resign", "What the marks mean"] in labels(more.message)
    stage.clock.pass_by(days=7)
    more = (await stage.bayo.click(board, label="More")).response
    assert more is not None
    await stage.bayo.click(more, label="Close without a result")
    assert "closed without a result: Ama had not moved for 7 days" in stage.last.content
    assert (await stage.table()).outcome is None
    standing = await stage.bot.store.standing(stage.ama.id, stage.bayo.id)
    assert (standing.wins_a, standing.draws, standing.wins_b) == (0, 0, 0)


async def test_a_rematch_swaps_the_sides_and_starts_when_both_have_asked_days_later(stage: Stage) -> None:
    await stage.begin("oware")
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    await stage.bot.desk.boards.bring_up_to_date(1)
    final = stage.last
    stage.clock.pass_by(days=3)
    await stage.ama.click(final, label="Rematch")
    wish = stage.last
    assert wish.content.startswith(
        f"<@{stage.bayo.id}>, Ama would like a rematch: Oware, on the same terms as before. Bayo begins."
    )
    refused = await stage.ama.click(wish, label="Rematch")
    assert refused.response is not None
    assert "when Bayo agrees" in refused.response.content
    outsider = await stage.kofi.click(wish, label="Rematch")
    assert outsider.response is not None
    assert "somebody else's game" in outsider.response.content
    await stage.bayo.click(wish, label="Rematch")
    table = await stage.table(2)
    assert (table.south.id, table.north.id, table.ruleset.key) == (stage.bayo.id, stage.ama.id, "oware")
    assert stage.last.content.startswith(f"<@{stage.bayo.id}>, your turn")
    assert all(not buttons(message) for message in stage.messages()[:-1])


async def test_a_last_board_is_still_there_to_look_back_from_when_the_rematch_has_begun(
    stage: Stage,
) -> None:
    await stage.begin()
    await stage.press(stage.bayo, await stage.play("Cc"), ResignSurely(1))
    final = stage.last
    assert labels(final) == [["Rematch", "Replay", "Go through the game", "Review"]]
    await stage.ama.click(final, label="Rematch")
    await stage.bayo.click(stage.last, label="Rematch")
    assert (await stage.table(2)).ply == 0
    final = next(message for message in stage.messages() if message.id == final.id)
    assert labels(final) == [["Replay", "Go through the game", "Review"]]
    assert len(final.attachments) == 1
    view = seen(await stage.kofi.click(final, label="Go through the game"))
    assert view.content.startswith("**Move 2 of 2** · game #1")
    await stage.restart()
    assert labels(next(message for message in stage.messages() if message.id == final.id)) == labels(final)


async def test_both_asking_for_a_rematch_at_once_start_one(stage: Stage) -> None:
    await stage.begin()
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    await stage.bot.desk.boards.bring_up_to_date(1)
    final = stage.last
    await stage.press_together((stage.ama, final, Rematch(1)), (stage.bayo, final, Rematch(1)))
    assert len(await stage.bot.desk.games.running(stage.ama.id)) == 1


async def test_the_standing_between_the_two_is_told_at_the_end(stage: Stage) -> None:
    for number, loser in [(1, stage.bayo), (2, stage.ama), (3, stage.bayo)]:
        await stage.begin()
        await stage.bot.desk.games.resign(number, loser.id)
        await stage.bot.desk.boards.bring_up_to_date(number)
    assert "All your games so far: Ama 2, Bayo 1." in stage.last.content


async def test_pressing_rematch_twice_at_once_calls_the_other_once(stage: Stage) -> None:
    await stage.begin()
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    await stage.bot.desk.boards.bring_up_to_date(1)
    final = stage.last
    await stage.press_together((stage.ama, final, Rematch(1)), (stage.ama, final, Rematch(1)))
    assert len([message for message in stage.messages() if "would like a rematch" in message.content]) == 1


async def test_a_rematch_button_left_behind_goes_when_it_is_pressed(stage: Stage) -> None:
    await stage.begin()
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    await stage.bot.desk.boards.bring_up_to_date(1)
    final = stage.last
    await stage.press_together((stage.ama, final, Rematch(1)), (stage.bayo, final, Rematch(1)))
    call = next(message for message in stage.messages() if "would like a rematch" in message.content)
    result = await stage.bayo.click(call, label="Rematch")
    assert "already begun" in told(result)
    assert not buttons(next(message for message in stage.messages() if message.id == call.id))


async def test_the_call_for_a_rematch_is_never_taken_for_the_final_board(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    with outage(POST, unheard=True):
        await stage.bot.desk.games.resign(1, stage.bayo.id)
        with contextlib.suppress(*FAILURES):
            await stage.bot.desk.boards.bring_up_to_date(1)
    final = stage.last
    await stage.ama.click(final, label="Rematch")
    call = stage.last
    await stage.upkeep()
    current = await stage.bot.store.current_board(1)
    assert current is not None
    assert current.message_id == final.id
    assert buttons(next(message for message in stage.messages() if message.id == call.id))
