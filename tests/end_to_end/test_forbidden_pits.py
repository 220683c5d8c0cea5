from __future__ import annotations

import pytest

from bot.custom_id import PlayAnyway
from tests.end_to_end.stage import Stage, buttons, labels

# Moves from the start to a board on which a pit that holds seeds may not be played: endless relay, feeding,
# grand slam. Then the forbidden pits of whoever is to move, the reason as the clicker reads it and as all do.
FORBIDDEN = [
    ("ayoayo", None, "DcAdDbFf", "E", "never stop", "never stop"),
    ("ayoayo", None, "BfFdDe", "BE", "empty", "row is empty"),
    ("oware", None, "AdAfDcFaCaDfBfDaEdF", "a", "empty", "row is empty"),
    ("oware", "oware-slam-illegal", "FaCeBcBdAeCbBf", "F", "every seed", "whole other row"),
]
CYCLE = "DeFbEdAeFcAeBaDdDfBcAeFfFaCbFeCbEeAdFaCeEcA"


@pytest.mark.parametrize(("game", "variant", "moves", "forbidden", "reason", "_notice"), FORBIDDEN)
async def test_a_pit_that_may_not_be_played_stays_clickable_grey_and_marked_and_says_why(
    stage: Stage, game: str, variant: str | None, moves: str, forbidden: str, reason: str, _notice: str
) -> None:
    await stage.begin(game, **({"variant": variant} if variant else {}))
    board = await stage.play(moves)
    pits = {button.label[0]: button for row in buttons(board)[:2] for button in row if button.label}
    marked = {letter for letter, button in pits.items() if button.emoji and button.emoji.name == "🚫"}
    assert marked == set(forbidden)
    mover = stage.ama if len(moves) % 2 == 0 else stage.bayo
    for letter in forbidden:
        assert not pits[letter].disabled
        assert pits[letter].style.name == "secondary"
        result = await mover.click(board, custom_id=pits[letter].custom_id)
        assert result.response is not None
        assert result.response.ephemeral
        assert reason in result.response.content
    assert (await stage.table()).ply == len(moves)


@pytest.mark.parametrize(("game", "variant", "moves", "_forbidden", "_reason", "notice"), FORBIDDEN)
async def test_what_forbids_pits_is_said_in_a_line_of_the_message(
    stage: Stage, game: str, variant: str | None, moves: str, _forbidden: str, _reason: str, notice: str
) -> None:
    await stage.begin(game, **({"variant": variant} if variant else {}))
    board = await stage.play(moves)
    assert any(notice in line for line in board.content.splitlines()[3:])


async def test_a_move_that_ends_the_game_by_repetition_is_marked_and_asks_once_more(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play(CYCLE[:-1])
    marked = [b for row in buttons(board)[:2] for b in row if b.emoji and b.emoji.name == "🔁"]
    assert [button.label[0] for button in marked if button.label] == ["A"]
    question = (await stage.ama.click(board, custom_id=marked[0].custom_id)).response
    assert question is not None
    assert question.ephemeral
    assert "23–25" in question.content
    assert (await stage.table()).ply == len(CYCLE) - 1
    await stage.ama.click(question, label="Play A and end the game")
    table = await stage.table()
    assert table.outcome is not None
    assert table.outcome.scores == (23, 25)
    assert "25–23" in stage.last.content
    assert labels(stage.last) == [["Rematch", "Replay", "Go through the game", "Review"]]
    assert not buttons(next(m for m in stage.messages() if m.id == board.id))


async def test_the_second_question_of_an_old_board_is_too_late(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play(CYCLE[:-1])
    marked = next(b for row in buttons(board)[:2] for b in row if b.emoji and b.emoji.name == "🔁")
    question = (await stage.ama.click(board, custom_id=marked.custom_id)).response
    assert question is not None
    other = next(b for row in buttons(board)[:2] for b in row if b.style.name == "primary" and not b.emoji)
    await stage.ama.click(board, custom_id=other.custom_id)
    result = await stage.ama.click(question, label="Play A and end the game")
    assert result.response is not None
    assert "earlier turn" in result.response.content
    assert not (await stage.table()).over


async def test_a_forged_repetition_button_plays_an_ordinary_move_of_the_mover_only(stage: Stage) -> None:
    board = await stage.begin()
    result = await stage.press(stage.bayo, board, PlayAnyway(1, 0, 2))
    assert result.response is not None
    assert "not your turn" in result.response.content
    assert (await stage.table()).ply == 0
