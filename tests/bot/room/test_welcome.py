"""What the terminal says when the room opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.room.welcome import welcome


@pytest.mark.parametrize(
    "told",
    [
        "http://127.0.0.1:8765/#key",
        "Ama, Bayo and Kofi",
        "#mancala",
        "As Ama, type /mancala challenge, choose Bayo, and press the arrow",
        'beside "Viewing as", change to Bayo and press Accept',
        "data/opon-room.sqlite3",
        'get a token: see "Play in Discord" in README.md',
        "Ctrl-C",
    ],
)
def test_the_welcome_tells_the_address_what_to_try_first_and_how_to_get_a_token(told: str) -> None:
    assert told in welcome("http://127.0.0.1:8765/#key", Path("data/opon-room.sqlite3"))
