from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.custom_id import Replay
from tests.end_to_end.stage import Stage, labels, told


async def test_the_last_move_can_be_watched_as_a_film_by_anybody_privately(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("C")
    assert labels(board)[-1] == ["How to play", "Replay", "More"]
    result = await stage.kofi.click(board, label="Replay")
    film = result.response
    assert film is not None
    assert film.ephemeral
    assert film.content.startswith("Ama played C")
    (attachment,) = film.attachments
    assert attachment.description
    picture = Image.open(BytesIO(await attachment.read()))
    assert picture.format == "GIF"
    assert getattr(picture, "n_frames", 1) > 5
    assert len(stage.messages()) == 3


async def test_the_first_board_has_no_move_to_watch(stage: Stage) -> None:
    board = await stage.begin()
    assert labels(board)[-1] == ["How to play", "More"]
    for ply in (0, 1, 2**63 - 1):
        result = await stage.press(stage.ama, board, Replay(1, ply))
        assert "earlier turn" in told(result)


async def test_an_old_replay_button_still_shows_its_own_move(stage: Stage) -> None:
    await stage.begin()
    old = await stage.play("C")
    await stage.play("c")
    result = await stage.press(stage.bayo, old, Replay(1, 1))
    assert told(result).startswith("Ama played C")


async def test_a_film_of_a_game_that_is_none_is_refused(stage: Stage) -> None:
    board = await stage.begin()
    assert "no such game" in told(await stage.press(stage.ama, board, Replay(9, 1)))
