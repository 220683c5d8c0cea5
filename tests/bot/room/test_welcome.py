"""What the terminal says when the room opens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.room.welcome import welcome


@pytest.mark.parametrize(
    "told",
    [
        "http://127.0.0.1:8765/#key",
        "with everything that stands behind the #:",
        "Ama, Bayo and Kofi",
        "#mancala",
        'Open the address in a second window, and choose Bayo there at the top, beside "Viewing as"',
        "As Ama, type /mancala challenge and choose it from the list that opens.",
        "press the arrow at the right",
        "As Bayo, press Play",
        "Or play the bot itself, alone and in one window: type /mancala play.",
        "old messages are not kept",
        "data/opon-room.sqlite3",
        'get a token: see "Play in Discord" in README.md',
        "Ctrl-C",
    ],
)
def test_the_welcome_tells_the_address_what_to_try_first_and_how_to_get_a_token(told: str) -> None:
    assert told in welcome("http://127.0.0.1:8765/#key", Path("data/opon-room.sqlite3"))


def test_the_readme_tells_the_same_steps_in_the_same_words() -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    told = " ".join(welcome("http://127.0.0.1:8765/#key", Path("data")).split())
    steps = re.search(r"1\. Open the address.*?Whoever is to move presses a pit\.", told)
    assert steps is not None
    assert steps[0] in " ".join(readme.replace("`", "").split())
