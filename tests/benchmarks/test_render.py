"""How fast and how small board pictures are, beside python-chess's board through CairoSVG in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median

import pytest

from renderer import render_board
from renderer.layout import SIZE
from renderer.marks import ghost_stamp, ring_stamp
from renderer.stamps import count_stamp, pit_stamp, score_stamp, store_stamp
from rules import RULESETS, Game, Move

KEPT = (ghost_stamp, ring_stamp, count_stamp, pit_stamp, score_stamp, store_stamp)

MOST_BYTES = 100_000
MOST_OF_CHESS = 8 / 74
"""8 ms are asked for where the chess board took 74 ms."""


def games() -> list[Move]:
    """The moves of two games of each kind, played at random from a fixed start."""
    rng, moves = Random("benchmark"), list[Move]()
    for key in ("ayoayo", "oware") * 2:
        game = Game(RULESETS[key])
        while game.legal_moves() and game.ply < 60:
            moves.append(game.play(rng.choice(game.legal_moves())))
    return moves


def forget() -> None:
    """Leave nothing drawn but what was carved."""
    for kept in KEPT:
        kept.cache_clear()


def timed(draw: Callable[[], bytes]) -> tuple[float, int]:
    """Milliseconds of processor time, which other programs do not lengthen, and bytes of one picture."""
    start = time.process_time()
    picture = draw()
    return (time.process_time() - start) * 1000, len(picture)


def our_figures(moves: Sequence[Move], before_each: Callable[[], None]) -> list[tuple[float, int]]:
    figures = []
    for move in moves:
        before_each()
        figures.append(timed(lambda move=move: render_board(move.after, last_move=move)))  # type: ignore[misc] # a default binds the loop's value
    return figures


def chess_figures(count: int) -> list[tuple[float, int]]:
    """As many boards of a random game of chess, with as many pixels as ours have."""
    chess = pytest.importorskip("chess", reason="the comparison needs chess, of the extra `bench`")
    pytest.importorskip("chess.svg", reason="the comparison needs chess, of the extra `bench`")
    cairosvg = pytest.importorskip("cairosvg", reason="the comparison needs cairosvg, of the extra `bench`")
    rng, board = Random("benchmark"), chess.Board()
    figures: list[tuple[float, int]] = []
    side = round((SIZE[0] * SIZE[1]) ** 0.5)
    while len(figures) < count:
        move = rng.choice(list(board.legal_moves))
        board.push(move)
        figures.append(
            timed(lambda: cairosvg.svg2png(chess.svg.board(board, lastmove=board.peek(), size=side)))
        )
    return figures


def test_a_picture_is_small_and_far_faster_than_a_chess_board_through_cairosvg(
    capsys: pytest.CaptureFixture[str],
) -> None:
    moves = games()
    render_board(moves[0].after)  # reads the art
    forget()
    game, cold, chess = our_figures(moves, lambda: None), our_figures(moves, forget), chess_figures(40)
    with capsys.disabled():
        print(f"\n{len(moves)} pictures of {SIZE[0]} × {SIZE[1]} pixels, each with a last move")
        for name, figures in (("through a game", game), ("nothing kept", cold), ("chess, CairoSVG", chess)):
            times, sizes = zip(*figures, strict=True)
            print(
                f"{name:16} median {median(times):5.1f} ms, slowest {max(times):5.1f} ms; "
                f"median {median(sizes) / 1000:5.1f} KB, largest {max(sizes) / 1000:5.1f} KB"
            )
    middle = median(milliseconds for milliseconds, _ in game)
    assert max(size for _, size in game) <= MOST_BYTES
    assert middle <= MOST_OF_CHESS * median(milliseconds for milliseconds, _ in chess)
