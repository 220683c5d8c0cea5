from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.custom_id import More, Play, Rematch, ResignSurely
from rules import PIT_LETTERS, RULESETS, Game
from tests.end_to_end.stage import Stage, buttons, labels

VECTORS = Path(__file__).parent.parent / "vectors"


def vector_game(ruleset: str, end: str) -> dict[str, Any]:
    """The shortest recorded whole game of a ruleset with this end."""
    lines = (VECTORS / f"{ruleset}.games.jsonl").read_text().splitlines()
    games = [game for game in map(json.loads, lines) if game["end"] == end]
    shortest: dict[str, Any] = min(games, key=lambda game: len(game["moves"]))
    return shortest


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_a_whole_game_of_each_kind_from_challenge_to_result(stage: Stage, ruleset: str) -> None:
    recorded = vector_game(ruleset, "majority")
    game, variant = RULESETS[ruleset].family, None if ruleset == RULESETS[ruleset].family else ruleset
    await stage.begin(game, **({"variant": variant} if variant else {}))
    shadow = Game(RULESETS[ruleset])
    for letter in recorded["moves"]:
        await stage.play(letter)
        shadow.play(PIT_LETTERS.index(letter))
        assert (await stage.table()).position == shadow.position
    final = stage.last
    outcome = (await stage.table()).outcome
    assert outcome is not None
    assert list(outcome.scores) == recorded["final"]
    assert "the game is over" in final.content
    assert f"{max(outcome.scores)}–{min(outcome.scores)}" in final.content
    assert labels(final) == [["Rematch"]]


@pytest.mark.parametrize("ruleset", ["ayoayo", "oware"])
async def test_a_game_that_ends_stuck_says_where_the_leftovers_went(stage: Stage, ruleset: str) -> None:
    recorded = vector_game(ruleset, "stuck")
    await stage.begin(ruleset)
    final = await stage.play(recorded["moves"])
    south, north = recorded["final"]
    assert f"{max(south, north)}–{min(south, north)}" in final.content
    assert "so the game ends" in final.content
    assert "left" in final.content


async def test_every_turn_is_a_new_message_that_calls_the_mover_first(stage: Stage) -> None:
    await stage.begin()
    await stage.play("Cc")
    _challenge, first, second, third = stage.messages()
    for message, mover, row in [
        (first, stage.ama, "bottom row, A–F"),
        (second, stage.bayo, "top row, a–f"),
        (third, stage.ama, "bottom row, A–F"),
    ]:
        assert message.content.startswith(f"<@{mover.id}>, your turn: {row}.")
    for body in list(stage.requests("POST", f"/channels/{stage.channel.id}/messages")):
        (called,) = body["allowed_mentions"]["users"]
        assert body["content"].startswith(f"<@{called}>")
        assert body["allowed_mentions"]["parse"] == []


async def test_the_previous_board_loses_its_buttons_and_keeps_its_picture_and_alt_text(stage: Stage) -> None:
    await stage.begin()
    before = stage.last
    after = await stage.play("C")
    old = next(message for message in stage.messages() if message.id == before.id)
    assert not buttons(old)
    assert old.attachments[0].description == before.attachments[0].description
    assert buttons(after)
    strip = [body for body in stage.requests("POST", "/callback") if body["type"] == 7][-1]["data"]
    (kept,) = strip["attachments"]
    assert strip["components"] == []
    assert int(kept["id"]) == before.attachments[0].id
    assert kept["description"] == before.attachments[0].description


async def test_every_board_is_a_picture_with_a_file_name_of_its_own(stage: Stage) -> None:
    await stage.begin()
    await stage.play("CcA")
    boards = stage.messages()[1:]
    assert len({board.attachments[0].filename for board in boards}) == 4
    for board in boards:
        image = Image.open(BytesIO(await board.attachments[0].read()))
        assert image.size == (1000, 480)


async def test_the_mover_has_six_pits_in_two_rows_as_on_the_picture_and_a_menu(stage: Stage) -> None:
    await stage.begin()
    menu = ["How to play", "More"]
    assert labels(stage.last) == [["A · 4", "B · 4", "C · 4"], ["D · 4", "E · 4", "F · 4"], menu]
    after = await stage.play("C")
    seeds = (await stage.table()).position.pits
    f, e, d, c, b, a = (f"{PIT_LETTERS[pit]} · {seeds[pit]}" for pit in range(11, 5, -1))
    assert labels(after) == [[f, e, d], [c, b, a], menu]


async def test_empty_pits_are_disabled(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("Cc")
    seeds = (await stage.table()).position.pits[:6]
    pits = [button for row in buttons(board)[:2] for button in row]
    assert 0 in seeds
    assert [button.disabled for button in pits] == [count == 0 for count in seeds]


async def test_newcomers_are_told_how_the_buttons_lie_until_they_have_finished_a_game(stage: Stage) -> None:
    await stage.begin()
    assert "the left three pits of your row above" in stage.last.content
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    await stage.begin()
    assert "the left three pits" not in stage.last.content


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
    result = await stage.press(stage.ama, old, Play(1, 0, 0))
    assert result.response is not None
    assert result.response.ephemeral
    assert newest.jump_url in result.response.content
    assert (await stage.table()).ply == 2


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
    board = await stage.begin()
    more = (await stage.bayo.click(board, label="More")).response
    assert more is not None
    assert ["Post the board again", "Resign"] in labels(more.message)
    stage.clock.pass_by(days=7)
    more = (await stage.bayo.click(board, label="More")).response
    assert more is not None
    await stage.bayo.click(more, label="Close without a result")
    assert "Closed without a result: Ama had been silent" in stage.last.content
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
        f"<@{stage.bayo.id}>, Ama would like a rematch: Oware, this time Bayo begins."
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
    assert "Between you two: Ama 2, Bayo 1." in stage.last.content


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


async def test_a_game_goes_on_after_a_restart_with_its_old_buttons(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    count = len(stage.messages())
    await stage.restart()
    assert len(stage.messages()) == count
    await stage.play("c")
    assert (await stage.table()).ply == 2
