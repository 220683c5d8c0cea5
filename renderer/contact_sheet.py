"""The pictures of the documentation: ``python -m renderer.contact_sheet`` writes ``docs/pictures``."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image

from renderer.animation import render_move_animation
from renderer.board import render_board
from renderer.card import Result, render_result_card
from renderer.layout import SIZE
from renderer.lesson import render_lesson
from renderer.themes import THEMES
from rules import RULESETS, Game, Move, Position, parse_moves, parse_pit

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
GROUNDS = ((49, 51, 56), (255, 255, 255))
"""Discord's dark and its light."""

PHONE_WIDTH = 320
MARGIN = 20

CASES = {
    "middle": ("ayoayo", "3 11 2 0 2 1 2 1 1 2 2 3 9 9 S", "B"),
    "twenty": ("oware", "2 2 0 20 5 1 5 6 1 1 2 3 0 0 N", "b"),
    "relay": ("ayoayo", "3 12 0 4 1 0 3 2 4 0 5 4 0 10 S", "B"),
    "end": ("ayoayo", "3 0 0 6 1 5 2 0 2 1 3 4 4 17 N", "f"),
}
"""Ruleset, position and the pit played: a middle game, a pit of twenty seeds, a long relay, and an end."""

LESSON = ("0 3 0 1 4 4 4 0 4 2 4 4 9 9 S", "B")

CARD_MOVES = "CcAaCeDaCfFbDeCaDaFaBeCcDdFa"
CARD_ENDING = "Adébáyọ̀ could not move: the last seed went to Abena."


def case_picture(name: str, theme: str = "wood") -> bytes:
    """The board after the move of a case."""
    key, notation, pit = CASES[name]
    game = Game(RULESETS[key], Position.parse(notation))
    move = game.play(parse_pit(pit))
    return render_board(game.position, last_move=move, over=game.outcome() is not None, theme=theme)


def lesson_picture() -> bytes:
    """A relay of three laps that captures."""
    return render_lesson(lesson_move())


def lesson_film() -> bytes:
    """The same relay as a film."""
    return render_move_animation(lesson_move())


def lesson_move() -> Move:
    """A relay of three laps that captures."""
    return Game(RULESETS["ayoayo"], Position.parse(LESSON[0])).preview(parse_pit(LESSON[1]))


def on_ground(picture: bytes, ground: tuple[int, int, int]) -> Image.Image:
    """A picture as it is seen in a chat: full size, and beside it as on a phone."""
    board = Image.open(BytesIO(picture)).convert("RGBA")
    small = board.resize((PHONE_WIDTH, PHONE_WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS)
    sheet = Image.new("RGBA", (SIZE[0] + PHONE_WIDTH + 3 * MARGIN, SIZE[1] + 2 * MARGIN), ground)
    sheet.alpha_composite(board, (MARGIN, MARGIN))
    sheet.alpha_composite(small, (SIZE[0] + 2 * MARGIN, MARGIN + (SIZE[1] - small.height) // 2))
    return sheet.convert("RGB")


def card_picture() -> bytes:
    """The card of a whole game of Ayoayo."""
    game = Game.replay(RULESETS["ayoayo"], parse_moves(CARD_MOVES))
    result = Result(("Adébáyọ̀", "Abena 🏆"), (24, 24), None, "A draw, 24 to 24", CARD_ENDING, "28 moves")
    return render_result_card(Position(), game.moves, result)


def contact_sheet() -> Image.Image:
    """Every case below the other, on dark at the left and on light at the right."""
    sheet = on_grounds([render_board(Position()), *map(case_picture, CASES)])
    return sheet.quantize(256, dither=Image.Dither.NONE)


def theme_sheet() -> Image.Image:
    """Every theme below the other, in the same way."""
    return on_grounds([case_picture("middle", theme) for theme in THEMES])


def on_grounds(pictures: list[bytes]) -> Image.Image:
    """Pictures below each other, on dark at the left and on light at the right."""
    cells = [[on_ground(picture, ground) for ground in GROUNDS] for picture in pictures]
    width, height = cells[0][0].size
    sheet = Image.new("RGB", (width * len(GROUNDS), height * len(pictures)))
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            sheet.paste(cell, (column * width, row * height))
    return sheet


def main() -> None:
    """Write the contact sheets, and the pictures and the film of the documentation."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    contact_sheet().save(PICTURES / "contact-sheet.png", optimize=True)
    theme_sheet().save(PICTURES / "themes.png", optimize=True)
    (PICTURES / "board.png").write_bytes(case_picture("middle"))
    (PICTURES / "lesson.png").write_bytes(lesson_picture())
    (PICTURES / "card.png").write_bytes(card_picture())
    (PICTURES / "relay.gif").write_bytes(lesson_film())


if __name__ == "__main__":
    main()
