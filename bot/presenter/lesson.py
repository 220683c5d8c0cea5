"""The messages that explain a game: how to play in five lines, and the rules page by page."""

from __future__ import annotations

from functools import partial

from bot.custom_id import ReadMarks, ReadRules
from bot.presenter.message import Control, Picture, Post, Tone
from bot.rulebook import Diagram, how_to_play, how_to_play_diagram, marks_page, rulebook, ruleset_name
from bot.texts import Texts
from renderer import IMAGE_SUFFIX
from rules import Ruleset


def present_how_to_play(texts: Texts, ruleset: Ruleset) -> Post:
    """One picture and five lines, with the whole rules behind a button."""
    lines = [texts("how-to-title", game=ruleset_name(texts, ruleset)), *how_to_play(texts, ruleset)]
    return Post(
        content="\n".join(lines),
        picture=_picture(texts, ruleset, how_to_play_diagram(ruleset), "how-to-play"),
        rows=((_rules_control(texts, ruleset), marks_control(texts, ruleset)),),
    )


def present_marks(texts: Texts, ruleset: Ruleset) -> Post:
    """What the marks on a board mean, beside a board that has them."""
    page = marks_page(texts, ruleset)
    heading = texts("marks-heading", game=ruleset_name(texts, ruleset), title=page.title)
    return Post(
        content=f"{heading}\n{page.text}",
        picture=_picture(texts, ruleset, page.diagram, "marks") if page.diagram else None,
        rows=((_rules_control(texts, ruleset),),),
    )


def marks_control(texts: Texts, ruleset: Ruleset) -> Control:
    """The way to what the marks on a board mean."""
    return Control(ReadMarks(ruleset.key), texts("button-marks"))


def _rules_control(texts: Texts, ruleset: Ruleset) -> Control:
    """The way to the first page of the rules."""
    return Control(ReadRules(ruleset.key, 0), texts("button-read-rules"))


def present_rules(texts: Texts, ruleset: Ruleset, number: int) -> Post:
    """A page of the rules; a number past the last shows the last."""
    pages = rulebook(texts, ruleset)
    number = min(number, len(pages) - 1)
    page = pages[number]
    heading = texts(
        "rules-heading",
        game=ruleset_name(texts, ruleset),
        title=page.title,
        page=number + 1,
        pages=len(pages),
    )
    diagram = page.diagram
    return Post(
        content=f"{heading}\n{page.text}",
        picture=_picture(texts, ruleset, diagram, f"rules-{number + 1}") if diagram else None,
        rows=(_turning(texts, ruleset, number, len(pages)),),
    )


def _turning(texts: Texts, ruleset: Ruleset, number: int, pages: int) -> tuple[Control, ...]:
    back = Control(ReadRules(ruleset.key, max(number - 1, 0)), texts("button-back"), disabled=number == 0)
    onward = Control(
        ReadRules(ruleset.key, number + 1), texts("button-next"), Tone.MAIN, disabled=number == pages - 1
    )
    return back, onward


def _picture(texts: Texts, ruleset: Ruleset, diagram: Diagram, name: str) -> Picture:
    return Picture(
        name=f"opon-{ruleset.key}-{name}.{IMAGE_SUFFIX}",
        alt=diagram.describe(texts, ruleset),
        draw=partial(diagram.draw, ruleset),
        text=diagram.write(texts, ruleset),
        caption=diagram.caption(texts, ruleset),
    )
