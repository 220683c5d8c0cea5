"""Why a pit may not be played, in the literal words that people read."""

from __future__ import annotations

import pytest

from bot.narration import explain_refusal, row_notice
from bot.texts import Texts
from rules import PIT_LETTERS, RULESETS, Game, IllegalReason, Position

ENGLISH = Texts.for_locale("en-US")


@pytest.mark.parametrize(
    ("reason", "pit", "key", "sentence"),
    [
        (IllegalReason.GAME_OVER, "A", "ayoayo", "This game is over."),
        (
            IllegalReason.NOT_YOUR_PIT,
            "C",
            "ayoayo",
            "C is in your opponent's row. Yours is the top row, a–f.",
        ),
        (
            IllegalReason.NOT_YOUR_PIT,
            "c",
            "oware",
            "c is in your opponent's row. Yours is the bottom row, A–F.",
        ),
        (IllegalReason.EMPTY_PIT, "d", "abapa", "d is empty, so there is nothing to sow."),
        (
            IllegalReason.MUST_FEED,
            "B",
            "oware",
            "Your opponent's row is empty, so your move must leave at least one seed there. "
            "B would leave none.",
        ),
        (
            IllegalReason.ENDLESS,
            "e",
            "ayoayo",
            "Sowing from e would go round and round and never stop, so it may not be played.",
        ),
        (
            IllegalReason.GRAND_SLAM,
            "F",
            "oware-slam-illegal",
            "F would take every seed in the other row. In Oware (no grand slam) that is not allowed.",
        ),
    ],
)
def test_a_refusal_names_the_pit_and_the_reason(
    reason: IllegalReason, pit: str, key: str, sentence: str
) -> None:
    assert explain_refusal(ENGLISH, reason, PIT_LETTERS.index(pit), RULESETS[key]) == sentence


@pytest.mark.parametrize(
    ("key", "board", "line"),
    [
        ("ayoayo", "4 4 4 4 4 4 4 4 4 4 4 4 0 0 S", None),
        ("ayoayo", "1 0 2 1 0 3 0 6 0 0 0 0 18 17 S", None),
        (
            "ayoayo",
            "0 2 0 1 1 0 0 0 0 0 0 0 22 22 S",
            "The other row is empty, so this move must put a seed there: only D can.",
        ),
        (
            "oware",
            "0 1 2 0 3 1 0 0 0 0 0 0 21 20 S",
            "The other row is empty, so this move must put a seed there: only E and F can.",
        ),
        (
            "ayoayo",
            "1 0 5 0 1 0 1 2 3 1 4 6 17 7 N",
            "e would never stop sowing and may not be played.",
        ),
        (
            "oware-slam-illegal",
            "1 0 0 0 2 1 2 0 0 0 0 0 21 21 S",
            "E and F would take the whole other row and may not be played.",
        ),
        ("oware", "1 0 0 0 2 1 2 0 0 0 0 0 21 21 S", None),
        ("ayoayo", "0 0 0 0 0 0 0 0 1 0 0 0 23 24 N", None),
    ],
)
def test_everybody_is_told_why_pits_with_seeds_may_not_be_played(
    key: str, board: str, line: str | None
) -> None:
    assert row_notice(ENGLISH, Game(RULESETS[key], Position.parse(board))) == line
