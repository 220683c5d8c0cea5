"""Themes and text boards: a person chooses for what they alone see, a server for what everybody sees."""

from __future__ import annotations

from io import BytesIO

import discord
import pytest
from PIL import Image

from bot.custom_id import Choose
from renderer import render_board
from tests.end_to_end.stage import Stage, buttons, labels, pictures, seen, told


async def shown(message: discord.Message) -> Image.Image:
    (attachment,) = message.attachments
    return Image.open(BytesIO(await attachment.read())).convert("RGBA")


async def is_drawn_in(stage: Stage, message: discord.Message, theme: str) -> bool:
    """Whether a message shows the newest board in this theme."""
    table = await stage.table()
    meant = render_board(table.position, last_move=table.last_move, over=table.over, theme=theme)
    drawn = Image.open(BytesIO(meant)).convert("RGBA")
    return (await shown(message)).tobytes() == drawn.tobytes()


def lit(message: discord.Message) -> list[str]:
    return [b.label or "" for row in buttons(message) for b in row if b.style is discord.ButtonStyle.primary]


async def choose(stage: Stage, label: str) -> None:
    """What Ama chooses for herself."""
    settings = seen(await stage.ama.slash(stage.channel, "mancala settings"))
    await stage.ama.click(settings, label=label)


async def test_settings_open_with_what_holds_and_change_under_the_finger(stage: Stage) -> None:
    settings = seen(await stage.ama.slash(stage.channel, "mancala settings"))
    assert labels(settings) == [
        ["Wood", "Antigua", "High contrast", "Night"],
        ["Pictures", "Text", "Play at once", "Ask me first"],
        ["Always", "When I seem away", "Never"],
        ["Who may challenge me"],
    ]
    assert lit(settings) == ["Wood", "Pictures", "Play at once", "Always"]
    before = await shown(settings)
    settings = seen(await stage.ama.click(settings, label="Night"))
    assert lit(settings) == ["Night", "Pictures", "Play at once", "Always"]
    assert "Theme: **Night**" in settings.content
    assert "Saved." in settings.content
    assert before.tobytes() != (await shown(settings)).tobytes()
    settings = seen(await stage.ama.click(settings, label="Text"))
    assert pictures([settings]) == []
    assert "```" in settings.content


async def test_a_person_sees_private_pictures_in_their_own_theme_and_nobody_else_does(stage: Stage) -> None:
    await choose(stage, "Night")
    await stage.begin()
    board = await stage.play("C")
    assert await is_drawn_in(stage, board, "wood")
    assert await is_drawn_in(stage, seen(await stage.ama.slash(stage.channel, "mancala replay")), "night")
    assert await is_drawn_in(stage, seen(await stage.bayo.slash(stage.channel, "mancala replay")), "wood")


async def test_each_button_bears_the_sign_of_its_setting(stage: Stage) -> None:
    settings = seen(await stage.ama.slash(stage.channel, "mancala settings"))
    lines = {line.split(" ")[0]: line for line in settings.content.splitlines()[1:]}
    pressed = {str(button.emoji): button.label for row in buttons(settings) for button in row if button.emoji}
    assert pressed == {"🎨": "Night", "👀": "Text", "✋": "Ask me first", "🔔": "Never"}
    assert [lines[sign].split(" ")[1] for sign in pressed] == ["Theme:", "Boards:", "When", "Notify"]


async def test_with_text_boards_a_replay_tells_the_move_lap_by_lap_and_why_there_is_no_film(
    stage: Stage,
) -> None:
    await choose(stage, "Text")
    await stage.begin()
    board = await stage.play("C")
    told_lines = seen(await stage.ama.click(board, label="Replay")).content.splitlines()
    assert told_lines[1:6] == [
        "1. C: 4 seeds, the last to a, which now holds 5",
        "2. a: 5 seeds, the last to f, which now holds 5",
        "3. f: 5 seeds, the last to E, which now holds 6",
        "4. E: 6 seeds, the last to e, which now holds 6",
        "5. e: 6 seeds, the last to E, which was empty",
    ]
    assert told_lines[6] == "-# A film is a picture, and you have chosen text in `/mancala settings`."
    assert told_lines[7:9] == ["```", "Store a-f: 0"]
    view = seen(await stage.ama.slash(stage.channel, "mancala replay"))
    film = seen(await stage.ama.click(view, label="Film of the game"))
    assert film.attachments == []
    assert "-# A film is a picture, and you have chosen text in `/mancala settings`." in film.content


async def test_a_person_who_wants_text_gets_every_private_board_as_text(stage: Stage) -> None:
    await choose(stage, "Text")
    await stage.begin()
    board = await stage.play("C")
    assert len(board.attachments) == 1
    view = seen(await stage.ama.slash(stage.channel, "mancala replay"))
    rules = seen(await stage.ama.slash(stage.channel, "mancala rules"))
    film = seen(await stage.ama.click(board, label="Replay"))
    lesson = seen(await stage.ama.click(board, label="How to play"))
    for message in (view, film, lesson):
        assert pictures([message]) == []
        assert "```" in message.content
    assert pictures([rules]) == []


async def test_who_manages_the_server_chooses_what_everybody_sees(stage: Stage) -> None:
    role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = stage.guild.add_member(stage.env.create_user("Esi"), roles=[role])
    await stage.begin()
    settings = seen(await manager.slash(stage.channel, "mancala server"))
    assert settings.content.startswith("**Settings of this server**")
    settings = seen(await manager.click(settings, label="Night"))
    assert "Saved. It holds from the next board or game on." in settings.content
    assert await is_drawn_in(stage, await stage.play("C"), "night")
    await manager.click(settings, label="Text")
    await stage.play("c")
    assert pictures([stage.last]) == []
    assert "```" in stage.last.content
    assert len(seen(await stage.ama.slash(stage.channel, "mancala replay")).attachments) == 1


async def test_nobody_else_changes_what_everybody_sees(stage: Stage) -> None:
    assert "manage this server" in told(await stage.ama.slash(stage.channel, "mancala server"))
    board = await stage.begin()
    result = await stage.press(stage.ama, board, Choose("server", "theme", "night"))
    assert "manage this server" in told(result)
    assert await is_drawn_in(stage, await stage.play("C"), "wood")


@pytest.mark.parametrize(
    "action",
    [Choose("person", "theme", "marble"), Choose("person", "moon", "full"), Choose("cat", "theme", "night")],
)
async def test_what_is_not_offered_is_answered_and_changes_nothing(stage: Stage, action: Choose) -> None:
    board = await stage.begin()
    assert "not one that I know" in told(await stage.press(stage.ama, board, action))
    assert await stage.bot.store.settings("person", stage.ama.id) == {}


async def test_a_setting_pressed_on_a_board_leaves_the_board_to_everybody(stage: Stage) -> None:
    board = await stage.begin()
    result = await stage.press(stage.kofi, board, Choose("person", "boards", "text"))
    assert told(result).startswith("**Your settings.**")
    assert stage.last.content == board.content
    assert len(stage.last.attachments) == 1
