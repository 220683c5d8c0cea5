"""The text board lines up in a fixed-width font and says everything that the picture says."""

from __future__ import annotations

import re
import string

import pytest

from renderer import render_text
from renderer.text import END, MOVER, SPARED, START, TAKEN
from rules import PIT_LETTERS, Move, Position, Side
from tests.renderer.scenes import DOUBLE, HOME, LONG, PLAIN, RELAY, SLAM

MIDDLE = Position((12, 0, 7, 1, 4, 3, 2, 5, 0, 9, 1, 0), (0, 4), Side.NORTH)


def test_the_start() -> None:
    assert render_text(Position()).splitlines() == [
        "Store a-f: 0",
        "     f   e   d     c   b   a",
        "     4   4   4     4   4   4",
        "   --------------------------",
        ">    4   4   4     4   4   4",
        "     A   B   C     D   E   F",
        "                 Store A-F: 0",
    ]


def test_a_relay_that_captured() -> None:
    assert render_text(RELAY.after, last_move=RELAY).splitlines() == [
        "Store a-f: 9",
        "     f   e   d     c   b   a",
        ">    0x  5   0     5   1   5",
        "   --------------------------",
        "     0*  0^  1     2   0   5",
        "     A   B   C     D   E   F",
        "                Store A-F: 15",
    ]


def test_a_last_seed_that_took_nothing() -> None:
    assert render_text(PLAIN.after, last_move=PLAIN).splitlines()[2:5] == [
        ">    4   4   4     4   4   5*",
        "   --------------------------",
        "     4   4   0^    5   5   5",
    ]


def test_a_game_that_is_over_has_no_mover() -> None:
    lines = render_text(MIDDLE, over=True).splitlines()
    assert lines[2].startswith("   ")
    assert lines[4].startswith("   ")


MOVES = {"plain": PLAIN, "relay": RELAY, "double": DOUBLE, "long": LONG, "home": HOME}


def number_ending_at(line: str, column: int) -> int:
    """The number whose last digit stands in that column."""
    found = re.search(r"(\d+)$", line[: column + 1])
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_every_count_ends_straight_above_or_below_its_letter(move: Move) -> None:
    lines = render_text(move.after, last_move=move).splitlines()
    for pit, letter in enumerate(PIT_LETTERS):
        counts, letters = (lines[4], lines[5]) if pit < 6 else (lines[2], lines[1])
        assert number_ending_at(counts, letters.index(letter)) == move.after.pits[pit]


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_both_scores_are_told_beside_the_letters_of_their_rows(move: Move) -> None:
    lines = render_text(move.after, last_move=move).splitlines()
    south, north = move.after.stores
    assert lines[0] == f"Store a-f: {north}"
    assert lines[-1].strip() == f"Store A-F: {south}"


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
def test_it_fits_a_phone_and_needs_no_wide_characters(move: Move) -> None:
    text = render_text(move.after, last_move=move)
    assert text.isascii()
    assert max(len(line) for line in text.splitlines()) <= 34


@pytest.mark.parametrize("side", Side)
def test_a_sign_stands_before_the_row_to_move(side: Side) -> None:
    lines = render_text(Position(mover=side)).splitlines()
    own, other = (lines[4], lines[2]) if side is Side.SOUTH else (lines[2], lines[4])
    assert own.startswith(">")
    assert other.startswith("   ")


def test_no_two_signs_look_or_sound_alike() -> None:
    signs = [MOVER, START, END, TAKEN, SPARED]
    assert len({*signs, *PIT_LETTERS, *string.digits}) == len(signs) + len(PIT_LETTERS) + 10
    assert not {"(", "[", "{", "<"} & {*signs}


def test_what_a_grand_slam_spared_is_marked() -> None:
    assert render_text(SLAM.after, last_move=SLAM).splitlines()[2] == ">    0   0   0     0   2*  2!"
