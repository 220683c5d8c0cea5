"""Write ``docs/rules.md`` and its pictures from the rulebook: ``python -m bot.rulebook``."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from pathlib import Path

from bot.game_names import game_name
from bot.rulebook.page import Page, rulebook
from bot.texts import SOURCE_LOCALE, Texts
from renderer import IMAGE_SUFFIX
from rules import RULESETS, Ruleset

DOCS = Path(__file__).parents[2] / "docs"
FILE = DOCS / "rules.md"

GAMES = tuple(next(family) for _, family in groupby(RULESETS.values(), lambda ruleset: ruleset.family))
"""The usual ruleset of each game, which comes first in its family."""

OPENING = """# The rules

As the bot tells them. Written by `python -m bot.rulebook` from the same words and pictures, not by hand.

In a picture the board before the move is above: each arrow is a seed on its way, and the numbers tell in
which order the seeds fell, pale and coloured lap by lap; a dashed ring is where a lap began. Below is the
board after it, with hollow rings where seeds were taken.
"""
SMALL_PRINT = "-# "
"""What Discord sets small."""

ITEM = "- "


def document(texts: Texts) -> str:
    """The rules of every game as a Markdown document; what a game shares with the one before is left out."""
    parts, told = [OPENING], set[str]()
    for ruleset, before in zip(GAMES, (None, *GAMES), strict=False):
        pages = rulebook(texts, ruleset)
        parts.append(f"## {game_name(texts, ruleset)}\n")
        if before:
            parts.append(f"What is not told here is as in {game_name(texts, before)}.\n")
        parts += [_section(texts, ruleset, page) for page in pages if page.text not in told]
        told = {page.text for page in pages}
    return "\n".join(parts)


def pictures(texts: Texts) -> Iterator[tuple[Path, bytes]]:
    """The files that the document shows, and what is in them."""
    text = document(texts)
    for ruleset in GAMES:
        for page in rulebook(texts, ruleset):
            if page.diagram and _picture_name(ruleset, page) in text:
                yield DOCS / _picture_name(ruleset, page), page.diagram.draw(ruleset)


def _section(texts: Texts, ruleset: Ruleset, page: Page) -> str:
    """A page under its heading, with its picture before the line that tells of it."""
    lines = page.text.splitlines()
    shown = [_line(line, after) for line, after in pairwise([*lines, ""])]
    if page.diagram:
        alt = " ".join(page.diagram.describe(texts, ruleset).split())
        shown.insert(-1, f"![{alt}]({_picture_name(ruleset, page)})\n")
    return "\n".join([f"### {page.title}\n", *shown, ""])


def _line(line: str, after: str) -> str:
    """A line of Discord's Markdown as others read it: apart from the next, small print in slanted letters."""
    if line.startswith(SMALL_PRINT):
        return f"*{line.removeprefix(SMALL_PRINT)}*"
    if after.startswith(ITEM) and not line.startswith(ITEM):
        return f"{line}\n"
    return line if not line or not after or line.startswith(ITEM) else f"{line}\\"


def _picture_name(ruleset: Ruleset, page: Page) -> str:
    """Where the picture of a page lies, from the document."""
    return f"pictures/{ruleset.key}-{'-'.join(page.title.lower().split())}.{IMAGE_SUFFIX}"


def main() -> None:
    """Write the document and its pictures."""
    texts = Texts.load(SOURCE_LOCALE)
    FILE.write_text(document(texts), encoding="utf-8")
    for file, picture in pictures(texts):
        file.write_bytes(picture)


if __name__ == "__main__":
    main()
