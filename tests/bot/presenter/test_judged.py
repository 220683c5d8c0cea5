"""What moves are worth, in words."""

from __future__ import annotations

from bot.presenter.analysis import present_judged
from bot.tables import Judged
from engine import MoveValue, Note, Verdict
from rules import parse_pit
from tests.bot.presenter.test_posts import NAMES, TEXTS, table


def told(values: list[MoveValue]) -> list[str]:
    begun = table("oware", [], over=False)
    return present_judged(TEXTS, Judged(begun, begun.game, tuple(values))).content.splitlines()


def test_a_proved_win_comes_first_and_a_proved_loss_last_whatever_the_estimates_of_others() -> None:
    values = [
        MoveValue(parse_pit(pit), verdict, seeds, exact=False)
        for pit, verdict, seeds in (
            ("A", None, 22),
            ("B", Verdict.LOSS, 23),
            ("C", Verdict.WIN, 25),
            ("D", None, 28),
        )
    ]
    lines = told(values)
    assert lines[1:3] == ["✅ **C** wins.", "❌ **B** loses."]
    assert lines[3].endswith(
        "would end with (25 or more wins, 24 draws), the best move first: C ≈25 · D ≈28 · A ≈22 · B ≈23"
    )
    assert lines[4] == "-# A certain win comes before a larger guess, and a certain loss after a smaller one."


def test_numbers_that_go_down_need_no_word_on_their_order() -> None:
    values = [
        MoveValue(parse_pit("A"), None, 22, exact=False),
        MoveValue(parse_pit("C"), Verdict.WIN, 25, exact=True),
    ]
    assert told(values)[2:] == [
        f"Seeds that {NAMES[0]} would end with (25 or more wins, 24 draws), the best move first: "
        "C 25 · A ≈22",
        "-# “≈” means “about”: I have looked some moves ahead. A number without ≈ is certain.",
    ]


def test_what_a_loser_ends_with_is_certain_only_where_the_move_ends_the_game() -> None:
    """Elsewhere seeds that the winner leaves on the board may be missing."""
    values = [
        MoveValue(parse_pit("A"), None, 24, exact=False),
        MoveValue(parse_pit("B"), Verdict.LOSS, 20, exact=True),
        MoveValue(parse_pit("C"), Verdict.LOSS, 15, exact=True, note=Note.ENDS_THE_GAME),
    ]
    assert told(values)[2].endswith("the best move first: A ≈24 · B ≈20 · C 15")


def test_where_all_is_proved_the_winners_seeds_are_told_as_far_as_they_are_certain() -> None:
    """D and F lose to 26 and to 29 seeds; what E wins with is not known, and a draw needs no number."""
    values = [
        MoveValue(parse_pit("A"), Verdict.DRAW, 24, exact=True),
        MoveValue(parse_pit("B"), Verdict.WIN, 25, exact=True),
        MoveValue(parse_pit("C"), Verdict.WIN, 31, exact=True),
        MoveValue(parse_pit("D"), Verdict.LOSS, 22, exact=True),
        MoveValue(parse_pit("E"), Verdict.WIN, 27, exact=False),
        MoveValue(parse_pit("F"), Verdict.LOSS, 19, exact=True),
    ]
    lines = told(values)
    assert (
        lines[4] == "Seeds that whoever wins ends with, after each of these moves: C 31 · B 25 · D 26 · F 29"
    )
    assert lines[5] == (
        "-# All of this is certain if both play their best: I have looked through to the end of the game."
    )
