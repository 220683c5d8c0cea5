"""The plank: how bright its grain is at every point, down into whatever was carved out of it."""

from __future__ import annotations

from array import array
from math import hypot
from random import Random

from PIL import Image

from renderer.layout import SIZE

WIDTH, HEIGHT = SIZE
PITH_DEPTH = 210.0
"""How far below the surface the heart of the tree lay; the nearer, the wider the rings run."""

PITH_Y = 300.0
RING_WIDTH = 17.0


def noise(rng: Random, columns: int, rows: int) -> array[float]:
    """Smooth noise from -1 to 1 over the whole picture, with that many independent values each way."""
    raw = array("f", (rng.uniform(-1, 1) for _ in range(columns * rows)))
    small = Image.frombytes("F", (columns, rows), raw.tobytes())
    smooth = array("f")
    smooth.frombytes(small.resize(SIZE, Image.Resampling.BICUBIC).tobytes())
    return smooth


def ring_profile(rng: Random) -> list[float]:
    """Brightness across the year rings, about ten samples each: pale wood that darkens to an edge."""
    profile: list[float] = []
    while len(profile) < 1000:
        strength, samples = rng.uniform(0.3, 1), rng.randint(6, 15)
        profile += [strength * (0.5 - (step / samples) ** 2.2) for step in range(samples)]
    return profile


def plank(depth: array[float]) -> array[float]:
    """The brightness of the bare wood, about 1, when ``depth`` pixels are carved away at each point."""
    rng = Random("iroko")
    wander, sway = noise(rng, 4, 3), noise(rng, 9, 6)
    fibre, thread, figure = noise(rng, 9, 240), noise(rng, 18, 480), noise(rng, 8, 4)
    rings, rise = ring_profile(rng), wander[::-1]
    tone = array("f", bytes(4 * WIDTH * HEIGHT))
    for y in range(HEIGHT):
        for at in range(y * WIDTH, (y + 1) * WIDTH):
            across = y - PITH_Y + 46 * wander[at] + 9 * sway[at]
            below = PITH_DEPTH + 90 * rise[at] - depth[at]
            ring = rings[int(hypot(across, below) / RING_WIDTH * 10)]
            tone[at] = 1 + 0.15 * ring + 0.05 * fibre[at] + 0.03 * thread[at] + 0.05 * figure[at]
    return tone
