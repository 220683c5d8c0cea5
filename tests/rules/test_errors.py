"""The errors of the rules core: what they say, and that they can cross to another process."""

from __future__ import annotations

import pickle

import pytest

from rules import IllegalMove, IllegalReason, MalformedNotation


def test_an_illegal_move_names_the_pit_and_the_reason() -> None:
    assert str(IllegalMove(8, IllegalReason.EMPTY_PIT)) == "c: the pit is empty"


def test_malformed_text_is_shown_with_what_is_wrong() -> None:
    assert str(MalformedNotation("Z9", "no such pit")) == "'Z9': no such pit"


@pytest.mark.parametrize(
    "error", [IllegalMove(8, IllegalReason.ENDLESS), MalformedNotation("Z9", "no such pit")]
)
def test_an_error_comes_back_whole_from_another_process(error: Exception) -> None:
    there_and_back = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert (type(there_and_back), vars(there_and_back), str(there_and_back)) == (
        type(error),
        vars(error),
        str(error),
    )
