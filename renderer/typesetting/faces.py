"""The typefaces that names are set in, and which of them has a character."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageFont

from renderer.typesetting.coverage import covered

FONTS = Path(__file__).parent.parent / "fonts"

SCRIPTS = (
    "Arabic",
    "Hebrew",
    "Devanagari",
    "Bengali",
    "Tamil",
    "Telugu",
    "Gujarati",
    "Gurmukhi",
    "Kannada",
    "Malayalam",
    "Sinhala",
    "Thai",
    "Lao",
    "Khmer",
    "Myanmar",
    "Ethiopic",
    "Georgian",
    "Armenian",
    "Adlam",
)

FACES = (
    "NotoSans-Bold",
    *(f"NotoSans{script}-Bold" for script in SCRIPTS),
    "NotoSansNKo-Regular",
    "NotoSansTifinagh-Regular",
    "NotoSansVai-Regular",
    "NotoSansSymbols2-Regular",
    "DroidSansFallback",
)
"""The names of the typefaces, the ones that are asked first before the others."""

EMOJI = "emoji"
"""Stands for the pictures of emoji in place of a typeface."""

UNKNOWN = "□"
"""What is shown for a character that no typeface has."""

KEPT = 64
"""How many typefaces, each in one size, and how many emoji are kept."""

EMOJI_CELL = 40
EMOJI_COLUMNS = 40


@cache
def face_of(character: str) -> str | None:
    """The first typeface that has a character, or None."""
    if character in emoji_places():
        return EMOJI
    return next((face for face in FACES if has(face, character)), None)


def has(face: str, character: str) -> bool:
    """Whether that typeface has a character."""
    if face == EMOJI:
        return character in emoji_places()
    return ord(character) in covered(FONTS / f"{face}.ttf")


@lru_cache(KEPT)
def typeface(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A typeface at that size, in pixels of its em; letters join as their script wants it."""
    return ImageFont.truetype(FONTS / f"{face}.ttf", size)


@cache
def emoji_places() -> dict[str, int]:
    """The place of each emoji on the sheet, also of those that are joined from several and of flags."""
    return {emoji: at for at, emoji in enumerate((FONTS / "emoji.txt").read_text("utf-8").split())}


@lru_cache(KEPT)
def emoji_picture(emoji: str, size: int) -> Image.Image:
    """An emoji as an RGBA picture, so many pixels wide and high."""
    row, column = divmod(emoji_places()[emoji], EMOJI_COLUMNS)
    left, top = column * EMOJI_CELL, row * EMOJI_CELL
    cell = _emoji_sheet().crop((left, top, left + EMOJI_CELL, top + EMOJI_CELL))
    return cell.resize((size, size), Image.Resampling.LANCZOS)


@cache
def _emoji_sheet() -> Image.Image:
    return Image.open(FONTS / "emoji.png").convert("RGBA")
