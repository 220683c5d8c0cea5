"""The menu that puts a game against the bot together."""

from __future__ import annotations

from bot.presenter.message import Control
from bot.presenter.solo import present_solo
from bot.tables import First, Terms
from engine import Level
from tests.bot.presenter.test_posts import TEXTS


def test_who_may_begin_is_named_with_names_as_they_are_but_no_longer_than_discord_lets_them_be() -> None:
    terms = Terms("ayoayo", Level.CASUAL, First.RANDOM)
    firsts = present_solo(TEXTS, terms, ("*Ama*", "W" * 90)).rows[2]
    assert [item.label for item in firsts if isinstance(item, Control)] == [
        "*Ama* begins",
        "W" * 31 + "… begins",
        "Chance decides",
    ]
