from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.settings import Owner
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
    assert " is over" in final.content
    assert f"{max(outcome.scores)}–{min(outcome.scores)}" in final.content
    assert labels(final) == [["Rematch", "Replay", "Go through the game", "Review"]]


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
    assert labels(after) == [[f, e, d], [c, b, a], ["How to play", "Replay", "More"]]


async def test_empty_pits_are_disabled(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("Cc")
    seeds = (await stage.table()).position.pits[:6]
    pits = [button for row in buttons(board)[:2] for button in row]
    assert 0 in seeds
    assert [button.disabled for button in pits] == [count == 0 for count in seeds]


async def test_newcomers_are_told_how_the_buttons_lie_until_they_have_finished_a_game(stage: Stage) -> None:
    board = await stage.begin()
    assert "The first row of buttons is A B C, the second D E F." in board.content
    assert [label[0] for row in labels(board)[:2] for label in row] == list("ABCDEF")
    board = await stage.play("C")
    assert "The first row of buttons is f e d, the second c b a." in board.content
    assert [label[0] for row in labels(board)[:2] for label in row] == list("fedcba")
    await stage.bot.desk.games.resign(1, stage.bayo.id)
    await stage.begin()
    assert "row of buttons" not in stage.last.content


async def test_in_a_newcomers_game_the_first_eight_boards_are_explained_and_no_more(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("CcFfDdE")
    assert "row of buttons" in board.content
    assert "On the picture" in board.content
    board = await stage.play("e")
    assert "row of buttons" not in board.content
    assert "On the picture" not in board.content


async def test_newcomers_are_told_what_the_marks_on_their_kind_of_board_mean(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("C")
    assert "On the picture: dashed ring, where the last move began" in board.content
    assert "On the board:" not in board.content
    await stage.bot.desk.choices.choose(Owner("server", stage.guild.id), "boards", "text")
    await stage.click_pit("c")
    assert "On the picture" not in stage.last.content
    assert "On the board: `>` is the row to move, `Store A-F` what the player of A-F" in stage.last.content
    assert "`^` where the last move began, `*`" in stage.last.content


async def test_a_game_goes_on_after_a_restart_with_its_old_buttons(stage: Stage) -> None:
    await stage.begin()
    await stage.play("C")
    count = len(stage.messages())
    await stage.restart()
    assert len(stage.messages()) == count
    await stage.play("c")
    assert (await stage.table()).ply == 2
