"""The private message that shows a move as a film."""

from __future__ import annotations

from functools import partial

from bot.alt_text import lesson_alt_text
from bot.names import plain_name
from bot.narration import narrate, tell_laps
from bot.presenter.message import Effort, Picture, Post
from bot.tables import Table
from bot.texts import Texts
from renderer import ANIMATION_SUFFIX, render_move_animation, render_text
from rules import Move


def present_replay(texts: Texts, table: Table, move: Move, version: int) -> Post:
    """The move that led to the board of this version, in words and as a film that ends on that board.

    Where boards are text, the words tell every lap.
    """
    over = table.over and version == table.version
    return Post(
        content=narrate(texts, move, table.ruleset, plain_name(table.seated(move.mover).name)),
        picture=Picture(
            name=f"opon-{table.id}-replay-{version}.{ANIMATION_SUFFIX}",
            alt=lesson_alt_text(texts, move),
            draw=partial(render_move_animation, move, over=over),
            text=render_text(move.after, last_move=move, over=over),
            instead="\n".join(tell_laps(texts, move)),
            unwanted=texts("film-unwanted"),
            barred=texts("film-barred"),
            effort=Effort.FILM,
        ),
    )
