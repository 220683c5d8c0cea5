"""Pictures are drawn beside each other: nothing waits for something that takes longer."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from bot.delivery.wire import wired
from bot.look import Look
from bot.presenter.message import Effort, Picture, Post

PATIENCE = 5.0
"""Seconds after which a picture that still waits is taken to wait for another."""


def post(effort: Effort, finish: Event | None = None) -> Post:
    """A message whose picture takes until ``finish`` is set, if it is given."""

    def draw(*, theme: str) -> bytes:
        if finish:
            finish.wait(2 * PATIENCE)
        return theme.encode()

    return Post("", Picture("picture.gif", "", draw, effort=effort))


@pytest.mark.parametrize(
    ("short", "long"),
    [
        (Effort.STILL, Effort.FILM),
        (Effort.STILL, Effort.LONG_FILM),
        (Effort.FILM, Effort.LONG_FILM),
    ],
)
async def test_nothing_waits_for_a_film_that_takes_longer(short: Effort, long: Effort) -> None:
    finish = Event()
    waiting = asyncio.create_task(wired(post(long, finish), Look()))
    await asyncio.sleep(0)
    try:
        message = await asyncio.wait_for(wired(post(short), Look()), PATIENCE)
        assert not waiting.done()
    finally:
        finish.set()
    assert message["file"].fp.read() == b"wood"
    assert (await waiting)["file"].fp.read() == b"wood"
