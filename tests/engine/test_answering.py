"""Answers inside the engine's process: at once with a small table, better when the large one is built."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from engine import answering
from engine.answering import FIRST_SEEDS, Answerer, bytes_beside_code, seeds_for
from engine.levels import Level
from engine.messages import (
    Choice,
    Evaluation,
    answer_in,
    answer_out,
    question_in,
    question_out,
    values_in,
    values_out,
)
from engine.shelf import Shelf
from engine.table import bytes_for
from engine.values import MoveValue, Note, Verdict
from rules import RULESETS, Game, Position, parse_moves

MEBIBYTE = 1 << 20
NOW = "this edition"


@pytest.mark.parametrize(("process", "beside"), [(256, 106), (200, 50), (128, 32), (16, 4)])
def test_what_compiled_code_takes_is_left_to_it_but_never_more_than_three_quarters(
    process: int, beside: int
) -> None:
    assert bytes_beside_code(process * MEBIBYTE) == beside * MEBIBYTE


@pytest.mark.parametrize(("megabytes", "seeds"), [(1024, 15), (106, 15), (32, 13), (16, 12), (3, 9), (0, -1)])
def test_a_table_takes_a_third_of_the_memory_at_most(megabytes: int, seeds: int) -> None:
    assert seeds_for(megabytes * MEBIBYTE) == seeds


@pytest.mark.parametrize("key", RULESETS)
@pytest.mark.parametrize("megabytes", [106, 32, 16, 4])
def test_tables_leave_memory_to_searches(key: str, megabytes: int) -> None:
    memory = megabytes * MEBIBYTE
    assert bytes_for(RULESETS[key], seeds_for(memory)) <= memory * 3 // 4


def test_the_first_answer_does_not_wait_for_the_large_table(tmp_path: Path) -> None:
    oware, shelf = RULESETS["oware"], Shelf(tmp_path, NOW)
    answerer = Answerer(shelf, 16 * MEBIBYTE)
    wanted = seeds_for(bytes_beside_code(16 * MEBIBYTE))
    assert wanted > FIRST_SEEDS
    assert len(answerer.answer(Evaluation(Game(oware), 0.01, scores=False))) == 6
    while shelf.kept(oware, wanted) is None:
        time.sleep(0.05)
    assert len(answerer.answer(Evaluation(Game(oware), 0.01, scores=False))) == 6


def test_a_table_of_middle_size_is_built_before_the_largest_and_serves_until_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "FIRST_SEEDS", 3)
    monkeypatch.setattr(answering, "MIDDLE_SEEDS", 6)
    question, wanted = Evaluation(Game(RULESETS["oware"]), 0.01, scores=False), 10
    assert seeds_for(bytes_beside_code(16 * MEBIBYTE)) == wanted
    Answerer(Shelf(tmp_path, NOW), 16 * MEBIBYTE).answer(question)
    while is_building():
        time.sleep(0.05)
    files = {seeds: tmp_path / f"oware-{seeds}.table" for seeds in (3, 6, wanted)}
    assert set(tmp_path.iterdir()) == set(files.values())
    built = [files[seeds].stat().st_mtime_ns for seeds in (3, 6, wanted)]
    assert built == sorted(built)

    files[3].unlink()
    files[wanted].unlink()
    Answerer(Shelf(tmp_path, NOW), 16 * MEBIBYTE).answer(question)
    assert not files[3].exists(), "the one of middle size is there, so none smaller is needed"


def test_a_question_crosses_with_its_games_ruleset_beginning_and_moves() -> None:
    start = Position.parse("4 4 4 4 4 0 0 0 4 4 4 4 6 6 N")
    for game in (Game(RULESETS["abapa"], start), Game.replay(RULESETS["abapa"], parse_moves("dCe"), start)):
        number, evaluation = question_in(question_out(7, Evaluation(game, 0.5, scores=True)))
        assert number == 7
        assert isinstance(evaluation, Evaluation)
        assert (evaluation.seconds, evaluation.scores) == (0.5, True)
        number, choice = question_in(question_out(8, Choice(game, Level.CASUAL, 1 << 62)))
        assert number == 8
        assert isinstance(choice, Choice)
        assert (choice.level, choice.seed) == (Level.CASUAL, 1 << 62)
        for read in (evaluation.game, choice.game):
            assert (read.ruleset, read.moves, read.position) == (game.ruleset, game.moves, game.position)


def test_move_values_cross_whole() -> None:
    values = [
        MoveValue(3, Verdict.DRAW, 24, exact=True),
        MoveValue(4, None, 20, exact=False, note=Note.DEPENDS_ON_REPETITION),
    ]
    assert values_in(values_out(values)) == values


def is_building() -> bool:
    """Whether a thread builds a table."""
    return any("_build" in thread.name for thread in threading.enumerate())


def test_a_large_table_that_cannot_be_written_is_used_and_built_once(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "tables", NOW)
    (tmp_path / "tables").touch()
    answerer = Answerer(shelf, 16 * MEBIBYTE)
    wanted = seeds_for(bytes_beside_code(16 * MEBIBYTE))
    assert wanted > FIRST_SEEDS
    for key in ("ayoayo", "oware"):
        answerer.answer(Evaluation(Game(RULESETS[key]), 0.01, scores=False))
        while is_building():
            time.sleep(0.05)
    large = shelf.kept(RULESETS["oware"], wanted)
    assert large is not None
    answerer.answer(Evaluation(Game(RULESETS["oware"]), 0.01, scores=False))
    assert shelf.kept(RULESETS["oware"], wanted) is large
    assert not is_building()
    answerer.answer(Evaluation(Game(RULESETS["ayoayo"]), 0.01, scores=False))  # whose table had to make room
    assert not is_building()


TWO_MOVES = Game(RULESETS["ayoayo"], Position.parse("1 0 0 0 0 1 0 0 0 0 2 0 22 22 S"))
WINS, LOSES = [0, "win", 25, False, None], [5, "loss", 20, True, "ends the game"]


def test_an_answer_crosses_with_the_number_of_its_question() -> None:
    choice = Choice(TWO_MOVES, Level.CASUAL, 1)
    assert answer_in(answer_out(7, 5), 7, choice) == 5
    evaluation = Evaluation(TWO_MOVES, 1.0, scores=True)
    assert answer_in(answer_out(8, [WINS, LOSES]), 8, evaluation) == [WINS, LOSES]


@pytest.mark.parametrize("text", [b"[6,5]", b"[7]", b"5", b"null", b"{}", b"", b"[7,5", b"\xff", b'["7",5]'])
def test_a_line_that_does_not_answer_this_question_is_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        answer_in(text, 7, Choice(TWO_MOVES, Level.CASUAL, 1))


@pytest.mark.parametrize("pit", [1, 6, -1, 12, None, "0", True, False, 5.0, [5]])
def test_a_choice_is_a_legal_pit_or_refused(pit: object) -> None:
    with pytest.raises(ValueError, match="no answer to question 7"):
        answer_in(answer_out(7, pit), 7, Choice(TWO_MOVES, Level.CASUAL, 1))


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [WINS],
        [WINS, LOSES, LOSES],
        [WINS, [1, *LOSES[1:]]],
        [WINS, LOSES[:4]],
        [WINS, [5, "fun", 20, True, None]],
        [WINS, [5, "loss", 49, True, None]],
        [WINS, [5, "loss", "20", True, None]],
        [WINS, [5, "loss", 20, None, None]],
        [WINS, [5, "loss", 20, True, "because"]],
        [WINS, None],
        5,
        None,
    ],
)
def test_worths_are_those_of_exactly_the_legal_pits_or_refused(rows: object) -> None:
    with pytest.raises(ValueError, match="no answer to question 7"):
        answer_in(answer_out(7, rows), 7, Evaluation(TWO_MOVES, 1.0, scores=True))
