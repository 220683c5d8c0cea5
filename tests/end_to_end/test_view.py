"""Going through a game: board by board in a private message, or as a film."""

from __future__ import annotations

from io import BytesIO

import discord
import pytest
from PIL import Image

from bot.custom_id import Film, ResignSurely, Step, View
from tests.end_to_end.stage import Stage, buttons, labels, pictures, seen, told

GAME = "CcAaCeDaCfFbDeCaDaFaBeCcDdFa"
"""Ayoayo to its end: 24 to 24."""


async def finished(stage: Stage) -> discord.Message:
    """The final board of a game that Bayo resigned after three moves."""
    await stage.begin()
    await stage.press(stage.bayo, await stage.play("CcA"), ResignSurely(1))
    return stage.last


def enabled(message: discord.Message) -> list[str]:
    return [button.label or "" for button in buttons(message)[0] if not button.disabled]


async def test_anybody_can_go_through_a_game_from_its_final_board(stage: Stage) -> None:
    final = await finished(stage)
    assert labels(final) == [["Rematch", "Replay", "Go through the game", "Review"]]
    view = seen(await stage.kofi.click(final, label="Go through the game"))
    assert labels(view) == [["Start", "Back", "Next", "End"], ["Film of this move", "Film of the game"]]
    assert enabled(view) == ["Start", "Back"]
    title, move, score, result, moves = view.content.splitlines()
    assert title == "**Move 3 of 3** · game #1"
    assert move.startswith("Ama played A")
    assert score.startswith("🔶 Ama")
    assert result.startswith("**Ama wins!** Bayo resigned.")
    assert moves == "-# Moves: C c `A`"
    assert pictures([view]) == ["opon-1-view-3.png"]
    assert (view.attachments[0].description or "").startswith("Mancala board, the game is over.")


async def test_each_step_turns_the_same_message_to_another_board(stage: Stage) -> None:
    final = await finished(stage)
    view = seen(await stage.kofi.click(final, label="Go through the game"))
    for label, title, picture, able in (
        ("Back", "**Move 2 of 3** · game #1", "opon-1-view-2.png", ["Start", "Back", "Next", "End"]),
        ("Start", "**The start** of a game of 3 moves · game #1", "opon-1-view-0.png", ["Next", "End"]),
        ("Next", "**Move 1 of 3** · game #1", "opon-1-view-1.png", ["Start", "Back", "Next", "End"]),
        ("End", "**Move 3 of 3** · game #1", "opon-1-view-3.png", ["Start", "Back"]),
    ):
        result = await stage.kofi.click(view, label=label)
        assert result.followups == []
        view = seen(result)
        assert view.content.splitlines()[0] == title
        assert pictures([view]) == [picture]
        assert enabled(view) == able


async def test_the_first_board_is_told_as_the_start(stage: Stage) -> None:
    final = await finished(stage)
    view = seen(await stage.press(stage.ama, final, View(1, 0)))
    assert view.content.splitlines()[1].startswith("Ayoayo: Ama has the bottom row")
    assert labels(view)[1] == ["Film of the game"]


async def test_a_running_game_can_be_followed_by_asking_for_the_last_move_again(stage: Stage) -> None:
    await stage.begin()
    board = await stage.play("C")
    more = seen(await stage.ama.click(board, label="More"))
    view = seen(await stage.ama.click(more, label="Go through the game"))
    assert enabled(view) == ["Start", "Back", "End"]
    await stage.play("c")
    assert (seen(await stage.ama.click(view, label="End"))).content.startswith("**Move 2 of 2**")


@pytest.mark.parametrize(("ply", "to", "title"), [(99, "next", "Move 1 of 1"), (0, "back", "The start")])
async def test_a_step_beyond_an_end_stays_at_that_end(stage: Stage, ply: int, to: str, title: str) -> None:
    await stage.begin()
    board = await stage.play("C")
    view = seen(await stage.press(stage.kofi, board, View(1, 99)))
    assert title in seen(await stage.press(stage.kofi, view, Step(1, ply, to))).content


async def test_a_step_that_nobody_offers_is_answered(stage: Stage) -> None:
    board = await stage.begin()
    assert "not one that I know" in told(await stage.press(stage.kofi, board, Step(1, 0, "sideways")))


async def test_of_a_long_game_the_moves_around_the_present_one_are_listed(stage: Stage) -> None:
    await stage.begin()
    final = await stage.play(GAME)
    view = seen(await stage.press(stage.kofi, final, View(1, 4)))
    assert view.content.splitlines()[-1] == "-# Moves: C c A `a` C e D a C f F b D e C a D a F a …"
    view = seen(await stage.press(stage.kofi, final, View(1, 27)))
    assert view.content.splitlines()[-1] == "-# Moves: … F b D e C a D a F a B e C c D d `F` a"


async def test_the_whole_game_can_be_watched_as_a_film(stage: Stage) -> None:
    final = await finished(stage)
    view = seen(await stage.kofi.click(final, label="Go through the game"))
    film = seen(await stage.kofi.click(view, label="Film of the game"))
    assert film.content == "Game #1, Ayoayo: Ama against Bayo, 3 moves."
    (attachment,) = film.attachments
    assert (attachment.description or "").startswith(
        "A film of the game, 3 moves long. It ends on this board:"
    )
    picture = Image.open(BytesIO(await attachment.read()))
    assert (picture.format, getattr(picture, "n_frames", 1)) == ("GIF", 8)


async def test_the_command_opens_ones_last_game_or_the_one_named(stage: Stage) -> None:
    assert "not played here yet" in told(await stage.kofi.slash(stage.channel, "mancala replay"))
    await finished(stage)
    view = seen(await stage.ama.slash(stage.channel, "mancala replay"))
    assert view.content.startswith("**Move 3 of 3** · game #1")
    view = seen(await stage.kofi.slash(stage.channel, "mancala replay", game="#1"))
    assert view.content.startswith("**Move 3 of 3** · game #1")
    assert "no such game" in told(await stage.kofi.slash(stage.channel, "mancala replay", game="2"))


async def test_the_command_offers_ones_own_games_with_their_results(stage: Stage) -> None:
    await finished(stage)
    await stage.challenge(stage.kofi, stage.ama, game="oware", first="opponent")
    await stage.ama.click(stage.last, label="Accept")
    choices = await stage.ama.autocomplete(stage.channel, "mancala replay", "game", "")
    assert [choice["name"] for choice in choices] == [
        "#2 Oware against Kofi, 0–0, still running",
        "#1 Ayoayo against Bayo, 9–0, you won",
    ]


async def test_films_for_one_person_come_at_a_pace_that_leaves_some_for_the_others(stage: Stage) -> None:
    board = await stage.begin()
    board = await stage.play("C")
    answers = [await stage.press(stage.kofi, board, Film(1)) for _ in range(5)]
    assert [len(seen(answer).attachments) for answer in answers] == [1, 1, 1, 1, 0]
    assert len(seen(await stage.press(stage.ama, board, Film(1))).attachments) == 1
