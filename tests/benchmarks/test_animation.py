"""How fast and how small films are, beside Pillow's GIF and WebP of the same frames, and a chess board."""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from statistics import median

import pytest
from PIL import Image

from bot.delivery.wire import wired
from bot.look import Look
from bot.presenter.message import Effort, Picture, Post
from renderer import render_game_animation, render_move_animation
from renderer.marks import ghost_stamp, ring_stamp
from renderer.stamps import count_stamp, pit_stamp, score_stamp, store_stamp
from rules import RULESETS, Game, Move, Position, parse_moves
from tests.benchmarks.test_render import chess_figures
from tests.renderer.animation.watching import count, frames, times
from tests.renderer.scenes import ENDURING, LONG, LONGEST, PLAIN, played

KEPT = (ghost_stamp, ring_stamp, count_stamp, pit_stamp, score_stamp, store_stamp)

# South plays E: four seeds to c, which makes two there and takes them: twelve frames with their carrying.
TWELVE = played("oware", "2 0 3 1 4 0 4 4 1 4 0 3 11 11 S", "E")

STATM = Path("/proc/self/statm")

CHESS = 74
"""Milliseconds that a chess board took where the times below were asked for."""

FILMS: dict[str, tuple[Move, float, int]] = {
    "12 frames": (TWELVE, 80 / CHESS, 220_000),
    "31 laps": (LONG, 500 / CHESS, 900_000),
}
"""Moves with the most that they may take, in chess boards and in bytes."""

OTHERS = {"1 lap": PLAIN, "251 laps": ENDURING, "723 laps": LONGEST}


def timed(draw: Callable[[], bytes], rounds: int = 5) -> tuple[float, bytes]:
    """Median milliseconds of processor time, and the file."""
    spans = []
    for _ in range(rounds):
        start = time.process_time()
        film = draw()
        spans.append((time.process_time() - start) * 1000)
    return median(spans), film


def cold(draw: Callable[[], bytes]) -> bytes:
    """The same with nothing kept from earlier pictures."""
    for kept in KEPT:
        kept.cache_clear()
    return draw()


def told(spent: float, film: bytes) -> str:
    """A line of figures about a film."""
    seconds = sum(times(film)[:-1]) / 1000
    return f"{spent:7.1f} ms {len(film) / 1000:7.1f} KB, {count(film):3} frames in {seconds:4.1f} s"


def by_pillow(kind: str, pictures: list[Image.Image], lengths: list[int], **options: object) -> bytes:
    """Whole pictures and their times as Pillow saves them by itself."""
    file = BytesIO()
    pictures[0].save(file, kind, save_all=True, append_images=pictures[1:], duration=lengths, **options)
    return file.getvalue()


def test_films_are_small_and_drawn_in_the_time_of_a_few_chess_boards(
    capsys: pytest.CaptureFixture[str],
) -> None:
    chess = median(milliseconds for milliseconds, _ in chess_figures(20))
    lines = [f"chess board through CairoSVG: {chess:.1f} ms"]
    for name, (move, most_time, most_bytes) in FILMS.items():
        warm, film = timed(partial(render_move_animation, move))
        fresh, _ = timed(partial(cold, partial(render_move_animation, move)))
        lines.append(f"{name:10} nothing kept {fresh:7.1f} ms, {told(warm, film)}")
        assert len(film) <= most_bytes
        assert fresh <= most_time * chess
    with capsys.disabled():
        print("", *lines, sep="\n")


def test_a_gif_of_changes_is_made_faster_than_pillow_makes_gif_or_webp_of_the_same_frames(
    capsys: pytest.CaptureFixture[str],
) -> None:
    ours, film = timed(lambda: render_move_animation(TWELVE))
    pictures, lengths = [frame.copy() for frame in frames(film)], times(film)
    kinds: dict[str, dict[str, object]] = {"GIF": {"optimize": False}, "WebP": {"method": 0, "quality": 75}}
    lines = [f"ours           {ours:7.1f} ms {len(film) / 1000:7.1f} KB"]
    for kind, options in kinds.items():
        spent, file = timed(partial(by_pillow, kind, pictures, lengths, **options), 3)
        lines.append(f"Pillow's {kind:5} {spent:7.1f} ms {len(file) / 1000:7.1f} KB")
        assert ours < spent
    with capsys.disabled():
        print("", *lines, sep="\n")


def test_the_longest_films_can_be_sent(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.replay(RULESETS["ayoayo"], parse_moves("CcAaCeDaCfFbDeCaDaFaBeCcDdFa"))
    films: dict[str, Callable[[], bytes]] = {
        name: partial(render_move_animation, move) for name, move in OTHERS.items()
    }
    for rounds in (1, 36):
        films[f"{28 * rounds} plies"] = partial(render_game_animation, Position(), game.moves * rounds)
    with capsys.disabled():
        print()
        for name, draw in films.items():
            spent, film = timed(draw, 3)
            print(f"{name:10} {told(spent, film)}")
            assert len(film) <= (900_000 if "lap" in name else 9_500_000)


@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells the memory in use there")
def test_a_thousand_films_leave_memory_as_it_was(capsys: pytest.CaptureFixture[str]) -> None:
    moves = (TWELVE, PLAIN, LONG)
    for at in range(100):
        render_move_animation(moves[at % 3])
    before = resident()
    for at in range(1000):
        render_move_animation(moves[at % 3])
    with capsys.disabled():
        print(f"\nmemory in use {before:.1f} MB after 100 films, {resident():.1f} MB after 1,100")
    assert resident() - before <= 8


def resident() -> float:
    """Megabytes that this process holds."""
    return int(STATM.read_text().split()[1]) * resource.getpagesize() / 1e6


def test_a_film_of_a_move_does_not_wait_for_somebodys_film_of_a_long_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = Game.replay(RULESETS["ayoayo"], parse_moves("CcAaCeDaCfFbDeCaDaFaBeCcDdFa"))
    long = partial(render_game_animation, Position(), game.moves * 36)
    alone, beside, whole = asyncio.run(waits(partial(render_move_animation, TWELVE), long))
    with capsys.disabled():
        print(
            f"\na film of a move {alone * 1000:.0f} ms alone, {beside * 1000:.0f} ms beside a long film"
            f" of {whole:.1f} s: {beside / alone:.1f} times as long"
        )
    assert beside <= 6 * alone


async def waits(short: Callable[..., bytes], long: Callable[..., bytes]) -> tuple[float, float, float]:
    """Seconds that a short film takes alone, and beside a long one; and how long that takes."""
    films = [
        Post("", Picture("film.gif", "", draw, effort=effort))
        for draw, effort in ((short, Effort.FILM), (long, Effort.LONG_FILM))
    ]
    await wired(films[0], Look())  # what is kept from picture to picture
    begun = time.perf_counter()
    await wired(films[0], Look())
    alone = time.perf_counter() - begun
    begun = time.perf_counter()
    other = asyncio.create_task(wired(films[1], Look()))
    await asyncio.sleep(0.1)
    between = time.perf_counter()
    await wired(films[0], Look())
    beside = time.perf_counter() - between
    assert not other.done()
    await other
    return alone, beside, time.perf_counter() - begun
