"""What moves are worth, in words."""

from __future__ import annotations

import pytest

from bot.names import plain_name
from bot.presenter.analysis import present_judged, worths_of
from bot.tables import Judged
from engine import MoveValue, Note, Verdict
from renderer import Worth, WorthKind
from rules import parse_pit
from tests.bot.presenter.test_posts import NAMES, TEXTS, table

ESTIMATES = (
    "-# These are estimates: I have looked some moves ahead, and may see it differently when I look again."
)
OTHER = plain_name(NAMES[1])
CERTAIN = "-# All of this is certain if both play their best: I have looked through to the end of the game."
PARTLY = (
    "-# “?”, “★” and numbers with “≈”, “≤” or “≥” are estimates, which may change when I look again. "
    "All else is certain."
)


def told(values: list[MoveValue]) -> list[str]:
    begun = table("oware", [], over=False)
    return present_judged(TEXTS, Judged(begun, begun.game, tuple(values))).content.splitlines()


def test_what_is_proved_has_a_verdict_and_no_guess_and_the_rest_a_guess_the_best_first() -> None:
    values = [
        MoveValue(parse_pit(pit), verdict, seeds, exact=False)
        for pit, verdict, seeds in (
            ("A", None, 22),
            ("B", Verdict.LOSS, 23),
            ("C", Verdict.WIN, 25),
            ("D", None, 28),
        )
    ]
    assert told(values)[1:] == [
        "✅ **C** wins.",
        "❌ **B** loses.",
        f"❔ Not certain. Of the 48 seeds {NAMES[0]} would end with about: D ≈28 · A ≈22",
        PARTLY,
    ]


def test_the_picture_shows_a_sign_where_it_is_proved_and_else_a_guess_and_a_star_for_the_best() -> None:
    won, lost = MoveValue(0, Verdict.WIN, 27, exact=True), MoveValue(1, Verdict.LOSS, 23, exact=False)
    guess, worse = MoveValue(2, None, 28, exact=False), MoveValue(3, None, 17, exact=False)
    assert worths_of([won, lost, guess]) == {
        0: Worth(WorthKind.WINS),
        1: Worth(WorthKind.LOSES),
        2: Worth(WorthKind.UNKNOWN, "≈28"),
    }
    assert worths_of([lost, guess, worse]) == {
        1: Worth(WorthKind.LOSES),
        2: Worth(WorthKind.LIKELY_BEST, "≈28"),
        3: Worth(WorthKind.UNKNOWN, "≤18"),
    }
    assert worths_of([guess]) == {2: Worth(WorthKind.UNKNOWN, "≈28")}


@pytest.mark.parametrize(
    ("guesses", "advice"),
    [
        ({"A": 22, "B": 28}, ["💡 I would play **B**."]),
        ({"A": 28, "B": 22, "C": 27}, ["💡 I would play **A**; C comes to about the same."]),
        (
            {"A": 26, "B": 20, "C": 27, "D": 27},
            ["💡 I would play **C**; A and D come to about the same."],
        ),
        (
            {"A": 24, "B": 25},
            ["💡 I would play **B**, but by my estimate all moves come to about the same."],
        ),
        ({"A": 25}, []),
    ],
)
def test_where_nothing_is_proved_it_is_said_what_to_play(guesses: dict[str, int], advice: list[str]) -> None:
    values = [MoveValue(parse_pit(pit), None, seeds, exact=False) for pit, seeds in guesses.items()]
    assert told(values)[2:] == [*advice, ESTIMATES]


def test_a_proved_draw_is_advised_before_what_seems_to_lose() -> None:
    values = [
        MoveValue(parse_pit("A"), Verdict.DRAW, 24, exact=True),
        MoveValue(parse_pit("B"), None, 20, exact=False),
    ]
    assert told(values)[1] == "🟰 **A** draws."
    assert told(values)[2].endswith("B ≈20")
    assert told(values)[3] == "💡 I would play **A**."


def test_a_move_of_which_nobody_can_be_sure_says_so() -> None:
    values = [
        MoveValue(0, None, 24, exact=False, note=Note.DEPENDS_ON_REPETITION),
        MoveValue(1, Verdict.LOSS, 20, exact=False),
    ]
    assert told(values)[4].startswith("🔁 A may lead back to an earlier position, which ends the game")


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
    assert told(values)[1:] == [
        f"✅ **B, C and E** win; {NAMES[0]}’s seeds at the end: C 31, B 25.",
        "🟰 **A** draws.",
        f"❌ **D and F** lose; {OTHER}’s seeds at the end: D 26, F 29.",
        "💡 I would play **C**: it wins for certain.",
        CERTAIN,
    ]


def test_of_a_single_move_that_wins_or_loses_the_seeds_are_told_in_the_sentence() -> None:
    values = [
        MoveValue(parse_pit("B"), Verdict.WIN, 27, exact=True),
        MoveValue(parse_pit("D"), Verdict.LOSS, 22, exact=True),
    ]
    assert told(values)[1:] == [
        "✅ **B** wins with 27 seeds.",
        f"❌ **D** loses; {OTHER} gets 26 seeds.",
        CERTAIN,
    ]


def test_where_every_move_loses_it_is_said_which_to_play_all_the_same() -> None:
    values = [
        MoveValue(parse_pit("B"), Verdict.LOSS, 20, exact=True),
        MoveValue(parse_pit("D"), Verdict.LOSS, 22, exact=True),
    ]
    assert told(values)[2] == f"💡 Every move loses if {OTHER} makes no mistake. I would play **D**."


def test_far_behind_and_far_ahead_no_number_is_told_and_none_told_apart() -> None:
    behind = [MoveValue(pit, None, seeds, exact=False) for pit, seeds in ((0, 18), (1, 12), (2, 3))]
    assert told(behind)[1].endswith(" would end with about: A ≤18 · B ≤18 · C ≤18")
    assert told(behind)[2] == f"💡 {NAMES[0]} is far behind whatever is played. I would play **A**."
    ahead = [MoveValue(pit, None, seeds, exact=False) for pit, seeds in ((0, 30), (1, 41))]
    assert told(ahead)[1].endswith(" would end with about: B ≥30 · A ≥30")
    assert told(ahead)[2] == "💡 I would play **B**, but by my estimate all moves come to about the same."


def test_a_move_that_surely_loses_is_never_as_good_as_one_that_may_not() -> None:
    values = [
        MoveValue(0, Verdict.LOSS, 23, exact=False),
        MoveValue(1, None, 24, exact=False),
        MoveValue(2, None, 23, exact=False),
    ]
    assert told(values)[3] == "💡 I would play **B**; C comes to about the same."
