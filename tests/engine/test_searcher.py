"""The searcher finds what can be seen, and its scores mean seeds."""

from __future__ import annotations

import time
from random import Random
from threading import active_count

import pytest

from engine.scores import MOST, WON, final_score, seeds_of
from engine.searcher import CERTAIN, Searcher
from engine.table import build
from rules import RULESETS, Game, Position, parse_moves
from tests.engine.agreement import drawn_game

OWARE = RULESETS["oware"]


def searcher(seeds: int = 6) -> Searcher:
    return Searcher(OWARE, build(OWARE, seeds), 1 << 20)


def test_the_capture_that_wins_is_chosen() -> None:
    """F brings a to two, which South takes: 25."""
    game = Game(OWARE, Position.parse("4 4 0 0 0 1 1 2 2 2 4 4 23 1 S"))
    found = searcher().best(game, seconds=30, depth=4)
    assert found.pit == 5
    assert found.score >= CERTAIN


def test_every_move_gets_a_score_as_deep_as_the_others_or_one_ply_deeper() -> None:
    scored = searcher().scores(Game(OWARE), seconds=30, nodes=5_000)
    assert [found.pit for found in scored] == [0, 1, 2, 3, 4, 5]
    assert max(found.depth for found in scored) - min(found.depth for found in scored) <= 1
    assert min(found.depth for found in scored) >= 3


def test_where_all_moves_are_told_the_best_is_looked_for_deeper_and_no_other_seems_better() -> None:
    rng = Random(4)
    for _ in range(20):
        game = drawn_game(rng, OWARE, 48, 10)
        ranked = searcher().ranked(game, seconds=30, nodes=3_000)
        best = searcher().best(game, seconds=30, nodes=3_000)
        assert ranked[0] == best
        assert sorted(found.pit for found in ranked) == game.legal_moves()
        assert [found.score for found in ranked] == sorted((found.score for found in ranked), reverse=True)


def test_without_time_every_move_is_told_all_the_same() -> None:
    assert sorted(found.pit for found in searcher().ranked(Game(OWARE), seconds=0)) == [0, 1, 2, 3, 4, 5]
    assert all(-48 * 100 < found.score < 48 * 100 for found in searcher().ranked(Game(OWARE), seconds=0))


def test_only_the_pits_that_are_asked_about_are_chosen_from() -> None:
    assert searcher().best(Game(OWARE), seconds=30, depth=3, pits=[4]).pit == 4


def test_helping_threads_end_after_the_answer_and_change_nothing_that_is_certain() -> None:
    game = Game(OWARE, Position.parse("4 4 0 0 0 1 1 2 2 2 4 4 23 1 S"))
    threads, asked = active_count(), Searcher(OWARE, build(OWARE, 6), 1 << 20, helpers=3)
    assert asked.best(game, seconds=30, depth=4).pit == 5
    assert asked.best(Game(OWARE), seconds=60, depth=10).depth == 10
    assert len(asked.scores(Game(OWARE), seconds=60, depth=7)) == 6
    while active_count() > threads:
        time.sleep(0.01)


def test_the_same_question_gets_the_same_answer_after_as_many_positions() -> None:
    game = Game.replay(OWARE, parse_moves("CdDaFb"))
    answers = [searcher().best(game, seconds=30, nodes=20_000) for _ in range(2)]
    assert answers[0] == answers[1]


def test_believing_shallower_searches_gets_deeper_with_as_many_positions() -> None:
    depths = [
        Searcher(OWARE, build(OWARE, 6), 1 << 20, cuts=cuts).best(Game(OWARE), 30, nodes=200_000).depth
        for cuts in (False, True)
    ]
    assert depths[0] < depths[1]


def test_with_relays_no_shallower_search_is_believed() -> None:
    ayoayo = RULESETS["ayoayo"]
    asked = [Searcher(ayoayo, build(ayoayo, 6), 1 << 20, cuts=cuts) for cuts in (False, True)]
    found = [searcher.scores(Game(ayoayo), 30, nodes=100_000) for searcher in asked]
    assert found[0] == found[1]


@pytest.mark.parametrize("seeds", [0, 10, 23, 24, 25, 30, 48])
def test_the_score_of_a_final_result_means_that_result_again(seeds: int) -> None:
    assert seeds_of(final_score(seeds, 0)) == seeds
    assert abs(final_score(seeds, 0)) < MOST


def test_a_sooner_win_scores_more_and_a_later_loss() -> None:
    assert final_score(25, 3) > final_score(25, 9) > WON - 100
    assert final_score(23, 3) < final_score(23, 9) < 0


@pytest.mark.parametrize(("score", "seeds"), [(0, 24), (400, 26), (-600, 21), (9_000 - 1, 48)])
def test_an_estimate_means_the_seeds_that_its_difference_gives(score: int, seeds: int) -> None:
    assert seeds_of(score) == seeds
