"""The text notation of pits, move lists and positions."""

from __future__ import annotations

import pytest

from rules import MalformedNotation, Position, Side, format_moves, parse_moves, parse_pit


def test_letters_name_the_pits_of_south_and_of_north() -> None:
    assert [parse_pit(letter) for letter in "ABCDEFabcdef"] == list(range(12))


@pytest.mark.parametrize("text", ["", "G", "g", "AB", "0", " ", "Á"])
def test_anything_else_is_no_pit(text: str) -> None:
    with pytest.raises(MalformedNotation, match="a pit is one letter") as malformed:
        parse_pit(text)
    assert malformed.value.text == text


def test_a_move_list_is_one_letter_for_each_pit() -> None:
    assert parse_moves("CcAf") == (2, 8, 0, 11)
    assert parse_moves("") == ()
    assert format_moves([2, 8, 0, 11]) == "CcAf"


@pytest.mark.parametrize("text", ["Cx", "C c", "C,c", "12"])
def test_a_move_list_has_nothing_but_pits(text: str) -> None:
    with pytest.raises(MalformedNotation, match="only the letters") as malformed:
        parse_moves(text)
    assert malformed.value.text == text


@pytest.mark.parametrize("pit", [-1, 12])
def test_a_number_that_is_no_pit_cannot_be_written(pit: int) -> None:
    with pytest.raises(ValueError, match="pits are numbered 0 to 11"):
        format_moves([0, pit])


def test_a_position_is_written_as_pits_stores_and_mover() -> None:
    position = Position((6, 6, 2, 7, 0, 6, 1, 0, 6, 6, 0, 1), (7, 0), Side.NORTH)
    assert str(position) == "6 6 2 7 0 6 1 0 6 6 0 1 7 0 N"
    assert Position.parse(str(position)) == position


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "twelve pits, two stores and S or N"),
        ("4 4 4 4 4 4 4 4 4 4 4 4 0 0", "twelve pits, two stores and S or N"),
        ("4 4 4 4 4 4 4 4 4 4 4 4 0 0 s", "twelve pits, two stores and S or N"),
        ("4 4 4 4 4 4 4 4 4 4 4 4 0 S", "twelve pits, two stores and S or N"),
        ("4 4 4 4 4 4 4 4 4 4 4 x 0 0 S", "seeds are whole numbers"),
        ("4 4 4 4 4 4 4 4 4 4 4 -4 0 8 S", "seeds are whole numbers"),
        ("4 4 4 4 4 4 4 4 4 4 4 4 1 0 S", "the seeds total 49, not 48"),
    ],
)
def test_text_that_is_no_position_says_why(text: str, why: str) -> None:
    with pytest.raises(MalformedNotation, match=why):
        Position.parse(text)


def test_a_position_made_of_lists_is_the_same_value() -> None:
    assert Position([4] * 12, [0, 0], Side.SOUTH) == Position()  # type: ignore[arg-type] # as JSON gives it
    assert len({Position([4] * 12, [0, 0], Side.SOUTH), Position()}) == 1  # type: ignore[arg-type] # as above
