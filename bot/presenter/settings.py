"""The private message in which somebody chooses how boards look, with a sample that changes as they do."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from bot.alt_text import alt_text
from bot.custom_id import AllowGames, CheckServer, Choose, ShowRefusals
from bot.names import channel_names
from bot.presenter.marks import marks_key
from bot.presenter.message import Control, Picture, Post, Tone
from bot.settings import SETTINGS, Setting, look_of
from bot.texts import TextError, Texts
from renderer import IMAGE_SUFFIX, render_board, render_text
from rules import RULESETS, Game, Move, parse_moves

IN_A_ROW = 5
"""Discord shows no more buttons beside each other."""

A_PAIR = 2

SAMPLE = "CcAaCeD"


def present_own_settings(texts: Texts, chosen: dict[str, str], *, saved: bool = False) -> Post:
    """A person's settings, a row of buttons each, what is chosen lit, and the way to those about challenges.

    Args:
        texts: the reader's language.
        chosen: the settings with their values.
        saved: one of them has just been changed.
    """
    post = _settings(texts, "person", chosen, (), saved=saved)
    return replace(post, rows=(*post.rows, (Control(ShowRefusals(), texts("button-refusals")),)))


def present_server_settings(
    texts: Texts, chosen: dict[str, str], allowed: tuple[int, ...], here: int | None, *, saved: bool = False
) -> Post:
    """A server's settings, with the channels in which games are allowed.

    Args:
        texts: the reader's language.
        chosen: the settings with their values.
        allowed: the channels with games; empty for all.
        here: the channel in which this is read.
        saved: something has just been changed.
    """
    some = "yes" if allowed else "no"
    sign = _sign(texts, "channels")
    place = texts("setting-channels", some=some, channels=channel_names(allowed))
    post = _settings(texts, "server", chosen, (f"{sign} {place}",), saved=saved)
    if here in allowed:
        change = Control(AllowGames("elsewhere"), texts("button-games-elsewhere"), emoji=sign)
    else:
        change = Control(AllowGames("here"), texts("button-games-here", some=some), emoji=sign)
    everywhere = texts("button-games-everywhere")
    controls = (
        Control(AllowGames("everywhere"), everywhere, _lit(not allowed), emoji=sign),
        change,
        Control(CheckServer(), texts("button-check-server")),
    )
    return replace(post, rows=(*post.rows, controls))


def with_daily_puzzle(texts: Texts, post: Post, channel: int, missing: tuple[str, ...]) -> Post:
    """The server's settings, with the channel of the daily puzzle and the permissions missing there."""
    line = texts("setting-daily", channel=channel_names((channel,)))
    if missing:
        names = ", ".join(texts(f"permission-{name}") for name in missing)
        line += " " + texts("setting-daily-lacking", permissions=names)
    return replace(post, content=f"{post.content}\n{line}")


def _settings(texts: Texts, kind: str, chosen: dict[str, str], more: tuple[str, ...], *, saved: bool) -> Post:
    lines = [texts(f"settings-{kind}")]
    lines += [_line(texts, SETTINGS[key], value) for key, value in chosen.items()]
    lines += more
    if saved:
        lines.append(texts("settings-saved", owner=kind))
    rows: list[tuple[Control, ...]] = []
    for key, value in chosen.items():
        for row in _rows(texts, kind, SETTINGS[key], value):
            if rows and len(row) == len(rows[-1]) == A_PAIR:  # two small settings share a row: there are few
                rows[-1] += row
            else:
                rows.append(row)
    return Post("\n".join(lines), _sample(texts, chosen), tuple(rows))


def _lit(chosen: bool) -> Tone:
    return Tone.MAIN if chosen else Tone.PLAIN


def value_name(texts: Texts, setting: Setting, value: str) -> str:
    """What a value is called; a new theme may go by its own name."""
    try:
        return texts(f"setting-{setting.key}-{value}")
    except TextError:
        return value.replace("-", " ").capitalize()


def _line(texts: Texts, setting: Setting, value: str) -> str:
    line = texts(f"setting-{setting.key}", value=value_name(texts, setting, value))
    return f"{_sign(texts, setting.key)} {line}"


def _sign(texts: Texts, key: str) -> str:
    """The emoji that tells whose buttons they are: Discord gives a row of buttons no heading."""
    return texts(f"setting-{key}.sign")


def _rows(texts: Texts, kind: str, setting: Setting, chosen: str) -> list[tuple[Control, ...]]:
    controls = [
        Control(
            Choose(kind, setting.key, value),
            value_name(texts, setting, value),
            _lit(value == chosen),
            emoji=_sign(texts, setting.key),
        )
        for value in setting.values
    ]
    return [tuple(controls[at : at + IN_A_ROW]) for at in range(0, len(controls), IN_A_ROW)]


def _sample(texts: Texts, chosen: dict[str, str]) -> Picture:
    move = _sample_move()
    look, key = look_of(chosen), marks_key(texts, move)
    return Picture(
        name=f"opon-sample-{look.theme}.{IMAGE_SUFFIX}",
        alt=alt_text(texts, move.after, last_move=move),
        draw=partial(render_board, move.after, last_move=move),
        text=render_text(move.after, last_move=move),
        caption=key.pictured,
        instead=key.written,
        look=look,
    )


@cache
def _sample_move() -> Move:
    """A move in the middle of a game, with everything that a board can show."""
    return Game.replay(RULESETS["ayoayo"], parse_moves(SAMPLE)).moves[-1]
