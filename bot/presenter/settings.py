"""The private message in which somebody chooses how boards look, with a sample that changes as they do."""

from __future__ import annotations

from functools import cache, partial

from bot.alt_text import alt_text
from bot.custom_id import Choose
from bot.presenter.message import Control, Picture, Post, Tone
from bot.settings import SETTINGS, Setting, look_of
from bot.texts import TextError, Texts
from renderer import IMAGE_SUFFIX, render_board, render_text
from rules import RULESETS, Game, Move, parse_moves

IN_A_ROW = 5
"""Discord shows no more buttons beside each other."""

SAMPLE = "CcAaCeD"


def present_settings(texts: Texts, kind: str, chosen: dict[str, str], *, saved: bool = False) -> Post:
    """Every setting of a person or a server, a row of buttons each, what is chosen lit.

    Args:
        texts: the reader's language.
        kind: ``person`` or ``server``: whose settings these are.
        chosen: the settings with their values.
        saved: one of them has just been changed.
    """
    lines = [texts(f"settings-{kind}")]
    lines += [_line(texts, SETTINGS[key], value) for key, value in chosen.items()]
    if saved:
        lines.append(texts("settings-saved", owner=kind))
    rows = [row for key, value in chosen.items() for row in _rows(texts, kind, SETTINGS[key], value)]
    return Post("\n".join(lines), _sample(texts, chosen), tuple(rows))


def value_name(texts: Texts, setting: Setting, value: str) -> str:
    """What a value is called; a new theme may go by its own name."""
    try:
        return texts(f"setting-{setting.key}-{value}")
    except TextError:
        return value.replace("-", " ").capitalize()


def _line(texts: Texts, setting: Setting, value: str) -> str:
    return texts(f"setting-{setting.key}", value=value_name(texts, setting, value))


def _rows(texts: Texts, kind: str, setting: Setting, chosen: str) -> list[tuple[Control, ...]]:
    controls = [
        Control(
            Choose(kind, setting.key, value),
            value_name(texts, setting, value),
            Tone.MAIN if value == chosen else Tone.PLAIN,
        )
        for value in setting.values
    ]
    return [tuple(controls[at : at + IN_A_ROW]) for at in range(0, len(controls), IN_A_ROW)]


def _sample(texts: Texts, chosen: dict[str, str]) -> Picture:
    move = _sample_move()
    look = look_of(chosen)
    return Picture(
        name=f"opon-sample-{look.theme}.{IMAGE_SUFFIX}",
        alt=alt_text(texts, move.after, last_move=move),
        draw=partial(render_board, move.after, last_move=move),
        text=render_text(move.after, last_move=move),
        look=look,
    )


@cache
def _sample_move() -> Move:
    """A move in the middle of a game, with everything that a board can show."""
    return Game.replay(RULESETS["ayoayo"], parse_moves(SAMPLE)).moves[-1]
