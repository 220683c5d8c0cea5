"""What moves are worth, in words."""

from __future__ import annotations

from bot.presenter.analysis import present_judged
from bot.tables import Judged
from engine import MoveValue, Verdict
from rules import parse_pit
from tests.bot.presenter.test_posts import TEXTS, table


def test_a_proved_win_comes_first_and_a_proved_loss_last_whatever_the_estimates_of_others() -> None:
    begun = table("oware", [], over=False)
    values = [
        MoveValue(parse_pit(pit), verdict, seeds, exact=False)
        for pit, verdict, seeds in (
            ("A", None, 22),
            ("B", Verdict.LOSS, 23),
            ("C", Verdict.WIN, 25),
            ("D", None, 28),
        )
    ]
    lines = present_judged(TEXTS, Judged(begun, begun.game, tuple(values))).content.splitlines()
    assert lines[1:3] == ["✅ **C** wins.", "❌ **B** loses."]
    assert lines[3].endswith("would end with, the best move first: C ≈25 · D ≈28 · A ≈22 · B ≈23")
