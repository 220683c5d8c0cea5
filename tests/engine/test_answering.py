"""Answers inside the engine's process: at once with a small table, better when the large one is built."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from engine.answering import FIRST_SEEDS, Answerer, bytes_beside_code, seeds_for
from engine.levels import Level
from engine.messages import Choice, Evaluation, question_in, question_out, values_in, values_out
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


def test_a_question_crosses_with_its_games_ruleset_beginning_and_moves() -> None:
    start = Position.parse("4 4 4 4 4 0 0 0 4 4 4 4 6 6 N")
    for game in (Game(RULESETS["abapa"], start), Game.replay(RULESETS["abapa"], parse_moves("dCe"), start)):
        evaluation = question_in(question_out(Evaluation(game, 0.5, scores=True)))
        assert isinstance(evaluation, Evaluation)
        assert (evaluation.seconds, evaluation.scores) == (0.5, True)
        choice = question_in(question_out(Choice(game, Level.CASUAL, 1 << 62)))
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
    oware, shelf = RULESETS["oware"], Shelf(tmp_path / "tables", NOW)
    (tmp_path / "tables").touch()
    answerer = Answerer(shelf, 16 * MEBIBYTE)
    wanted = seeds_for(bytes_beside_code(16 * MEBIBYTE))
    assert wanted > FIRST_SEEDS
    question = Evaluation(Game(oware), 0.01, scores=False)
    answerer.answer(question)
    while is_building():
        time.sleep(0.05)
    large = shelf.kept(oware, wanted)
    assert large is not None
    for _ in range(2):
        assert len(answerer.answer(question)) == 6
        assert not is_building()
    assert shelf.kept(oware, wanted) is large
