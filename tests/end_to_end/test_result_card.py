"""The last picture of a game is its result card."""

from __future__ import annotations

from io import BytesIO

import discord
from PIL import Image

from bot.custom_id import CloseSilent, ResignSurely
from tests.end_to_end.stage import Stage


async def size_of(message: discord.Message) -> tuple[int, int]:
    (attachment,) = message.attachments
    return Image.open(BytesIO(await attachment.read())).size


def described(message: discord.Message) -> str:
    return message.attachments[0].description or ""


async def test_a_game_played_to_its_end_closes_with_a_card_that_tells_the_result(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("CcAaCeDaCfFbDeCaDaFaBeCcDdF")
    assert await size_of(board) == (1000, 480)
    final = await stage.play("a")
    assert await size_of(final) == (1000, 762)
    assert described(final).startswith("Mancala board, the game is over. South, bottom row")
    assert "Below it, the result card: A draw. Ama could not move." in described(final)
    assert "South: Ama, 24. North: Bayo, 24." in described(final)


async def test_a_resignation_is_told_on_the_card(stage: Stage) -> None:
    board = await stage.begin()
    await stage.press(stage.ama, board, ResignSurely(1))
    assert await size_of(stage.last) == (1000, 762)
    assert "result card: Bayo wins. Ama resigned. South: Ama, 0. North: Bayo, 0." in described(stage.last)


async def test_a_game_that_was_closed_without_a_result_keeps_the_plain_board(stage: Stage) -> None:
    board = await stage.begin()
    stage.clock.pass_by(days=8)
    await stage.press(stage.bayo, board, CloseSilent(1))
    assert await size_of(stage.last) == (1000, 480)
    assert "result card" not in described(stage.last)
