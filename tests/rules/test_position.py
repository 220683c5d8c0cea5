"""A position holds all 48 seeds, and only them."""

from __future__ import annotations

import pytest

from rules import Position, Side, opposite, parse_pit


@pytest.mark.parametrize(
    ("pits", "stores", "why"),
    [
        ((4,) * 11, (4, 0), "twelve pits"),
        ((4,) * 13, (0, 0), "twelve pits"),
        ((-1, 5, *(4,) * 10), (0, 0), "fewer than no seeds"),
        ((4,) * 12, (1, -1), "fewer than no seeds"),
        ((4,) * 12, (1, 0), "total 49"),
        ((3,) * 12, (0, 0), "total 36"),
    ],
)
def test_anything_but_a_whole_set_of_seeds_is_refused(
    pits: tuple[int, ...], stores: tuple[int, int], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        Position(pits, stores)


def test_a_position_seen_from_the_other_seat() -> None:
    position = Position.parse("6 6 2 7 0 6 1 0 6 6 0 1 7 0 N")
    assert str(position.turned()) == "1 0 6 6 0 1 6 6 2 7 0 6 0 7 S"


def test_seeds_in_each_row() -> None:
    assert Position.parse("6 6 2 7 0 6 1 0 6 6 0 1 7 0 N").row_seeds == (27, 14)


def test_pits_face_each_other_across_the_board() -> None:
    assert [(letter, opposite(parse_pit(letter))) for letter in "AFaf"] == [
        ("A", parse_pit("f")),
        ("F", parse_pit("a")),
        ("a", parse_pit("F")),
        ("f", parse_pit("A")),
    ]


def test_each_side_owns_the_pits_of_its_row() -> None:
    assert [Side.owning(pit) for pit in (0, 5, 6, 11)] == [Side.SOUTH, Side.SOUTH, Side.NORTH, Side.NORTH]
    assert all(Side.owning(pit) is side for side in Side for pit in side.pits)
