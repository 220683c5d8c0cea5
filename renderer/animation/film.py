"""Films of a move and of a whole game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from renderer.animation.beats import beats
from renderer.animation.game import played
from renderer.animation.gif import Patch, gif
from renderer.animation.pace import Shot, paced, seconds
from renderer.animation.scene import Scene
from renderer.animation.stage import Stage, clear_colour
from rules import Move, Position

ANIMATION_SUFFIX = "gif"
"""The kind of file that the films are, as the end of a file name."""

MOST_BYTES = 9_500_000
"""The largest file that is made: Discord takes 10 MiB, with whatever else a message carries."""

MOST_PLIES = 400
"""The most plies of a game that are shown; of longer games, so many at even distances."""

STILL = 10.0
"""Seconds that the last picture is seen where a film is played over and over."""


def render_move_animation(move: Move, *, over: bool = False, theme: str = "wood") -> bytes:
    """A film of a move, 1000 × 480 pixels, that ends on the still picture after it and stays there.

    The seeds are lifted and sown one by one; in a relay each lap in turn, and a counter tells which. What is
    captured is carried to the store. A move of one lap takes about 2 seconds, a long relay at most 12, in
    which the laps between the first and the last may be seen from lifting to lifting only. In relays of some
    60 laps and more some of those are passed over, so that the file has at most 900 KB.

    Args:
        move: the move.
        over: the game has ended with it; at the end no row is lit and nobody is to move.
        theme: one of ``renderer.THEMES``.

    Returns:
        A file of the kind ``ANIMATION_SUFFIX``; the same arguments always give the same bytes.

    Raises:
        ValueError: there is no such theme; the message names those that there are.
    """
    shots = paced(beats(move, move.mover), seconds(len(move.laps), move.gained))
    lit = None if over else move.after.mover
    return _film([*shots, Shot(Scene.after(move, lit), STILL)], theme)


def render_game_animation(
    start: Position,
    moves: Sequence[Move],
    *,
    over: bool = True,
    theme: str = "wood",
    most_bytes: int = MOST_BYTES,
) -> bytes:
    """A film of a game, 1000 × 480 pixels: each ply's pit lifted, then the board after it with its marks.

    A counter tells which ply is seen. No row is lit, so that little changes. The last picture is the still
    one; it is seen for ten seconds, and then the film begins anew. In a game of very many plies some are
    passed over, so that the file can always be sent.

    Args:
        start: the position in which the game began.
        moves: its moves in order; there may be none.
        over: the game has ended; at the end no row is lit and nobody is to move.
        theme: one of ``renderer.THEMES``.
        most_bytes: how large the file may be; plies are passed over until it fits, but never the last one.

    Returns:
        A file of the kind ``ANIMATION_SUFFIX``.

    Raises:
        ValueError: there is no such theme; the message names those that there are.
    """
    still = Shot(_still(start, moves, over), STILL)
    stride = max(1, ceil(len(moves) / MOST_PLIES))
    film = _film([*played(start, moves, stride), still], theme, again=True)
    while len(film) > most_bytes and stride < len(moves):
        stride *= 2
        film = _film([*played(start, moves, stride), still], theme, again=True)
    return film


def _still(start: Position, moves: Sequence[Move], over: bool) -> Scene:
    """The still picture after the last of the moves."""
    last = moves[-1].after if moves else start
    lit = None if over else last.mover
    return Scene.after(moves[-1], lit) if moves else Scene.of(start, lit)


def _film(shots: list[Shot], theme: str, *, again: bool = False) -> bytes:
    return gif(_patches(shots, Stage(theme)), clear_colour(theme), again=again)


def _patches(shots: list[Shot], stage: Stage) -> Iterator[Patch]:
    """What changes from shot to shot; times are rounded along the film, which so keeps its length."""
    shown = 0.0
    for at, shot in enumerate(shots):
        change = stage.show(shot.scene) if at else stage.opening(shot.scene)
        begun, shown = shown, shown + shot.seconds
        yield Patch(*change, round(shown * 100) - round(begun * 100))
