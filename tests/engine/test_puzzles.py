"""Every puzzle in the banks has exactly one winning move, and a line of play that shows it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from engine import Puzzle, Verdict, puzzles
from engine.prover import Prover
from engine.puzzle import read
from engine.table import build
from engine.values import verdicts_at_once
from rules import RULESETS, Game, Position, Side
from tests.engine.exhaustive import Exhaustive, TooLong
from tests.engine.walked import Suggesting, Walk, suggesting

BANKS = {"ayoayo": 150, "oware": 80, "abapa": 80}
LONGEST_LINE = 14
EVERY_MOVE_PROVED = ("ayoayo", "oware")
"""Of the others it is proved that they do not win, but not always whether they draw or lose."""
EVERY = [puzzle for key in BANKS for puzzle in puzzles(key)]


def beginning(puzzle: Puzzle) -> Game:
    return Game(RULESETS[puzzle.ruleset], puzzle.position)


def winning(prover: Prover, puzzle: Puzzle) -> list[int]:
    """The moves that are proved to win; every move has to be decided."""
    game = beginning(puzzle)
    verdicts = verdicts_at_once(game) | {case.pit: case.verdict for case in prover.examine(game, 60)}
    assert None not in verdicts.values(), puzzle
    return [pit for pit, verdict in verdicts.items() if verdict is Verdict.WIN]


@pytest.mark.parametrize("key", BANKS)
def test_a_bank_has_many_puzzles_of_several_grades(key: str) -> None:
    bank = puzzles(key)
    grades = Counter(puzzle.grade for puzzle in bank)
    assert len(bank) >= BANKS[key]
    assert set(grades) <= {1, 2, 3, 4, 5}
    assert min(grades[grade] for grade in (1, 2, 3)) >= 3, grades
    assert [puzzle.id for puzzle in bank] == [f"{key}-{number:03}" for number in range(1, len(bank) + 1)]


def test_a_ruleset_without_a_bank_has_no_puzzles() -> None:
    assert puzzles("oware-slam-takes") == ()


def test_south_has_three_moves_at_least() -> None:
    for puzzle in EVERY:
        assert puzzle.position.mover is Side.SOUTH
        assert len(beginning(puzzle).legal_moves()) >= 3


def test_every_line_begins_with_the_solution_and_ends_in_a_plain_win_for_south() -> None:
    """The game is won, or South has just taken seeds and leads by eight."""
    for puzzle in EVERY:
        game = Game.replay(RULESETS[puzzle.ruleset], puzzle.line, puzzle.position)
        outcome, (south, north) = game.outcome(), game.position.stores
        assert puzzle.line[0] == puzzle.solution
        assert len(puzzle.line) <= LONGEST_LINE
        if outcome:
            assert outcome.winner is Side.SOUTH, puzzle.id
        else:
            assert game.moves[-1].mover is Side.SOUTH, puzzle.id
            assert game.moves[-1].gained, puzzle.id
            assert south - north >= 8, puzzle.id


@pytest.mark.parametrize("key", BANKS)
def test_no_two_puzzles_are_nearly_the_same(key: str) -> None:
    for one, other in combinations(puzzles(key), 2):
        pairs = zip(one.position.pits, other.position.pits, strict=True)
        assert sum(seeds != others for seeds, others in pairs) >= 3, (one.id, other.id)


def test_playing_out_every_line_of_small_puzzles_finds_the_one_winning_move() -> None:
    """By the rules alone; puzzles with too many lines for a test are passed over."""
    confirmed = 0
    for puzzle in EVERY:
        if sum(puzzle.position.row_seeds) > 6 or confirmed == 12:
            continue
        game, verdicts = beginning(puzzle), dict[int, Verdict]()
        try:
            for pit in game.legal_moves():
                verdicts[pit] = Exhaustive(400).verdict(game, pit)
        except TooLong:
            continue
        assert [pit for pit, verdict in verdicts.items() if verdict is Verdict.WIN] == [puzzle.solution]
        confirmed += 1
    assert confirmed >= 3


def faults(suggests: Suggesting, puzzle: Puzzle) -> list[tuple[int, Position]]:
    """What speaks against the claim that the solution wins and that no other move does, by move."""
    found = []
    for pit in beginning(puzzle).legal_moves():
        claimant = Side.SOUTH if pit == puzzle.solution else Side.NORTH
        fault = Walk(suggests, claimant, puzzle.position).fault(pit)
        if fault:
            found.append((pit, fault))
    return found


def small_puzzles_of_abapa() -> list[Puzzle]:
    return [puzzle for puzzle in puzzles("abapa") if sum(puzzle.position.row_seeds) <= 7]


def test_walking_through_all_replies_confirms_the_one_winning_move_of_abapa() -> None:
    """By the rules alone, of those with up to seven seeds; of the whole bank: `make engine-test`."""
    assert len(small_puzzles_of_abapa()) >= 10
    for puzzle in small_puzzles_of_abapa():
        assert not faults(suggesting("abapa", 7), puzzle), puzzle.id


def test_walking_finds_fault_with_every_other_solution() -> None:
    for puzzle in small_puzzles_of_abapa():
        for pit in set(beginning(puzzle).legal_moves()) - {puzzle.solution}:
            assert faults(suggesting("abapa", 7), replace(puzzle, solution=pit)), (puzzle.id, pit)


@pytest.mark.parametrize("key", EVERY_MOVE_PROVED)
def test_proofs_find_the_one_winning_move_again(key: str) -> None:
    """Of a few; of the whole bank: `make engine-test`."""
    prover = Prover(RULESETS[key], build(RULESETS[key], 8), 1 << 22)
    for puzzle in Random(key).sample([puzzle for puzzle in puzzles(key) if puzzle.grade < 4], 4):
        assert winning(prover, puzzle) == [puzzle.solution], puzzle.id


def test_a_written_puzzle_is_read_back() -> None:
    assert read("ayoayo", map(str, puzzles("ayoayo"))) == puzzles("ayoayo")


def test_reading_puzzles_needs_neither_numba_nor_numpy() -> None:
    code = "import sys, engine; engine.puzzles('ayoayo')[0]; print(*{'numba', 'numpy'} & set(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not re.search(r"\w", loaded.stdout)
