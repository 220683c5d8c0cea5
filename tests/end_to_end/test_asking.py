"""People who want to be asked before a pit is played."""

from __future__ import annotations

from bot.custom_id import PlayAsked
from tests.end_to_end.stage import Stage, labels, playable, told
from tests.end_to_end.test_forbidden_pits import CYCLE


async def wants_to_be_asked(stage: Stage) -> None:
    settings = (await stage.ama.slash(stage.channel, "mancala settings")).response
    assert settings is not None
    await stage.ama.click(settings, label="Ask me first")


async def test_a_press_asks_privately_and_the_second_one_plays(stage: Stage) -> None:
    await wants_to_be_asked(stage)
    await stage.begin()
    before = stage.messages()
    asked = (await stage.click_pit("C")).response
    assert asked is not None
    assert asked.ephemeral
    assert asked.content == "Play C (4 seeds)?"
    assert labels(asked.message) == [["Play C"]]
    assert stage.messages() == before
    assert (await stage.table()).ply == 0

    await stage.ama.click(asked, label="Play C")

    assert (await stage.table()).record.moves == (2,)
    assert playable(stage.messages()) == [(1, 1)]
    await stage.click_pit("a")  # Bayo is not asked
    assert (await stage.table()).ply == 2


async def test_what_may_not_be_played_is_refused_at_once_and_an_old_question_is_stale(stage: Stage) -> None:
    await wants_to_be_asked(stage)
    board = await stage.begin()
    asked = (await stage.click_pit("C")).response
    other = (await stage.click_pit("D")).response
    assert asked is not None
    assert other is not None
    await stage.ama.click(asked, label="Play C")
    late = await stage.ama.click(other, label="Play D")
    assert "earlier turn" in told(late)
    wrong = await stage.press(stage.bayo, board, PlayAsked(1, 1, 0))
    assert "your opponent's row" in told(wrong)
    assert (await stage.table()).record.moves == (2,)


async def test_a_move_that_ends_the_game_by_repetition_asks_without_the_result(stage: Stage) -> None:
    await stage.begin()
    await stage.play(CYCLE[:-1])
    await wants_to_be_asked(stage)
    asked = (await stage.click_pit("A")).response
    assert asked is not None
    assert asked.content == (
        "A brings back a position that has been on the board before. That ends the game: everyone takes the"
        " seeds in their own row."
    )
    await stage.ama.click(asked, label="Play A and end the game")
    assert (await stage.table()).over
