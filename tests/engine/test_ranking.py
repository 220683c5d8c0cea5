"""Boards are numbered without gaps, in the order in which they are walked."""

from __future__ import annotations

import pytest

from engine.ranking import boards_up_to, following, number_of
from rules.packed import pack
from tests.engine.boards import every_board


@pytest.mark.parametrize("seeds", [0, 1, 2, 3, 4])
def test_all_boards_of_a_total_have_its_numbers_each_once(seeds: int) -> None:
    numbers = [number_of(pack(pits[:6]), pack(pits[6:])) for pits in every_board(seeds)]
    assert sorted(numbers) == list(range(boards_up_to(seeds - 1), boards_up_to(seeds)))


@pytest.mark.parametrize("seeds", [1, 2, 5])
def test_walking_meets_the_boards_of_a_total_in_the_order_of_their_numbers(seeds: int) -> None:
    board = (0, pack([0, 0, 0, 0, 0, seeds]))
    for number in range(boards_up_to(seeds - 1), boards_up_to(seeds)):
        assert number_of(*board) == number
        last, board = board, following(*board) if board[0] != seeds else (-1, -1)
    assert last == (seeds, 0)
