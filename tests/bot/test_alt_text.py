"""The alt text of a board is enough to set the board up again."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.alt_text import MAX_ALT_TEXT, alt_text, card_alt_text, lesson_alt_text
from bot.texts import Texts
from renderer import Result
from rules import PIT_LETTERS, RULESETS, Game, Lap, Move, Position, Side, parse_moves

ENGLISH = Texts.for_locale("en-US")


def parse_alt_text(text: str) -> Position:
    """The position that an alt text tells, read from its words alone."""
    pits = dict(re.findall(r"\b([A-Fa-f]) (\d+)\b", text))
    south, north = re.findall(r"store (\d+)", text)
    mover = re.search(r"(South|North) to move", text)
    assert mover is not None
    return Position(
        tuple(int(pits[letter]) for letter in PIT_LETTERS),
        (int(south), int(north)),
        Side[mover[1].upper()],
    )


@st.composite
def positions(draw: st.DrawFn) -> Position:
    places = [0] * 14
    for place in draw(st.lists(st.integers(0, 13), min_size=48, max_size=48)):
        places[place] += 1
    return Position(tuple(places[:12]), (places[12], places[13]), draw(st.sampled_from(Side)))


def test_a_board_is_told_pit_by_pit_with_stores_and_mover() -> None:
    position = Position.parse("0 5 1 12 0 1 3 1 0 0 4 2 15 4 N")
    assert alt_text(ENGLISH, position) == (
        "Mancala board, North to move. "
        "South, bottom row from left to right: A 0, B 5, C 1, D 12, E 0, F 1, store 15. "
        "North, top row from right to left: a 3, b 1, c 0, d 0, e 4, f 2, store 4."
    )


def test_the_last_move_is_told_in_short() -> None:
    game = Game(RULESETS["ayoayo"])
    move = game.play(PIT_LETTERS.index("C"))
    assert alt_text(ENGLISH, game.position, last_move=move).endswith(
        "store 0. Last move: South played C; 5 laps that ended in E; 7 seeds taken."
    )


def test_a_last_move_of_one_lap_that_took_nothing_says_so() -> None:
    game = Game(RULESETS["oware"], Position.parse("4 4 4 4 4 4 4 4 4 4 4 4 0 0 N"))
    move = game.play(PIT_LETTERS.index("a"))
    assert alt_text(ENGLISH, game.position, last_move=move).endswith(
        "Last move: North played a; one lap that ended in e; nothing taken."
    )


def test_a_finished_game_has_nobody_to_move() -> None:
    text = alt_text(ENGLISH, Position(), over=True)
    assert text.startswith("Mancala board, the game is over. South, bottom row")
    assert "to move" not in text


@given(positions())
def test_the_position_can_be_read_back_from_the_words(position: Position) -> None:
    assert parse_alt_text(alt_text(ENGLISH, position)) == position


@pytest.mark.parametrize("key", RULESETS)
def test_the_last_move_never_hides_the_position(key: str) -> None:
    chance = random.Random(f"alt text of {key}")
    for _ in range(5):
        game = Game(RULESETS[key])
        while game.outcome() is None:
            move = game.play(chance.choice(game.legal_moves()))
            text = alt_text(ENGLISH, game.position, last_move=move)
            assert parse_alt_text(text.partition(" Last move:")[0]) == game.position


def test_the_longest_alt_texts_fit_into_discord() -> None:
    before = Position.parse("10 10 10 10 0 0 0 0 0 0 0 0 4 4 S")
    move = Move(
        before, (Lap(0, 10),) * 999, last=11, captured=(), spared=(), gained=10, after=before.turned()
    )
    assert len(alt_text(ENGLISH, before, last_move=move)) <= MAX_ALT_TEXT
    assert len(lesson_alt_text(ENGLISH, move)) <= MAX_ALT_TEXT


def test_a_lesson_tells_the_board_before_the_move_and_the_board_after() -> None:
    move = Game(RULESETS["oware"], Position.parse("2 0 3 1 4 0 4 1 2 4 0 3 12 12 S")).preview(4)
    before, played, after = re.split(r" (?=Last move|After)", lesson_alt_text(ENGLISH, move))
    assert before.startswith("Before: Mancala board, South to move.")
    assert parse_alt_text(before) == move.before
    assert played == "Last move: South played E; one lap that ended in c; 5 seeds taken."
    assert parse_alt_text(after) == move.after


def test_a_result_card_tells_the_board_and_then_the_result() -> None:
    game = Game.replay(RULESETS["ayoayo"], parse_moves("CcAaCeDaCfFbDeCaDaFaBeCcDdFa"))
    result = Result(("a 9, store 3", "F 7"), (24, 24), None, "A draw, 24–24", "a 9 could not move")
    text = card_alt_text(ENGLISH, game.position, result, last_move=game.moves[-1])
    board, _, card = text.partition(" Below it, the result card: ")
    pits = dict(re.findall(r"\b([A-Fa-f]) (\d+)\b", board.partition(" Last move:")[0]))
    assert [int(pits[letter]) for letter in PIT_LETTERS] == list(game.position.pits)
    assert card.startswith(
        "A draw, 24–24. a 9 could not move. South: a 9, store 3, 24. North: F 7, 24. A curve"
    )


def test_the_longest_alt_text_of_a_card_fits_into_discord() -> None:
    before = Position.parse("10 10 10 10 0 0 0 0 0 0 0 0 4 4 S")
    move = Move(
        before, (Lap(0, 10),) * 999, last=11, captured=(), spared=(), gained=10, after=before.turned()
    )
    result = Result(("W" * 32, "W" * 32), (24, 24), None, "W" * 50, "W" * 50)
    assert len(card_alt_text(ENGLISH, before, result, last_move=move)) <= MAX_ALT_TEXT
